import Recording

/// How two values of one type are compared (E1 to E6), worked out once per type.
///
/// The rules, for a field of a view: `Equatable` values with `==`, class references by identity, closures by their code
/// and context pointers, nested structs and tuples by their parts, storage that is not `Equatable` by its bits.
final class Comparison {
  /// Compares two values of the type in place.
  let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  let method: FieldComparison.Method

  init(_ method: FieldComparison.Method, _ isEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.method = method
    self.isEqual = isEqual
  }

  nonisolated(unsafe) private static var fieldCache: [ObjectIdentifier: Comparison] = [:]
  nonisolated(unsafe) private static var viewCache: [ObjectIdentifier: Comparison] = [:]

  /// How a field of type `type` is compared (E4).
  static func ofField(_ type: Any.Type) -> Comparison {
    if let known = fieldCache[ObjectIdentifier(type)] { return known }
    let comparison = makeForField(type)
    fieldCache[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// How a view or another value with parts is compared as a whole: plain data by its bits (E1), `Equatable` with `==`
  /// (E2), else part by part (E4).
  static func ofWhole(_ type: Any.Type) -> Comparison {
    if let known = viewCache[ObjectIdentifier(type)] { return known }
    let comparison: Comparison
    if TypeLayout.isPOD(type) {
      comparison = bits(type)
    } else if let equatable = type as? any Equatable.Type {
      comparison = equal(equatable)
    } else {
      comparison = parts(type) ?? bits(type)
    }
    viewCache[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// How a stored field is compared: a `weak` or `unowned` reference by its bits.
  static func of(_ field: Field) -> Comparison {
    if field.isStrong { return ofField(field.type) }
    let size = TypeLayout.size(field.type)
    return Comparison(.reference) { memoryEqual($0, $1, size) }
  }

  private static func makeForField(_ type: Any.Type) -> Comparison {
    if let property = type as? any GraphProperty.Type { return property.inputComparison }
    switch FieldLayout.kind(of: type) {
    case .classReference: return pointers(1, .reference)
    case .function: return pointers(2, .closure)
    case .existential:
      func open<T>(_ type: T.Type) -> Comparison { existential(type) }
      return _openExistential(type, do: open)
    default: break
    }
    if let optional = type as? any OptionalValue.Type,
      !(type is any Equatable.Type) || FieldLayout.kind(of: optional.payload) == .classReference
    {
      return optional.fieldComparison
    }
    if type is any View.Type { return ofWhole(type) }
    if let equatable = type as? any Equatable.Type { return equalValues(equatable) }
    if TypeLayout.isPOD(type) { return bits(type) }
    return parts(type) ?? (FieldLayout.kind(of: type) == .enumeration ? enumeration(type) : storage(type))
  }

  private static func equal<E: Equatable>(_ type: E.Type) -> Comparison {
    switch type {
    case is String.Type:
      return Comparison(.equatable) {
        $0.assumingMemoryBound(to: String.self).pointee == $1.assumingMemoryBound(to: String.self).pointee
      }
    case is Int.Type, is Bool.Type, is UInt.Type, is Int32.Type, is Int64.Type:
      let size = MemoryLayout<E>.size
      return Comparison(.equatable) { memoryEqual($0, $1, size) }
    default: break
    }
    return Comparison(.equatable) {
      areEqual($0.assumingMemoryBound(to: E.self), $1.assumingMemoryBound(to: E.self))
    }
  }

  /// With `==`, where the bits differ: a value equals itself, as `Equatable` demands.
  static func equalValues<E: Equatable>(_ type: E.Type) -> Comparison {
    if let array = type as? any EquatableArray.Type { return array.elementwise }
    let (size, operation) = (MemoryLayout<E>.size, equal(type))
    return Comparison(.equatable) { memoryEqual($0, $1, size) || operation.isEqual($0, $1) }
  }

  static func pointers(_ count: Int, _ method: FieldComparison.Method) -> Comparison {
    Comparison(method) { a, b in
      for index in 0..<count {
        let offset = index * MemoryLayout<UInt>.size
        if a.loadUnaligned(fromByteOffset: offset, as: UInt.self)
          != b.loadUnaligned(fromByteOffset: offset, as: UInt.self)
        {
          return false
        }
      }
      return true
    }
  }

  /// Field by field, so that neither the padding between fields counts nor what lies in the place of a payload that is
  /// not there.
  static func bits(_ type: Any.Type) -> Comparison {
    var spans: [(offset: Int, size: Int)] = []
    var cases: [(offset: Int, type: Any.Type)] = []
    TypeLayout.collectSpans(of: type, at: 0, into: &spans, cases: &cases)
    let tagged = cases.map { ($0.offset, ofCases($0.type)) }
    if spans.count == 1, tagged.isEmpty {
      let span = spans[0]
      return Comparison(.bits) { memoryEqual($0 + span.offset, $1 + span.offset, span.size) }
    }
    return Comparison(.bits) { a, b in
      spans.allSatisfy { memoryEqual(a + $0.offset, b + $0.offset, $0.size) }
        && tagged.allSatisfy { offset, comparison in comparison.isEqual(a + offset, b + offset) }
    }
  }

  private static func ofCases(_ type: Any.Type) -> Comparison {
    (type as? any OptionalValue.Type)?.bitComparison ?? enumeration(type)
  }

  private struct Part {
    var offset: Int
    var comparison: Unmanaged<Comparison>
  }

  private static func parts(_ type: Any.Type) -> Comparison? {
    let fields = FieldLayout.fields(of: type)
    let kind = FieldLayout.kind(of: type)
    guard kind == .structure || kind == .tuple else { return nil }
    let plan = fields.map { (offset: $0.offset, comparison: Comparison.of($0)) }
    if plan.isEmpty && TypeLayout.size(type) > 0 { return storage(type) }
    if plan.count == 1 {
      let (offset, comparison) = plan[0]
      return Comparison(.parts) { a, b in comparison.isEqual(a + offset, b + offset) }
    }
    // A plan lasts as long as the process, as the cache does: unmanaged, a comparison counts no references.
    let parts = UnsafeMutableBufferPointer<Part>.allocate(capacity: plan.count)
    _ = parts.initialize(from: plan.map { Part(offset: $0.offset, comparison: .passRetained($0.comparison)) })
    return Comparison(.parts) { a, b in
      for part in parts {
        let isEqual = part.comparison._withUnsafeGuaranteedRef { $0.isEqual(a + part.offset, b + part.offset) }
        if !isEqual { return false }
      }
      return true
    }
  }

  /// A type that tells nothing of its fields: by its bits, which for a collection is its storage.
  private static func storage(_ type: Any.Type) -> Comparison {
    let size = TypeLayout.size(type)
    return Comparison(.storage) { memoryEqual($0, $1, size) }
  }
}

/// Compares two values of a type known only now: equal types, then as a field of that type.
func isEqualDynamically<T>(_ old: T, _ new: T) -> Bool {
  let dynamicType: Any.Type = type(of: old as Any)
  guard type(of: new as Any) == dynamicType else { return false }
  func open<U>(_ type: U.Type) -> Bool {
    guard let old = old as? U, let new = new as? U else { return false }
    return isEqualAsField(old, new, Comparison.ofField(U.self))
  }
  return _openExistential(dynamicType, do: open)
}

/// Compares two values of one type as a field is compared (E4).
@inline(__always)
func isEqualAsField<T>(_ old: T, _ new: T, _ comparison: Comparison) -> Bool {
  withUnsafePointer(to: old) { a in withUnsafePointer(to: new) { b in comparison.isEqual(a, b) } }
}

/// Compares a stored value with one of the same type as a field is compared (E4), without a copy.
@inline(__always)
func isEqualInPlace<T>(_ old: inout T, _ new: T, _ comparison: Comparison) -> Bool {
  withUnsafeMutablePointer(to: &old) { a in withUnsafePointer(to: new) { b in comparison.isEqual(a, b) } }
}

private func areEqual<E: Equatable>(_ a: UnsafePointer<E>, _ b: UnsafePointer<E>) -> Bool { a.pointee == b.pointee }
