/// A use of `@Entry`: a value of the environment, or of a transaction, with its default.
///
/// The toolchain has no such macro outside Apple's platforms, so a copy of the source says what the macro would: a key
/// with the default, and a property that reads and writes by it.
struct EntryMacro: Hashable, Sendable {
  /// The type that the extension adds to: `EnvironmentValues`.
  var extended: String
  var name: String
  /// `@Entry`.
  var attribute: Range<Int>
  /// From the first modifier, or `var`, to the end of the name.
  var head: Range<Int>
  /// The modifiers, as they are written.
  var modifiers: String
  /// After the value, or after the type where there is no value.
  var end: Int
  var hasValue: Bool
  /// After the `=` before the value.
  var valueStart: Int
  /// The type, where it is written or plain to see from the value; else the compiler finds it.
  var type: String?

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "_FocusedEntryKey",
  ]

  /// What is written in its place; nothing where the engine has no keys for the extended type.
  var edits: [PreparedCopy.Edit] {
    guard let key = Self.keys[extended] else { return [] }
    let access = modifiers.isEmpty ? "" : modifiers + " "
    let (begin, close, valueType, place): (String, String, String, String)
    if let type, hasValue {
      (begin, close) = ("\(access)static let __entry_\(name) = SwiftUI._EntryKey<\(type)>(", ")")
      (valueType, place) = (type, "Self.__entry_\(name)")
    } else {
      (begin, close) = ("\(access)enum __Key_\(name): SwiftUI.\(key) { \(access)static let defaultValue", " }")
      (valueType, place) = (type ?? "__Key_\(name).Value", "__Key_\(name).self")
    }
    return [
      .init(range: attribute, replacement: String(repeating: " ", count: attribute.count)),
      .init(range: type != nil && hasValue ? head.lowerBound..<valueStart : head, replacement: begin),
      .init(
        range: end..<end,
        replacement: (hasValue ? "" : " = nil") + close
          + "; \(access)var \(name): \(valueType) { get { self[\(place)] } set { self[\(place)] = newValue } }"),
    ]
  }
}

extension DeclarationScanner {
  /// `@Entry var name: Type = value` in an extension, at `var`.
  mutating func entry(endingAt end: Int, hasValue: Bool) {
    guard let owner = open.last.map({ declarations[$0.declaration] }), owner.keyword == .extension,
      let attribute = attributes.first(where: { $0.name == "Entry" }), cursor.kind(index + 1) == .identifier,
      end > index + 1
    else { return }
    // The modifiers stand between the attribute and `var`.
    var first = index
    while first > 0, cursor.tokens[first - 1].range.lowerBound >= attribute.range.upperBound { first -= 1 }
    let head = cursor.tokens[first].range.lowerBound..<cursor.tokens[index + 1].range.upperBound
    let modifiers = (first..<index).map { cursor.text($0) }.joined(separator: " ")
    entries.append(
      EntryMacro(
        extended: owner.name, name: cursor.text(index + 1), attribute: attribute.range, head: head,
        modifiers: modifiers, end: cursor.tokens[end - 1].range.upperBound, hasValue: hasValue,
        valueStart: (index..<end).first { cursor.text($0) == "=" }.map { cursor.tokens[$0].range.upperBound }
          ?? head.upperBound,
        type: entryType(from: index + 2, to: end)))
  }

  /// The type of `: Type = value`, or of a value that is a literal, a call of an initialiser or a member of a type.
  private func entryType(from start: Int, to end: Int) -> String? {
    let sign = (start..<end).first { cursor.text($0) == "=" }
    if cursor.isPunctuation(start, ":") {
      let last = (sign ?? end) - 1
      guard last > start else { return nil }
      let range = cursor.tokens[start + 1].range.lowerBound..<cursor.tokens[last].range.upperBound
      return cursor.source[range].split(separator: "\n").joined(separator: " ")
    }
    guard let sign, sign + 1 < end else { return nil }
    let (word, next) = (cursor.text(sign + 1), cursor.text(sign + 2))
    if sign + 2 == end || cursor.beginsStatement(sign + 2) {
      switch true {
      case word == "true" || word == "false": return "Bool"
      case word.hasSuffix("\""): return "String"
      case Int(word) != nil: return "Int"
      case Double(word) != nil: return "Double"
      default: return nil
      }
    }
    guard cursor.kind(sign + 1) == .identifier, word.first?.isUppercase == true else { return nil }
    if next == "(" { return word }
    return next == "." && cursor.kind(sign + 3) == .identifier && sign + 4 == end ? word : nil
  }
}
