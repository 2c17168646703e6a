import Recording
import Testing

@testable import Engine

private struct Tabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("home") }
      TabSection("Library") {
        Tab("Books", systemImage: "book") { Text("books") }
        Tab(role: .search) { Text("found") }
      }
    }
  }
}

/// Tabs of a section are tabs like others.
@MainActor @Test func tabsOfASectionAreShown() throws {
  let session = Session(Tabs())
  #expect(session.texts.contains("home"))
  try session.tap("Books")
  #expect(session.texts.contains("books"))
  #expect(!session.displayLines.isEmpty)
}
