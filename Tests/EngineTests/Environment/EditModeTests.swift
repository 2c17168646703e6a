import Testing

@testable import Engine

private struct Reader: View {
  @Environment(\.editMode) private var mode
  let name: String
  var body: some View { Text("\(name) \(mode?.wrappedValue.isEditing == true ? "edited" : "idle")") }
}

@MainActor @Test func anEditButtonSwitchesTheModeOfItsScreen() throws {
  struct Screen: View {
    var body: some View {
      VStack {
        Reader(name: "window")
        NavigationStack {
          Reader(name: "screen").toolbar { EditButton() }
        }
      }
    }
  }
  let session = Session(Screen())
  #expect(try session.tap("Edit") == ["Reader: _mode changed."])
  #expect(session.texts.filter { $0.hasSuffix("edited") } == ["screen edited"])
  #expect(try session.tap("Done") == ["Reader: _mode changed."])
  #expect(session.texts.filter { $0.hasSuffix("edited") } == [])
}

@MainActor @Test func aModeThatAViewHandsDownIsTheViews() throws {
  struct Screen: View {
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack {
        Reader(name: "inner")
        EditButton()
      }
      .environment(\.editMode, $mode)
    }
  }
  let session = Session(Screen())
  // A binding that is read where no view has it as a property of its own marks the state's owner as well.
  #expect(try session.tap("Edit") == ["Screen: _mode changed.", "Reader: _mode changed."])
  #expect(session.texts.contains("inner edited"))
}

@MainActor @Test func aScreensModeEndsWithIt() throws {
  struct Screen: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Reader(name: "pushed").toolbar { EditButton() } }
      }
    }
  }
  let session = Session(Screen())
  let attributes = session.attributeCount
  try session.tap("Go")
  try session.tap("Edit")
  #expect(session.texts.contains("pushed edited"))
  try session.tap("Back")
  #expect(session.attributeCount == attributes)
  try session.tap("Go")
  #expect(session.texts.contains("pushed idle"))
}
