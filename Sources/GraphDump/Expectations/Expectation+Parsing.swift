extension Expectation {
  /// Reads an expectation file, with whatever ends of lines and with a byte order mark or without. Throws
  /// ``ExpectationError``.
  public init(parsing text: String) throws(ExpectationError) {
    blocks = []
    var hasHeading = false
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = Self.trimmed(raw)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if !hasHeading {
        guard line == Self.heading else {
          throw ExpectationError(line: index + 1, reason: "the file must begin with “\(Self.heading)”")
        }
        hasHeading = true
      } else {
        try read(line, number: index + 1)
      }
    }
    guard hasHeading else {
      throw ExpectationError(line: 1, reason: "the file is empty; it must begin with “\(Self.heading)”")
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    var rest = line
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest.drop { $0.isWhitespace })
  }

  private mutating func read(_ line: String, number: Int) throws(ExpectationError) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let (word, rest) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if word == "update" {
      blocks.append(try Self.block(rest, number))
      return
    }
    guard let last = blocks.indices.last else {
      throw ExpectationError(line: number, reason: "“\(line)” stands before the first “update N: STEP”")
    }
    if word == "…" || word == "..." {
      blocks[last].isOpen = true
    } else if word == "bodies" {
      blocks[last].bodies = try Self.bodies(rest, number)
    } else if let family = Fact.Family(rawValue: word) {
      guard !rest.isEmpty else { throw ExpectationError(line: number, reason: "“\(word)” needs a view, or none") }
      blocks[last].facts[family, default: []] += rest == "none" ? [] : [Self.fact(family, rest, number)]
    } else {
      throw ExpectationError(line: number, reason: "“\(word)” is not known")
    }
  }

  private static func block(_ text: String, _ line: Int) throws(ExpectationError) -> Block {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let update = Int(parts[0]), update >= 0 else {
      throw ExpectationError(line: line, reason: "write the update's number and its step: update 1: tap \"Like\"")
    }
    return Block(update: update, step: trimmed(parts[1]), line: line)
  }

  private static func bodies(_ text: String, _ line: Int) throws(ExpectationError) -> Bodies {
    let isLimit = text.hasPrefix("<=") || text.hasPrefix("≤")
    guard let count = Int(trimmed(text.drop { "<=≤ ".contains($0) })), count >= 0 else {
      throw ExpectationError(line: line, reason: "“\(text)” is not a number of bodies: write bodies 2, or bodies <= 2")
    }
    return isLimit ? .atMost(count) : .exactly(count)
  }

  /// `CellView: _model ×20`
  private static func fact(_ family: Fact.Family, _ text: String, _ line: Int) -> Fact {
    let parts = text.split(separator: " ")
    if let last = parts.last, last.first == "×" || last.first == "x", let count = Int(last.dropFirst()), count > 0 {
      return Fact(family: family, words: parts.dropLast().joined(separator: " "), count: count, line: line)
    }
    return Fact(family: family, words: text, count: 1, line: line)
  }
}
