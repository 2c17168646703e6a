import Recording
import Testing

@testable import Engine

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { parts in
        Text("\(parts.count) parts")
        if let first = parts.first { first }
        ForEach(parts.dropFirst()) { part in
          HStack {
            Text("·")
            part
          }
        }
      }
    }
  }
}

private struct Cards: View {
  @State private var items = ["b", "c"]
  @State private var isShown = true
  var body: some View {
    Card {
      Text("a")
      ForEach(items, id: \.self) { Text($0) }
      if isShown { Text("z") }
    }
    Button("Add") { items.insert("n", at: 0) }
    Button("Hide") { isShown = false }
  }
}

/// A container knows the views that its content is made of, each by its place and its row's id.
@MainActor @Test func subviewsKeepTheirIdentity() throws {
  let session = Session(Cards())
  #expect(session.texts.dropLast(2) == ["4 parts", "a", "·", "b", "·", "c", "·", "z"])
  try session.tap("Add")
  #expect(session.texts.dropLast(2) == ["5 parts", "a", "·", "n", "·", "b", "·", "c", "·", "z"])
  #expect(session.outcomes("b").allSatisfy { $0.hasPrefix("kept") || $0.hasPrefix("moved") })
  try session.tap("Hide")
  #expect(session.texts.dropLast(2) == ["4 parts", "a", "·", "n", "·", "b", "·", "c"])
}
