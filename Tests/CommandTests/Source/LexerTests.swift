import Testing

@testable import Command

@Suite struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = SourceText(path: "a.swift", text)
    return Lexer.tokens(of: source).map { source[$0.range] }
  }

  @Test func commentsNest() {
    #expect(words("a /* b /* c */ d */ e // f\ng") == ["a", "/* b /* c */ d */", "e", "// f", "g"])
  }

  @Test func aStringHidesComments() {
    #expect(words(#"let a = "// no" + b"#) == ["let", "a", "=", #""// no""#, "+", "b"])
  }

  @Test func aStringHoldsWhatIsInterpolatedIntoIt() {
    #expect(words(#"f("a \(g("b)", c: [1])) d") h"#) == ["f", "(", #""a \(g("b)", c: [1])) d""#, ")", "h"])
  }

  @Test func aRawStringEndsAtItsOwnPounds() {
    #expect(
      words(##"x = #"a " \( b"# + #"\#(c("d"))"#"##) == ["x", "=", ##"#"a " \( b"#"##, "+", ##"#"\#(c("d"))"#"##])
  }

  @Test func aMultilineStringHoldsQuotesAndLines() {
    let text = "let a = \"\"\"\n  // graphdump: tap \"x\"\n  \"quoted\"\n  \"\"\"\nlet b"
    let source = SourceText(path: "a.swift", text)
    let tokens = Lexer.tokens(of: source)
    #expect(tokens.count == 6)
    #expect(tokens[3].kind == .literal)
    #expect(tokens[4].line == 5)
    #expect(tokens[4].isFirstOnLine)
  }

  @Test func anExtendedRegularExpressionIsOneToken() {
    #expect(words(##"let r = #/"/# ; b"##) == ["let", "r", "=", ##"#/"/#"##, ";", "b"])
  }

  @Test func whatIsNotClosedReachesToTheEnd() {
    #expect(words("a /* b") == ["a", "/* b"])
    #expect(words("a \"b\nc") == ["a", "\"b", "c"])
    #expect(words("\"\"\"\nb") == ["\"\"\"\nb"])
  }

  @Test func columnsCountBytes() {
    let source = SourceText(path: "a.swift", "let é = x")
    let token = Lexer.tokens(of: source)[3]
    #expect(source.location(of: token.range.lowerBound) == SourceLocation(path: "a.swift", line: 1, column: 10))
  }
}
