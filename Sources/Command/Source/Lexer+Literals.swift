extension Lexer {
  /// The end of the string whose opening quote is at `start`, after `pounds` number signs.
  func endOfString(from start: Int, pounds: Int) -> Int {
    let isMultiline = starts(with: "\"\"\"", at: start)
    let quotes = isMultiline ? 3 : 1
    var offset = start + quotes
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n") where !isMultiline: return offset
      case UInt8(ascii: "\\") where hasPounds(pounds, at: offset + 1):
        offset += 1 + pounds
        if byte(at: offset) == UInt8(ascii: "(") { offset = endOfInterpolation(from: offset) } else { offset += 1 }
      case UInt8(ascii: "\"") where isMultiline ? starts(with: "\"\"\"", at: offset) : true:
        if hasPounds(pounds, at: offset + quotes) { return offset + quotes + pounds }
        offset += 1
      default: offset += 1
      }
    }
    return bytes.count
  }

  /// The end of an interpolation, after its closing parenthesis; it may hold strings and comments of its own.
  private func endOfInterpolation(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: "\""):
        var pounds = 0
        while offset - pounds > start, bytes[offset - pounds - 1] == UInt8(ascii: "#") { pounds += 1 }
        offset = endOfString(from: offset, pounds: pounds)
        continue
      case UInt8(ascii: "/") where starts(with: "/*", at: offset):
        offset = endOfBlockComment(from: offset)
        continue
      default: break
      }
      offset += 1
    }
    return bytes.count
  }

  func endOfRegularExpression(from start: Int, pounds: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        return offset + 1 + pounds
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }
}

extension Lexer {
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isIdentifierHead(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierHead(byte) || isDigit(byte) }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
