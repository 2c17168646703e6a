import Testing

@testable import Command

@Suite struct PreparedCopyTests {
  private func copy(_ text: String) throws -> PreparedCopy {
    let facts = try SourceFacts(of: SourceText(path: "a.swift", text))
    return PreparedCopy(facts, previewNames: facts.previews.indices.map { "P\($0)" }, appending: nil)
  }

  private func prepared(_ text: String) throws -> String {
    let copy = try copy(text)
    return copy.text[0..<copy.text.bytes.count]
  }

  @Test func mainBecomesBlank() throws {
    #expect(try prepared("@main struct A: App {}") == "      struct A: App {}")
    #expect(try prepared("// @main\nlet a = \"@main\"") == "// @main\nlet a = \"@main\"")
  }

  @Test func aPreviewBecomesAFunction() throws {
    #expect(
      try prepared("#Preview { A() }") == "@MainActor @SwiftUI.ViewBuilder func P0() -> some SwiftUI.View { A() }")
  }

  @Test func aPreviewThatReturnsIsNoViewBuilder() throws {
    #expect(
      try prepared("#Preview(\"a\") { let a = 1; return A(a) }")
        == "@MainActor func P0() -> some SwiftUI.View { let a = 1; return A(a) }")
  }

  @Test func linesKeepTheirNumbers() throws {
    let text = "#Preview(\"a\",\n  traits: .x\n) {\n  A()\n}\n// after"
    let lines = try prepared(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[3] == "  A()")
    #expect(lines[5] == "// after")
  }

  @Test func previewableStateBecomesAViewsOwn() throws {
    let text =
      "#Preview {\n  @Previewable @State var a = [1: \"}\",\n    2: \"\"]\n  @Previewable\n  @State var b = 0\n  let c = 1\n  A(a, b, c)\n}"
    #expect(
      try prepared(text) == """
        @MainActor struct P0: SwiftUI.View, SwiftUI._GeneratedView {
                       @State var a = [1: "}",
            2: ""]
        \("              ")
          @State var b = 0
          var body: some SwiftUI.View { let c = 1
          A(a, b, c)
        }}
        """)
  }

  @Test func traitsThatMayModifyAPreviewAreApplied() throws {
    #expect(
      try prepared("#Preview(\"a\", traits: .sample, .modifier(M(a: 1)), body: 1) { A() }")
        == "@MainActor func P0() -> some SwiftUI.View { SwiftUI._preview(.sample, .modifier(M(a: 1))) {  A() }}")
    #expect(
      try prepared("#Preview(traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }")
        == "@MainActor @SwiftUI.ViewBuilder func P0() -> some SwiftUI.View { A() }")
    #expect(
      try prepared("#Preview(traits: .sample) { @Previewable @State var a = 1; A(a) }")
        == "@MainActor struct P0: SwiftUI.View, SwiftUI._GeneratedView {              @State var a = 1; "
        + "var body: some SwiftUI.View { SwiftUI._preview(.sample) { A(a) }}}")
  }

  @Test func aPreviewOfAWidgetIsItsView() throws {
    #expect(
      try prepared("#Preview(\"a\", as: .systemSmall) { W() } timeline: { E(1)\nE(2) }\nlet a = 1")
        == "@MainActor func P0() -> some SwiftUI.View { EngineFrameworks._widgetPreview(as: .systemSmall, widget: { "
        + "W() }, timeline: { E(1)\nE(2) }) }\nlet a = 1")
  }

  @Test func anEntryBecomesAKeyAndAProperty() throws {
    #expect(
      try prepared("extension EnvironmentValues {\n  @Entry private var a: [Int] = [\n    1]\n  @Entry var b: Int?\n}")
        == """
        extension EnvironmentValues {
        \("         ")private static let __entry_a = SwiftUI._EntryKey<[Int]>( [
            1]); private var a: [Int] { get { self[Self.__entry_a] } set { self[Self.__entry_a] = newValue } }
        \("         ")enum __Key_b: SwiftUI.EnvironmentKey { static let defaultValue: Int? = nil }; var b: Int? { get { self[__Key_b.self] } set { self[__Key_b.self] = newValue } }
        }
        """)
  }

  @Test func anEntryOfAnotherTypeIsLeftToTheCompiler() throws {
    let text = "extension Other { @Entry var a = 1 }\nstruct EnvironmentValues { @Entry var b = 1 }"
    #expect(try prepared(text) == text)
  }

  #if canImport(FoundationNetworking)
    @Test func aFileThatNamesNetworkingImportsIt() throws {
      #expect(
        try prepared("// a\nimport SwiftUI\nlet a = URLSession.shared")
          == "// a\nimport FoundationNetworking; import SwiftUI\nlet a = URLSession.shared")
      let text = "import SwiftUI\nlet a = \"URLSession\" // URLRequest"
      #expect(try prepared(text) == text)
    }
  #endif

  @Test func placesAreMappedBack() throws {
    let text = "#Preview(\"Nice\") { Text(5) }\n@main struct A {}\nlet x = 1"
    let copy = try copy(text)
    let line = copy.text.text(ofLine: 1) ?? ""
    let column = line.utf8.count - "5) }".utf8.count + 1
    #expect(copy.original(line: 1, column: column) == SourceLocation(path: "a.swift", line: 1, column: 25))
    #expect(copy.original(line: 1, column: 3) == SourceLocation(path: "a.swift", line: 1, column: 1))
    #expect(copy.original(line: 3, column: 5) == SourceLocation(path: "a.swift", line: 3, column: 5))
    #expect(copy.original(line: 99, column: 1).line == 3)
  }
}
