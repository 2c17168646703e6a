/// Reads one use of `#Preview`, in any of its forms.
struct PreviewReader {
  let cursor: TokenCursor

  /// The preview at `index`, and the index after it; `nil` where it has no body in braces.
  func read(at index: Int) -> (preview: PreviewMacro, end: Int)? {
    var next = index + 1
    var name: String?
    var arguments: [String: [Int]] = [:]
    if cursor.isPunctuation(next, "("), let close = cursor.closing(next) {
      if cursor.kind(next + 1) == .literal { name = unquoted(cursor.text(next + 1)) }
      arguments = self.arguments(from: next + 1, to: close)
      next = close + 1
    }
    guard cursor.isPunctuation(next, "{") else { return nil }
    let closing = cursor.closing(next)
    let end = closing ?? cursor.tokens.count
    let (previewable, firstStatement) = previewables(from: next + 1, to: end)
    var preview = PreviewMacro(
      name: name, header: cursor.tokens[index].range.lowerBound..<cursor.tokens[next].range.upperBound,
      closingBrace: closing.map { cursor.tokens[$0].range }, hasReturn: hasReturn(from: next + 1, to: end),
      previewable: previewable, firstStatement: firstStatement, mentioned: mentioned(from: next + 1, to: end))
    preview.traits = traits(arguments["traits"] ?? [])
    if let family = arguments["as"], let closing, let last = lastBrace(of: closing) {
      preview.widget = .init(family: words(family), lastBrace: cursor.tokens[last].range)
      return (preview, last + 1)
    }
    return (preview, closing.map { $0 + 1 } ?? end)
  }

  /// The tokens of each argument with a label; after a label, those of the arguments that have none belong to it.
  private func arguments(from start: Int, to end: Int) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    var label: String?
    var next = start
    while next < end {
      if cursor.kind(next) == .identifier, cursor.isPunctuation(next + 1, ":") {
        label = cursor.text(next)
        next += 2
        continue
      }
      let close = ["(", "[", "{"].contains(cursor.text(next)) ? cursor.closing(next) ?? next : next
      if let label { result[label, default: []] += Array(next...close) }
      next = close + 1
    }
    return result.mapValues { tokens in
      Array(tokens.reversed().drop { cursor.isPunctuation($0, ",") }.reversed())
    }
  }

  private static let systemTraits: Set<String> = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown", "landscapeLeft",
    "landscapeRight", "assistiveAccess",
  ]

  /// The traits, where one of them is not the system's own.
  private func traits(_ tokens: [Int]) -> String? {
    let members = tokens.filter { cursor.kind($0) == .identifier && cursor.text($0 - 1) == "." }
    guard members.contains(where: { !Self.systemTraits.contains(cursor.text($0)) }) else { return nil }
    return words(tokens)
  }

  private func words(_ tokens: [Int]) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let range = cursor.tokens[first].range.lowerBound..<cursor.tokens[last].range.upperBound
    return cursor.source[range].split(separator: "\n").joined(separator: " ")
  }

  /// The brace that closes the last of the closures with labels that follow one.
  private func lastBrace(of closing: Int) -> Int? {
    var last: Int?
    var next = closing + 1
    while cursor.kind(next) == .identifier, cursor.isPunctuation(next + 1, ":"), cursor.isPunctuation(next + 2, "{"),
      let close = cursor.closing(next + 2)
    {
      last = close
      next = close + 1
    }
    return last
  }

  private func unquoted(_ literal: String) -> String {
    String(literal.drop { $0 == "#" || $0 == "\"" }.prefix { $0 != "\"" })
  }

  /// Whether the body itself, rather than a closure in it, says `return`.
  private func hasReturn(from start: Int, to end: Int) -> Bool {
    var next = start
    while next < end {
      if cursor.kind(next) == .punctuation, ["(", "[", "{"].contains(cursor.text(next)),
        let close = cursor.closing(next)
      {
        next = close
      } else if cursor.text(next) == "return" {
        return true
      }
      next += 1
    }
    return false
  }

  /// The words `@Previewable`, and the offset of the first statement that has none.
  private func previewables(from start: Int, to end: Int) -> ([Range<Int>], Int?) {
    var ranges: [Range<Int>] = []
    var next = start
    while next < end, let attribute = previewable(at: next) {
      ranges.append(attribute)
      next += 2
      while next < end, !cursor.beginsStatement(next) || isAttributeTail(next) {
        if cursor.kind(next) == .punctuation, ["(", "[", "{"].contains(cursor.text(next)),
          let close = cursor.closing(next)
        {
          next = close
        }
        next += 1
      }
      if cursor.isPunctuation(next, ";") { next += 1 }
    }
    guard !ranges.isEmpty else { return ([], nil) }
    return (ranges, next < cursor.tokens.count ? cursor.tokens[next].range.lowerBound : nil)
  }

  /// `@Previewable` may stand on a line before the declaration it belongs to.
  private func isAttributeTail(_ index: Int) -> Bool {
    cursor.text(index - 1) == "Previewable" && cursor.isPunctuation(index - 2, "@")
      || (cursor.kind(index - 1) == .identifier && cursor.isPunctuation(index - 2, "@"))
  }

  private func previewable(at index: Int) -> Range<Int>? {
    guard cursor.isPunctuation(index, "@"), cursor.text(index + 1) == "Previewable" else { return nil }
    return cursor.tokens[index].range.lowerBound..<cursor.tokens[index + 1].range.upperBound
  }

  private func mentioned(from start: Int, to end: Int) -> [String] {
    (start..<max(start, end)).compactMap { index in
      guard cursor.kind(index) == .identifier, cursor.text(index - 1) != "." else { return nil }
      let word = cursor.text(index)
      return word.first?.isUppercase == true ? word : nil
    }
  }
}
