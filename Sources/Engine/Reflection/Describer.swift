import Foundation

/// Puts values into words for the recording: the same words in every run.
///
/// A reference is named by its type, a `UUID` by the order in which it was first seen (`UUID#1`), unordered collections
/// are sorted. Long values are cut at a stated length.
final class Describer {
  private var uuids: [UUID: Int] = [:]
  private static let mostElements = 8
  private static let mostDepth = 3

  /// The value in words.
  func describe<T>(_ value: T) -> String { words(value, depth: 0) }

  /// The value of type `type` at `pointer` in words.
  func describe(_ type: Any.Type, at pointer: UnsafeRawPointer) -> String {
    func open<T>(_ type: T.Type) -> String { describe(pointer.assumingMemoryBound(to: T.self).pointee) }
    return _openExistential(type, do: open)
  }

  /// A stored field of the value at `pointer`; a reference that is not held strongly is named by its type, as it can't be
  /// looked at in place.
  func describe(_ field: Field, in pointer: UnsafeRawPointer) -> String {
    if field.isStrong { return describe(field.type, at: pointer + field.offset) }
    return TypeName.short((field.type as? any OptionalValue.Type)?.payload ?? field.type)
  }

  private func words<T>(_ value: T, depth: Int) -> String {
    if T.self == String.self, let text = value as? String { return quoted(text) }
    if T.self == Int.self, let number = value as? Int { return String(number) }
    if T.self == Bool.self, let flag = value as? Bool { return flag ? "true" : "false" }
    if T.self == Double.self, let number = value as? Double { return Describer.number(number) }
    return general(value, depth: depth)
  }

  private func general(_ value: Any, depth: Int) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let number as Double: return Describer.number(number)
    case let number as CGFloat: return Describer.number(Double(number))
    case let number as Float: return Describer.number(Double(number))
    case let number as any BinaryInteger: return String(describing: number)
    case let uuid as UUID: return describe(uuid)
    case let words as any RecordingDescribable: return words.recordingDescription(self)
    case let set as any Hashable & SetAlgebra: return String(describing: type(of: set))
    case let date as Date: return "Date(\(Describer.number(date.timeIntervalSinceReferenceDate)))"
    case let url as URL: return url.absoluteString
    case let type as Any.Type: return TypeName.short(type)
    case let path as AnyKeyPath: return KeyPathName.words(path)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let name = TypeName.short(type(of: value))
    guard depth < Describer.mostDepth else { return name }
    switch mirror.displayStyle {
    case .class: return TypeName.short(mirror.subjectType)
    case .optional:
      guard let payload = mirror.children.first else { return "nil" }
      return words(payload.value, depth: depth)
    case .collection: return list(mirror, depth, "[", "]", sorted: false)
    case .set: return list(mirror, depth, "[", "]", sorted: true)
    case .dictionary: return dictionary(mirror, depth)
    case .tuple: return list(mirror, depth, "(", ")", sorted: false, labels: true)
    case .enum:
      guard let payload = mirror.children.first else { return enumCase(value, name) }
      let inner = words(payload.value, depth: depth + 1)
      return "\(payload.label ?? name)\(inner.hasPrefix("(") ? inner : "(\(inner))")"
    case .struct: return name + list(mirror, depth, "(", ")", sorted: false, labels: true)
    default:
      if FieldLayout.kind(of: type(of: value)) == .function { return "closure" }
      return mirror.children.isEmpty ? String(describing: value) : name
    }
  }

  private func enumCase(_ value: Any, _ name: String) -> String {
    let words = String(describing: value)
    return value is any CustomStringConvertible && words.count > 40 ? name : words
  }

  private func list(
    _ mirror: Mirror, _ depth: Int, _ open: String, _ close: String, sorted: Bool, labels: Bool = false
  ) -> String {
    var parts: [String] = []
    for child in mirror.children where sorted || parts.count < Describer.mostElements {
      var part = words(child.value, depth: depth + 1)
      if labels, let label = child.label, !label.hasPrefix(".") { part = "\(label): \(part)" }
      parts.append(part)
    }
    if sorted { parts.sort() }
    parts = Array(parts.prefix(Describer.mostElements))
    let left = Int(mirror.children.count) - parts.count
    if left > 0 { parts.append("… \(left) more") }
    return open + parts.joined(separator: ", ") + close
  }

  private func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    var parts = mirror.children.map { child -> String in
      let pair = Mirror(reflecting: child.value).children.map { words($0.value, depth: depth + 1) }
      return pair.joined(separator: ": ")
    }
    parts.sort()
    let left = parts.count - Describer.mostElements
    parts = Array(parts.prefix(Describer.mostElements))
    if left > 0 { parts.append("… \(left) more") }
    return "[" + (parts.isEmpty ? ":" : parts.joined(separator: ", ")) + "]"
  }

  private func describe(_ uuid: UUID) -> String {
    let number = uuids[uuid] ?? uuids.count + 1
    uuids[uuid] = number
    return "UUID#\(number)"
  }

  private func quoted(_ text: String) -> String { "“\(text)”" }

  /// A number without a useless fraction: `1`, `0.5`.
  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}

/// A type of the engine that has words of its own in recordings.
protocol RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String
}
