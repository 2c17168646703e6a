import Foundation

/// Puts values into words for the recording: the same words in every run.
///
/// A reference is named by its type, a `UUID` by the order in which it was first seen (`UUID#1`), unordered collections
/// are sorted, and of a long collection the first elements are named. How a type is worded is worked out once.
final class Describer {
  typealias Words = (UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String
  @exclusivity(unchecked) private var uuids: [UUID: Int] = [:]
  @exclusivity(unchecked) private var ownWords: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) private var plans: [ObjectIdentifier: Words] = [:]
  static let mostElements = 8
  static let mostDepth = 3

  /// The value in words.
  func describe<T>(_ value: T, depth: Int = 0) -> String {
    withUnsafePointer(to: value) { describe(T.self, at: $0, depth: depth) }
  }

  /// The value of type `type` at `pointer` in words.
  func describe(_ type: Any.Type, at pointer: UnsafeRawPointer, depth: Int = 0) -> String {
    words(for: type)(pointer, self, depth)
  }

  /// How values of a type are put into words.
  func words(for type: Any.Type) -> Words {
    if let known = plans[ObjectIdentifier(type)] { return known }
    func open<T>(_ type: T.Type) -> Words { plan(for: type) }
    let made = _openExistential(type, do: open)
    plans[ObjectIdentifier(type)] = made
    return made
  }

  /// How a stored field is put into words, where the value that holds it lies at the pointer.
  ///
  /// A reference that is not held strongly is named by its type, as it can't be looked at in place.
  func words(for field: Field) -> Words {
    guard field.isStrong else {
      let name = TypeName.short((field.type as? any OptionalValue.Type)?.payload ?? field.type)
      return { _, _, _ in name }
    }
    let (words, offset) = (words(for: field.type), field.offset)
    return { words($0 + offset, $1, $2) }
  }

  /// A stored field of the value at `pointer`, in words.
  func describe(_ field: Field, in pointer: UnsafeRawPointer, depth: Int = 0) -> String {
    words(for: field)(pointer, self, depth)
  }

  /// Whether values of the type are told as a whole, not by their parts.
  func hasOwnWords<T>(_ type: T.Type) -> Bool {
    if let known = ownWords[ObjectIdentifier(type)] { return known }
    let made =
      type is any RecordingDescribable.Type || type is any _RecordingWords.Type || numberPlan(for: type) != nil
      || foundationPlan(for: type) != nil
    ownWords[ObjectIdentifier(type)] = made
    return made
  }

  private func plan<T>(for type: T.Type) -> Words {
    func value(_ pointer: UnsafeRawPointer) -> T { pointer.assumingMemoryBound(to: T.self).pointee }
    if type is String.Type { return { pointer, _, _ in Describer.quoted(pointer) } }
    if type is Substring.Type { return { pointer, _, _ in "\"\(value(pointer))\"" } }
    if type is any RecordingDescribable.Type {
      return { pointer, describer, _ in
        (value(pointer) as? any RecordingDescribable)?.recordingDescription(describer) ?? ""
      }
    }
    if type is any _RecordingWords.Type {
      return { pointer, _, _ in (value(pointer) as? any _RecordingWords)?._recordingWords ?? "" }
    }
    if let words = numberPlan(for: type) ?? foundationPlan(for: type) { return words }
    if let optional = type as? any OptionalValue.Type {
      return { pointer, describer, depth in optional.describe(pointer, describer, depth) }
    }
    if let array = type as? any ArrayValue.Type { return { array.describe($0, $1, $2) } }
    switch FieldLayout.kind(of: type) {
    case .classReference: return { pointer, _, _ in Describer.words(forObject: value(pointer) as AnyObject) }
    case .function: return { _, _, _ in "closure" }
    case .existential: return { $1.describeDynamically(value($0), $2) }
    case .enumeration: return { $1.enumeration(value($0), $2) }
    case .structure where !(type is any Collection.Type): return structure(type)
    default: return { $1.collection(value($0), $2) }
    }
  }

  private func numberPlan<T>(for type: T.Type) -> Words? {
    func load<V>(_ pointer: UnsafeRawPointer) -> V { pointer.assumingMemoryBound(to: V.self).pointee }
    switch type {
    case is Int.Type: return { pointer, _, _ in String(load(pointer) as Int) }
    case is Bool.Type: return { pointer, _, _ in load(pointer) as Bool ? "true" : "false" }
    case is Double.Type: return { pointer, _, _ in Describer.number(load(pointer)) }
    case is CGFloat.Type: return { pointer, _, _ in Describer.number(Double(load(pointer) as CGFloat)) }
    case is Float.Type: return { pointer, _, _ in Describer.number(Double(load(pointer) as Float)) }
    case is any BinaryInteger.Type:
      return { pointer, _, _ in String(describing: load(pointer) as T) }
    default: return nil
    }
  }

  private func foundationPlan<T>(for type: T.Type) -> Words? {
    func load<V>(_ pointer: UnsafeRawPointer) -> V { pointer.assumingMemoryBound(to: V.self).pointee }
    switch type {
    case is UUID.Type: return { pointer, describer, _ in describer.words(for: load(pointer)) }
    case is Date.Type:
      return { pointer, _, _ in "Date(\(Describer.number((load(pointer) as Date).timeIntervalSinceReferenceDate)))" }
    case is URL.Type: return { pointer, _, _ in (load(pointer) as URL).absoluteString }
    case is any StringProtocol.Type, is Decimal.Type: return { pointer, _, _ in "\(load(pointer) as T)" }
    default: return nil
    }
  }

  /// `Item(id: 1, title: "Milk")`: what stands before each field is put together once.
  private func structure(_ type: Any.Type) -> Words {
    let name = TypeName.short(type)
    let fields = FieldLayout.fields(of: type)
    let shown = fields.prefix(Describer.mostElements).enumerated().map { index, field in
      (before: (index == 0 ? "\(name)(" : ", ") + "\(field.name): ", words: words(for: field))
    }
    let end = fields.count > shown.count ? ", … \(fields.count - shown.count) more)" : shown.isEmpty ? "\(name)()" : ")"
    let usualLength = shown.reduce(end.utf8.count) { $0 + $1.before.utf8.count + 8 }
    return { pointer, describer, depth in
      guard depth < Describer.mostDepth else { return name }
      var words = ""
      words.reserveCapacity(usualLength)
      for field in shown {
        words += field.before
        words += field.words(pointer, describer, depth + 1)
      }
      words += end
      return words
    }
  }

  private static func quoted(_ string: UnsafeRawPointer) -> String {
    var words = "\""
    words += string.assumingMemoryBound(to: String.self).pointee
    words += "\""
    return words
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

/// A type of a framework that has words of its own in recordings.
public protocol _RecordingWords {
  var _recordingWords: String { get }
}

/// A type of the engine that has words of its own in recordings.
protocol RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String
}
