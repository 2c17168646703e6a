/// Splits Swift source into tokens, so that nothing inside a comment or a string is taken for code.
///
/// It never fails: what is not closed reaches to the end of the file, and the compiler will say so.
struct Lexer {
  let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirstOnLine = true
  private var tokens: [Token] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of source: SourceText) -> [Token] {
    var lexer = Lexer(source.bytes)
    lexer.run()
    return lexer.tokens
  }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= bytes.count && zip(text, bytes[offset...]).allSatisfy(==)
    }
  }

  private mutating func run() {
    if starts(with: "#!", at: 0) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        isFirstOnLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      default: token()
      }
    }
  }

  private mutating func token() {
    let start = position
    let startLine = line
    let kind = scan()
    // A literal or a comment may hold line breaks.
    for offset in start..<position where bytes[offset] == UInt8(ascii: "\n") { line += 1 }
    tokens.append(Token(kind: kind, range: start..<position, line: startLine, isFirstOnLine: isFirstOnLine))
    if kind != .lineComment && kind != .blockComment { isFirstOnLine = false }
  }

  /// Moves past the token at `position`.
  private mutating func scan() -> Token.Kind {
    let byte = bytes[position]
    if starts(with: "//", at: position) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return .lineComment
    }
    if starts(with: "/*", at: position) {
      position = endOfBlockComment(from: position)
      return .blockComment
    }
    if byte == UInt8(ascii: "\"") {
      position = endOfString(from: position, pounds: 0)
      return .literal
    }
    if byte == UInt8(ascii: "#") { return pound() }
    if Lexer.isIdentifierHead(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$") {
      position += 1
      while Lexer.isIdentifierPart(self.byte(at: position)) { position += 1 }
      if byte == UInt8(ascii: "`"), self.byte(at: position) == byte { position += 1 }
      return .identifier
    }
    if Lexer.isDigit(byte) {
      position = endOfNumber()
      return .number
    }
    if Lexer.isOperator(byte) {
      while Lexer.isOperator(self.byte(at: position)), !starts(with: "//", at: position),
        !starts(with: "/*", at: position)
      {
        position += 1
      }
      return .symbol
    }
    position += 1
    return .punctuation
  }

  /// `#"raw"#`, `#/regular expression/#`, or `#word`.
  private mutating func pound() -> Token.Kind {
    var end = position
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    if byte(at: end) == UInt8(ascii: "\"") {
      position = endOfString(from: end, pounds: pounds)
      return .literal
    }
    if byte(at: end) == UInt8(ascii: "/") {
      position = endOfRegularExpression(from: end + 1, pounds: pounds)
      return .literal
    }
    while Lexer.isIdentifierPart(byte(at: end)) { end += 1 }
    position = end
    return .pound
  }

  private func endOfNumber() -> Int {
    var end = position
    while Lexer.isIdentifierPart(byte(at: end))
      || (byte(at: end) == UInt8(ascii: ".") && Lexer.isDigit(byte(at: end + 1)))
    {
      end += 1
    }
    return end
  }

  func endOfBlockComment(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if starts(with: "/*", at: offset) {
        depth += 1
        offset += 2
      } else if starts(with: "*/", at: offset) {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return bytes.count
  }
}
