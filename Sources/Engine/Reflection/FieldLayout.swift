@_spi(Reflection) import Swift

/// A stored field of a type: its name, where it lies, and its type.
struct Field {
  var name: String
  var offset: Int
  var type: Any.Type
  var kind: Kind
  /// Whether the field holds its value as values of its type lie in memory: a `weak` or `unowned` reference does not.
  var isStrong = true

  func moved(by distance: Int) -> Field {
    var field = self
    field.offset += distance
    return field
  }

  enum Kind { case structure, enumeration, optional, classReference, function, tuple, existential, other }
}

/// The stored fields of types, looked up once per type.
enum FieldLayout {
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: [Field]] = [:]

  nonisolated(unsafe) private static var kinds: [ObjectIdentifier: Field.Kind] = [:]

  /// The stored fields of a struct, a tuple or a class (with those it inherits), in order of declaration.
  ///
  /// Enums, optionals, functions and existentials have none. Cost: a dictionary look-up after the first call.
  static func fields(of type: Any.Type) -> [Field] {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let fields = reflect(type)
    cache[ObjectIdentifier(type)] = fields
    return fields
  }

  /// The stored fields of a view, with those of a style and its configuration in the place of what holds them.
  static func fieldsInside(_ type: Any.Type) -> [Field] {
    fields(of: type).flatMap { held in
      guard held.type is any PropertyHolder.Type else { return [held] }
      return fields(of: held.type).flatMap { value in
        value.kind == .structure
          ? fields(of: value.type).filter(isShown).map { $0.moved(by: held.offset + value.offset) }
          : [Field(name: held.name, offset: held.offset + value.offset, type: value.type, kind: value.kind)]
      }
    }
  }

  /// Content that a style places, and what it calls, are no values that a person gave it.
  private static func isShown(_ field: Field) -> Bool {
    !(field.type is any _StandInView.Type || field.type is ModifierContentOwner.Type || field.type is ActionBox.Type)
  }

  private static func reflect(_ type: Any.Type) -> [Field] {
    var result: [Field] = []
    let isClass = type is AnyObject.Type
    if isClass {
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, kind in
        result.append(Field(name: String(cString: name), offset: offset, type: type, kind: Field.Kind(kind)))
        return true
      }
      return result
    }
    switch kind(of: type) {
    case .structure, .tuple:
      _ = _forEachField(of: type) { name, offset, fieldType, kind in
        let isStrong = FieldDescription.isStrong(type, result.count, kind: Field.Kind(kind))
        result.append(
          Field(
            name: String(cString: name), offset: offset, type: fieldType, kind: Field.Kind(kind), isStrong: isStrong))
        return true
      }
    default: break
    }
    return result
  }

  /// What kind of type `type` is.
  static func kind(of type: Any.Type) -> Field.Kind {
    if let known = kinds[ObjectIdentifier(type)] { return known }
    func open<T>(_ type: T.Type) -> Field.Kind { probe(type) }
    let kind = type is AnyObject.Type ? .classReference : _openExistential(type, do: open)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  // The runtime tells a kind only of a field, so the type is looked at as the field of a struct.
  private struct Probe<T> { var value: T }

  private static func probe<T>(_ type: T.Type) -> Field.Kind {
    var found = Field.Kind.other
    _ = _forEachField(of: Probe<T>.self) { _, _, _, kind in
      found = Field.Kind(kind)
      return false
    }
    return found
  }
}

/// What the runtime tells of a field beside its type.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = true

  static func isStrong(_ type: Any.Type, _ index: Int, kind: Field.Kind) -> Bool {
    // Only references can be held in another way.
    guard kind == .optional || kind == .classReference || kind == .existential else { return true }
    var description = FieldDescription()
    _ = describeField(type, index, &description)
    description.freeName?(description.name)
    return description.isStrong
  }
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeField(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

extension Field.Kind {
  init(_ kind: _MetadataKind) {
    switch kind {
    case .struct: self = .structure
    case .enum: self = .enumeration
    case .optional: self = .optional
    case .class, .foreignClass, .objcClassWrapper: self = .classReference
    case .function: self = .function
    case .tuple: self = .tuple
    case .existential: self = .existential
    default: self = .other
    }
  }
}
