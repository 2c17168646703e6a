/// A value's words taken apart into its parts: `Type(a: x, b: [1, 2])`.
indirect enum ValueTree: Hashable {
  case atom(String)
  case group(Group)

  /// What stands between one pair of brackets, and the name before them.
  struct Group: Hashable {
    var name: String
    /// Whether the brackets are square ones: an array, a dictionary or a set.
    var isList: Bool
    var parts: [Part]
    var text: String
  }

  struct Part: Hashable {
    var label: String?
    var content: Content

    enum Content: Hashable {
      case value(ValueTree)
      /// `… 12 more`: elements that the words leave out.
      case left(Int)
    }
  }

  /// `nil` where the text is none of such a value.
  init?(_ text: String) {
    guard text.utf8.count <= ValueTree.mostBytes, var parser = Optional(ValueParser(text)) else { return nil }
    guard let tree = parser.whole() else { return nil }
    self = tree
  }

  /// Longer texts are not taken apart.
  static let mostBytes = 400_000

  /// What a value of many parts is, without these: `3 elements`, `Item(…)`; `nil` for one that is short enough.
  static func summary(of text: String, limit: Int) -> String? {
    guard text.count > limit, case .group(let group) = ValueTree(text) else { return nil }
    if group.isList { return "\(Tally.number(group.count)) element\(group.count == 1 ? "" : "s")" }
    return group.name.isEmpty || group.name.count > limit ? nil : "\(group.name)(…)"
  }

  /// The value in words, as it was written.
  var text: String {
    switch self {
    case .atom(let text): text
    case .group(let group): group.text
    }
  }
}

/// Reads a value's words from left to right. Cost: proportional to their length.
private struct ValueParser {
  private let bytes: [UInt8]
  private var place = 0
  private static let mostDepth = 60

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func whole() -> ValueTree? {
    // A text that is nothing but a string may hold anything.
    if bytes.first == quote, bytes.last == quote, bytes.count > 1 { return .atom(text(0, bytes.count)) }
    let value = value(0)
    return place == bytes.count ? value : nil
  }

  private let quote = UInt8(ascii: "\"")

  private func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<to], as: UTF8.self) }

  private func starts(with word: StaticString, at index: Int) -> Bool {
    index + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }

  /// Whether a value may end before `index`.
  private func isEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] == UInt8(ascii: ")") || bytes[index] == UInt8(ascii: "]") || starts(with: ", ", at: index)
      || starts(with: ": ", at: index)
  }

  private mutating func value(_ depth: Int) -> ValueTree? {
    guard depth < Self.mostDepth else { return nil }
    let start = place
    if place < bytes.count, bytes[place] == quote { return string() }
    skipName()
    guard place < bytes.count, let close = closing(bytes[place]) else { return .atom(text(start, place)) }
    let name = text(start, place)
    place += 1
    guard let parts = parts(until: close, depth + 1) else { return nil }
    if isEnd(place) {
      let group = ValueTree.Group(
        name: name, isList: close == UInt8(ascii: "]"), parts: parts, text: text(start, place))
      return .group(group)
    }
    // Words go on behind the bracket: what they mean is not known.
    while !isEnd(place) {
      if let close = closing(bytes[place]) {
        place += 1
        guard self.parts(until: close, depth + 1) != nil else { return nil }
      } else {
        place += 1
      }
    }
    return .atom(text(start, place))
  }

  private func closing(_ byte: UInt8) -> UInt8? {
    byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : nil
  }

  /// A quotation mark in a string is not marked as one: the string ends at the first behind which a value may end.
  private mutating func string() -> ValueTree? {
    let start = place
    place += 1
    while place < bytes.count {
      place += 1
      if bytes[place - 1] == quote, isEnd(place) { return .atom(text(start, place)) }
    }
    return nil
  }

  /// To the first bracket or to where a value may end; commas in a type's arguments don't end it.
  private mutating func skipName() {
    var angles = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<"), place > 0, bytes[place - 1] != UInt8(ascii: " ") { angles += 1 }
      if byte == UInt8(ascii: ">"), angles > 0 { angles -= 1 }
      if angles == 0, closing(byte) != nil || isEnd(place) { return }
      place += 1
    }
  }

  private mutating func parts(until close: UInt8, _ depth: Int) -> [ValueTree.Part]? {
    var parts: [ValueTree.Part] = []
    if starts(with: ":]", at: place) { place += 1 }
    while place < bytes.count {
      if bytes[place] == close {
        place += 1
        return parts
      }
      if !parts.isEmpty {
        guard starts(with: ", ", at: place) else { return nil }
        place += 2
      }
      guard let part = part(depth) else { return nil }
      parts.append(part)
    }
    return nil
  }

  private mutating func part(_ depth: Int) -> ValueTree.Part? {
    if let count = left() { return ValueTree.Part(label: nil, content: .left(count)) }
    guard let first = value(depth) else { return nil }
    guard starts(with: ": ", at: place) else { return ValueTree.Part(label: nil, content: .value(first)) }
    place += 2
    return value(depth).map { ValueTree.Part(label: first.text, content: .value($0)) }
  }

  private mutating func left() -> Int? {
    guard starts(with: "… ", at: place) else { return nil }
    var index = place + 4
    var count = 0
    while index < bytes.count, count < 1_000_000_000, let digit = Self.digit(bytes[index]) {
      count = count * 10 + digit
      index += 1
    }
    guard index > place + 4, starts(with: " more", at: index), isEnd(index + 5) else { return nil }
    place = index + 5
    return count
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
