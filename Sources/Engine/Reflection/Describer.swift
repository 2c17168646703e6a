import Foundation

/// Puts values into words for the recording: the same words in every run.
///
/// A reference is named by its type, a `UUID` by the order in which it was first seen (`UUID#1`), unordered collections
/// are sorted, and of a long collection the first elements are named. How a type is worded is worked out once.
final class Describer {
  typealias Words = (UnsafeRawPointer, _ depth: Int) -> String
  private var uuids: [UUID: Int] = [:]
  private var plans: [ObjectIdentifier: Words] = [:]
  static let mostElements = 8
  static let mostDepth = 3

  /// The value in words.
  func describe<T>(_ value: T, depth: Int = 0) -> String {
    withUnsafePointer(to: value) { describe(T.self, at: $0, depth: depth) }
  }

  /// The value of type `type` at `pointer` in words.
  func describe(_ type: Any.Type, at pointer: UnsafeRawPointer, depth: Int = 0) -> String {
    if let known = plans[ObjectIdentifier(type)] { return known(pointer, depth) }
    func open<T>(_ type: T.Type) -> Words { plan(for: type) }
    let made = _openExistential(type, do: open)
    plans[ObjectIdentifier(type)] = made
    return made(pointer, depth)
  }

  /// A stored field of the value at `pointer`; a reference that is not held strongly is named by its type, as it can't be
  /// looked at in place.
  func describe(_ field: Field, in pointer: UnsafeRawPointer, depth: Int = 0) -> String {
    if field.isStrong { return describe(field.type, at: pointer + field.offset, depth: depth) }
    return TypeName.short((field.type as? any OptionalValue.Type)?.payload ?? field.type)
  }

  /// Whether values of the type are told as a whole, not by their parts.
  func hasOwnWords<T>(_ type: T.Type) -> Bool {
    type is any RecordingDescribable.Type || numberPlan(for: type) != nil || foundationPlan(for: type) != nil
  }

  private func plan<T>(for type: T.Type) -> Words {
    func value(_ pointer: UnsafeRawPointer) -> T { pointer.assumingMemoryBound(to: T.self).pointee }
    if type is String.Type || type is Substring.Type { return { pointer, _ in "\"\(value(pointer))\"" } }
    if type is any RecordingDescribable.Type {
      return { [unowned self] pointer, _ in
        (value(pointer) as? any RecordingDescribable)?.recordingDescription(self) ?? ""
      }
    }
    if let words = numberPlan(for: type) ?? foundationPlan(for: type) { return words }
    if let optional = type as? any OptionalValue.Type {
      return { [unowned self] pointer, depth in optional.describe(pointer, self, depth) }
    }
    if let array = type as? any ArrayValue.Type { return { [unowned self] in array.describe($0, self, $1) } }
    switch FieldLayout.kind(of: type) {
    case .classReference: return { pointer, _ in Describer.words(forObject: value(pointer) as AnyObject) }
    case .function: return { _, _ in "closure" }
    case .existential:
      return { [unowned self] pointer, depth in describeDynamically(value(pointer), depth) }
    case .enumeration: return { [unowned self] pointer, depth in enumeration(value(pointer), depth) }
    case .structure where !(type is any Collection.Type): return structure(type)
    default: return { [unowned self] pointer, depth in collection(value(pointer), depth) }
    }
  }

  private func numberPlan<T>(for type: T.Type) -> Words? {
    func load<V>(_ pointer: UnsafeRawPointer) -> V { pointer.assumingMemoryBound(to: V.self).pointee }
    switch type {
    case is Int.Type: return { pointer, _ in String(load(pointer) as Int) }
    case is Bool.Type: return { pointer, _ in load(pointer) as Bool ? "true" : "false" }
    case is Double.Type: return { pointer, _ in Describer.number(load(pointer)) }
    case is CGFloat.Type: return { pointer, _ in Describer.number(Double(load(pointer) as CGFloat)) }
    case is Float.Type: return { pointer, _ in Describer.number(Double(load(pointer) as Float)) }
    case is any BinaryInteger.Type:
      return { pointer, _ in String(describing: load(pointer) as T) }
    default: return nil
    }
  }

  private func foundationPlan<T>(for type: T.Type) -> Words? {
    func load<V>(_ pointer: UnsafeRawPointer) -> V { pointer.assumingMemoryBound(to: V.self).pointee }
    switch type {
    case is UUID.Type: return { [unowned self] pointer, _ in words(for: load(pointer)) }
    case is Date.Type:
      return { pointer, _ in "Date(\(Describer.number((load(pointer) as Date).timeIntervalSinceReferenceDate)))" }
    case is URL.Type: return { pointer, _ in (load(pointer) as URL).absoluteString }
    case is any StringProtocol.Type, is Decimal.Type: return { pointer, _ in "\(load(pointer) as T)" }
    default: return nil
    }
  }

  private func structure(_ type: Any.Type) -> Words {
    let name = TypeName.short(type)
    let fields = FieldLayout.fields(of: type)
    return { [unowned self] pointer, depth in
      guard depth < Describer.mostDepth else { return name }
      var words = name
      words += "("
      for (index, field) in fields.enumerated() {
        if index > 0 { words += ", " }
        if index == Describer.mostElements {
          words += "… \(fields.count - index) more"
          break
        }
        words += field.name
        words += ": "
        words += describe(field, in: pointer, depth: depth + 1)
      }
      words += ")"
      return words
    }
  }

  private func words(for uuid: UUID) -> String {
    let number = uuids[uuid] ?? uuids.count + 1
    uuids[uuid] = number
    return "UUID#\(number)"
  }

  /// A number without a useless fraction: `1`, `0.5`.
  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  static func joined(_ parts: [String], of count: Int) -> String {
    (count > parts.count ? parts + ["… \(count - parts.count) more"] : parts).joined(separator: ", ")
  }

  private static func words(forObject object: AnyObject) -> String {
    if let path = object as? AnyKeyPath { return KeyPathName.words(path) }
    return TypeName.short(Swift.type(of: object))
  }
}

/// A type of the engine that has words of its own in recordings.
protocol RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String
}
