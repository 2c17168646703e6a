import Recording
import Testing

@testable import Command

@Suite struct DirectiveTests {
  private func directives(_ text: String) throws -> [Directive] {
    try SourceFacts(of: SourceText(path: "a.swift", text)).directives
  }

  @Test func stepsAreReadInOrder() throws {
    let read = try directives(
      "// graphdump: tap \"A\"\nimport SwiftUI // graphdump: wait 1s\n/// graphdump: repeat 2 tap #b")
    #expect(
      read.map(\.meaning) == [
        .step(.tap(.label("A", occurrence: 1)), text: "tap \"A\""), .step(.wait(1), text: "wait 1s"),
        .step(.repeated(2, .tap(.id("b"))), text: "repeat 2 tap #b"),
      ])
    #expect(read.map(\.location.line) == [1, 2, 3])
  }

  @Test func otherDirectives() throws {
    let text =
      "// graphdump: dialect property\n// graphdump: root Outer.Row\n// graphdump: size 320 480\n// graphdump: seed 7"
      + "\n// graphdump: table-identity row"
    #expect(
      try directives(text).map(\.meaning) == [
        .dialect(.property), .root("Outer.Row"), .size(width: 320, height: 480), .seed(7), .tableIdentity("row"),
      ])
  }

  @Test func textThatOnlyLooksLikeADirectiveIsNone() throws {
    #expect(try directives("let a = \"// graphdump: tap x\"\n/* // graphdump: tap x */\n// see graphdump: x").isEmpty)
  }

  @Test func aBadStepTellsItsPlace() throws {
    let error = #expect(throws: CommandError.self) { try directives("\n// graphdump: tap Toggle") }
    #expect(error?.message.location == SourceLocation(path: "a.swift", line: 2, column: 19))
  }

  @Test func aBadTableIdentityIsAnError() {
    #expect(throws: CommandError.self) { try directives("// graphdump: table-identity column") }
  }

  @Test func aBadDialectIsAnError() {
    #expect(throws: CommandError.self) { try directives("// graphdump: dialect french") }
  }
}
