import Testing

@testable import Engine

private enum Page: Hashable { case home, books, more }

private struct Screen: View {
  @State private var page = Page.books
  let hasMore: Bool
  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }.badge(2)
      Tab("Books", systemImage: "book", value: .books) { Text("books") }
      if hasMore { Tab("More", systemImage: "ellipsis", value: .more) { Text("more") } }
    }
  }
}

/// Tabs take the type of their values from the selection, with modifiers and in branches, too.
@MainActor @Test func tabsStandForValuesOfTheSelection() throws {
  let session = Session(Screen(hasMore: true))
  // The content of a tab is made when it is first shown (C4).
  #expect(session.texts.contains("books"))
  #expect(!session.texts.contains("more"))
  try session.tap("More")
  #expect(session.texts.contains("more"))
  #expect(!session.texts.contains("home"))
  try session.tap("Home")
  #expect(session.texts.contains("home"))
  #expect(!Session(Screen(hasMore: false)).texts.contains("More"))
}
