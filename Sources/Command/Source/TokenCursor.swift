/// Walks over the tokens of a source.
struct TokenCursor {
  let source: SourceText
  let tokens: [Token]

  func text(_ index: Int) -> String { tokens.indices.contains(index) ? source[tokens[index].range] : "" }

  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  func isPunctuation(_ index: Int, _ text: String) -> Bool { kind(index) == .punctuation && self.text(index) == text }

  /// The index of the bracket that closes the one at `index`; `nil` if none does.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for next in index..<tokens.count where tokens[next].kind == .punctuation {
      switch text(next) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return next }
      default: break
      }
    }
    return nil
  }

  /// The index after the angle brackets that open at `index`, or `index` if none do.
  func afterAngles(_ index: Int) -> Int {
    guard kind(index) == .symbol, text(index).hasPrefix("<") else { return index }
    var depth = 0
    for next in index..<tokens.count {
      let word = text(next)
      guard kind(next) == .symbol, word != "->" else {
        if word == "{" { return index }
        continue
      }
      for character in word {
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
      }
      if depth <= 0 { return next + 1 }
    }
    return index
  }

  /// Whether a new statement begins at `index`, given that no bracket is open there.
  func beginsStatement(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), index > 0 else { return true }
    if isPunctuation(index - 1, ";") { return true }
    guard tokens[index].isFirstOnLine else { return false }
    // An operator with space after it goes on with the line before; so does a member on a line of its own.
    if kind(index) == .symbol {
      return text(index).allSatisfy { $0 == "!" || $0 == "-" || $0 == "~" } && isTight(index)
    }
    if kind(index) == .punctuation, [",", ":", "{", ")", "]"].contains(text(index)) { return false }
    if ["else", "as", "is", "in", "where", "catch"].contains(text(index)) { return false }
    if kind(index - 1) == .symbol {
      return isTight(index - 1) == false && ["!", "?", ">"].contains(String(text(index - 1).suffix(1)))
    }
    if kind(index - 1) == .punctuation, [",", ":"].contains(text(index - 1)) { return false }
    return !["as", "is", "try", "await", "return"].contains(text(index - 1))
  }

  /// Whether nothing stands between a token and the next one.
  private func isTight(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }
}
