import Testing

@testable import Engine

private struct Leaf: View {
  @Binding var text: String
  var body: some View { Text("leaf \(text)") }
}

private struct Child: View {
  @Binding var item: String?
  var body: some View {
    if let text = Binding($item) {
      Leaf(text: text)
      Button("Write") { text.wrappedValue += "x" }
    }
    Button("Empty") { item = nil }
  }
}

private struct Owner: View {
  @State private var item: String? = "a"
  var body: some View { Child(item: $item) }
}

// What a view makes of its binding is read by the view: the owner only handed it over (D3).
@MainActor @Test func d3AnUnwrappedBindingIsReadByTheViewThatUnwrapsIt() throws {
  let session = Session(Owner())
  #expect(try session.tap("Write") == ["Child: _item changed.", "Leaf: _text changed."])
  #expect(session.texts.contains("leaf ax"))
  #expect(try session.tap("Empty") == ["Child: _item changed."])
  #expect(!session.texts.contains("leaf ax"))
}

@MainActor @Test func d3AProjectionOfABindingIsEqualFromRunToRun() throws {
  struct Middle: View {
    @Binding var text: String
    let count: Int
    var body: some View {
      Leaf(text: $text)
      Text("count \(count)")
    }
  }
  struct Screen: View {
    @State private var text = "a"
    @State private var count = 0
    var body: some View {
      Middle(text: $text, count: count)
      Button("Count") { count += 1 }
    }
  }
  let session = Session(Screen())
  #expect(try session.tap("Count") == ["Screen: _count changed.", "Middle: @self changed."])
}

@MainActor @Test func d3APartOfABindingInAClosureIsReadByTheViewThatHasIt() throws {
  struct Pair { var first = 0, second = 0 }
  struct Middle: View {
    @Binding var pair: Pair
    var body: some View {
      let first = $pair.first
      Text("first \(first.wrappedValue)")
      Button("Add") { pair.first += 1 }
    }
  }
  struct Screen: View {
    @State private var pair = Pair()
    var body: some View { Middle(pair: $pair) }
  }
  let session = Session(Screen())
  #expect(try session.tap("Add") == ["Middle: _pair changed."])
}
