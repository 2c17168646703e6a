import Foundation
import Recording
import Testing

@testable import Engine

private struct Words: View {
  let words: String
  var body: some View { Text(words) }
}

private struct MenuApp: App {
  var body: some Scene {
    MenuBarExtra("Menu", systemImage: "star") { Words(words: "menu") }.menuBarExtraStyle(.window)
    Settings { Words(words: "settings") }
  }
}

private struct WindowApp: App {
  var body: some Scene {
    MenuBarExtra {
      Words(words: "menu")
    } label: {
      Text("Menu")
    }
    Window("Main", id: "main") { Words(words: "window") }.windowLevel(.floating)
  }
}

@MainActor private func texts<S: Scene>(_ scene: S) -> [String] {
  (scene._root ?? scene._secondRoot).map { Session(AnyView($0)).texts } ?? []
}

/// A window is shown before a menu and settings; where there is none, the first of these is.
@MainActor @Test func aMenuIsShownWhereNoWindowIs() {
  #expect(texts(MenuApp().body) == ["menu"])
  #expect(texts(WindowApp().body) == ["window"])
}

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Editor: View {
  @Binding var note: Note
  var body: some View { Button("Write \(note.text)") { note.text += "!" } }
}

/// A document keeps what is written through its binding.
@MainActor @Test func aDocumentKeepsWhatIsWritten() throws {
  let group = DocumentGroup(newDocument: Note()) { Editor(note: $0.$document) }
  let root: any View = try #require(group._root)
  let session = Session(AnyView(root))
  try session.tap("Write ")
  #expect(session.texts == ["Write !"])
  #expect(session.lines() == ["Editor: _note changed."])
}

private struct Seeded: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("seeded")
      content
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var seeded: Self { .modifier(Seeded()) }
}

/// A modifier of a preview is around its content.
@MainActor @Test func aTraitModifiesAPreview() {
  #expect(Session(_preview(.landscapeLeft) { Words(words: "a") }).texts == ["a"])
  #expect(Session(_preview(.seeded) { Words(words: "a") }).texts == ["seeded", "a"])
}
