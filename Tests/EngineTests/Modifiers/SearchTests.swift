import Testing

@testable import Engine

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    Text(isSearching ? "searching" : "idle")
    Button("Stop") { dismissSearch() }
  }
}

@MainActor @Test func typingBeginsASearchAndDismissingEndsIt() throws {
  struct Screen: View {
    @State private var text = ""
    var body: some View {
      VStack {
        Results()
        Text("text \(text)")
      }
      .searchable(text: $text, prompt: "Find")
    }
  }
  let session = Session(Screen())
  #expect(session.texts.contains("idle"))
  try session.perform("type \"b\" into \"Find\"")
  #expect(session.lines() == ["Screen: _text changed.", "Results: _isSearching changed."])
  #expect(session.texts.contains("searching"))
  // More text is no other search.
  try session.perform("type \"c\" into \"Find\"")
  #expect(session.lines() == ["Screen: _text changed."])
  #expect(session.texts.contains("text bc"))
  #expect(try session.tap("Stop") == ["Screen: _text changed.", "Results: _isSearching changed."])
  #expect(session.texts.contains("text "))
  // Nothing is searched: nothing happens.
  #expect(try session.tap("Stop") == [])
}

@MainActor @Test func aBindingSaysWhetherASearchGoesOn() throws {
  struct Screen: View {
    @State private var isPresented = false
    var body: some View {
      VStack {
        Results()
        Button("Begin") { isPressed() }
      }
      .searchable(text: .constant(""), isPresented: $isPresented, prompt: "Find")
    }
    private func isPressed() { isPresented = true }
  }
  let session = Session(Screen())
  #expect(try session.tap("Begin") == ["Results: _isSearching changed."])
  #expect(try session.tap("Stop") == ["Results: _isSearching changed."])
  try session.perform("type \"b\" into \"Find\"")
  #expect(session.texts.contains("searching"))
}

@MainActor @Test func suggestionsAreThereWhileASearchGoesOn() throws {
  struct Screen: View {
    @State private var text = ""
    var body: some View {
      Results()
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions {
          Text("Apple").searchCompletion("apple")
          Text("now \(text)")
        }
    }
  }
  let session = Session(Screen())
  let nodes = session.nodeCount
  #expect(!session.texts.contains("Apple"))
  try session.perform("type \"a\" into \"Find\"")
  #expect(session.texts.contains("now a"))
  try session.tap("Apple")
  #expect(session.texts.contains("now apple"))
  try session.tap("Stop")
  #expect(!session.texts.contains("Apple"))
  #expect(session.nodeCount == nodes)
}

@MainActor @Test func onlyASearchsSubmissionIsOneOfSearch() throws {
  struct Screen: View {
    let log: Log
    @State private var text = ""
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name)
        .searchable(text: $text, prompt: "Find")
        .onSubmit(of: .search) { log("search \(text)") }
        .onSubmit { log("text \(name)") }
        .onSubmit(of: [.text, .search]) { log("any") }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  try session.perform("type \"a\\n\" into \"Find\"")
  #expect(log.take() == ["search a", "any"])
  try session.perform("type \"b\\n\" into \"Name\"")
  #expect(log.take() == ["text b", "any"])
}
