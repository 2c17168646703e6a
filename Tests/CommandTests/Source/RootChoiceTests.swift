import Testing

@testable import Command

@Suite struct RootChoiceTests {
  private func root(_ texts: String..., named name: String? = nil) throws -> Root {
    let files = try texts.enumerated().map { try SourceFacts(of: SourceText(path: "\($0).swift", $1)) }
    return try RootChoice(files: files).root(named: name)
  }

  private let app = "@main struct TheApp: App {}"
  private let preview = "#Preview(\"Dark\") { Row(a: 1) }"
  private let content = "struct Row: View { let a: Int }\nstruct First: View {}\nstruct ContentView: View {}"

  @Test func theAppComesFirst() throws {
    #expect(try root(content, preview, app) == Root(kind: .app, name: "TheApp", file: 2))
  }

  @Test func thenTheFirstPreview() throws {
    #expect(try root(content + "\n" + preview) == Root(kind: .preview(0), name: "Dark", file: 0))
    #expect(try root("struct A_Previews: PreviewProvider {}\n" + preview).kind == .previewProvider)
  }

  @Test func thenContentView() throws {
    #expect(try root(content) == Root(kind: .view, name: "ContentView", file: 0))
  }

  @Test func thenTheFirstViewWithoutArguments() throws {
    #expect(try root("struct Row: View { let a: Int }\nprivate struct B: View {}").name == "B")
  }

  @Test func aViewMayConformInAnExtension() throws {
    #expect(try root("struct A {}\nextension A: View {}").name == "A")
  }

  @Test func aNameChooses() throws {
    #expect(try root(content, app, named: "First").name == "First")
    #expect(try root(content, preview, named: "Dark").kind == .preview(0))
    #expect(try root("struct Outer: View { struct Row: View {} }", named: "Row").name == "Outer.Row")
  }

  @Test func anUnknownNameListsTheCandidates() {
    let error = #expect(throws: CommandError.self) { try root(content, named: "Frist") }
    #expect(error?.message.advice == "Did you mean “First”? Candidates: First, ContentView.")
  }

  @Test func aViewThatNeedsArgumentsSaysWhich() {
    let error = #expect(throws: CommandError.self) { try root(content, named: "Row") }
    #expect(error?.message.what == "Row can't be the root: it needs “a”")
  }

  @Test func aWrapperOfTheSourcesThatBeginsOfItselfNeedsNothing() throws {
    let wrapper = """
      @propertyWrapper struct Trimmed { var text = ""; var wrappedValue: String { text } }
      @propertyWrapper struct Given { var text: String; var wrappedValue: String { text } }

      """
    let first = wrapper + "struct A: View { @Given var note }\nstruct B: View { @Trimmed private var note }"
    #expect(try root(first).name == "B")
  }

  @Test func withoutAnyTheViewsAreListed() {
    let error = #expect(throws: CommandError.self) { try root("struct Row: View { let a: Int }\nstruct G<T>: View {}") }
    #expect(error?.message.advice?.contains("Views: Row (a:), G (generic).") == true)
  }

  @Test func aPrivateRootStartsInItsOwnFile() throws {
    let files = [try SourceFacts(of: SourceText(path: "a.swift", "private struct A: View {}"))]
    let text = ProgramText(of: files, root: try RootChoice(files: files).root(named: nil))
    #expect(text.main.contains("graphdumpStart()"))
    #expect(text.copies[0].text.text(ofLine: 2)?.contains("run(root: A()") == true)
  }

  @Test func whatARunWouldLeaveForTheNextIsStoodInForUnlessTheSourceHasItsOwn() throws {
    let own = "class URLSession {}\nprotocol UserDefaults {}\n" + content
    let files = [try SourceFacts(of: SourceText(path: "a.swift", own))]
    let text = ProgramText(of: files, root: try RootChoice(files: files).root(named: nil))
    let aliases = text.main.split(separator: "\n").filter { $0.hasPrefix("typealias") }
    #expect(aliases.first == "typealias URLSessionTask = SwiftUI.StandIns.URLSessionTask")
    #expect(aliases.count == 4)
  }

  @Test func nothingIsAppendedToAFileWhoseBracesDoNotMatch() throws {
    let files = [try SourceFacts(of: SourceText(path: "a.swift", "private struct A: View { var body: some View {"))]
    let text = ProgramText(of: files, root: try RootChoice(files: files).root(named: nil))
    #expect(text.copies[0].text.lineStarts.count == 1)
  }

  @Test func aPreviewIsCalledAfterTheViewItShows() throws {
    let files = [try SourceFacts(of: SourceText(path: "a.swift", content + "\n" + preview))]
    let text = ProgramText(of: files, root: try RootChoice(files: files).root(named: nil))
    #expect(text.title == "Row")
    #expect(text.declared == ["Row", "First", "ContentView"])
  }
}
