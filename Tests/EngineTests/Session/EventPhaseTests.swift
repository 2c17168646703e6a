import Testing

@testable import Engine

@MainActor private let log = Log()

private struct Dragged: View {
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false
  var body: some View {
    let _ = log("\(offset.width) \(isDragging)")
    Text("Card").accessibilityIdentifier("card").gesture(
      DragGesture().onChanged { offset = $0.translation }.updating($isDragging) { _, state, _ in state = true }
        .onEnded { _ in offset = .zero })
  }
}

/// Between the parts of a gesture the views follow, in one update (A, D11).
@MainActor @Test func theViewsFollowADragAndItsEnd() throws {
  _ = log.take()
  let session = Session(Dragged())
  #expect(log.take() == ["0.0 false"])
  try session.perform("drag #card by 10 20")
  #expect(log.take() == ["10.0 true", "0.0 false"])
  #expect(session.lines() == ["Dragged: _offset, _isDragging changed.", "Dragged: _offset, _isDragging changed."])
}

private struct Marker {}

private struct Marked<Empty: View>: View {
  let marker = Marker()
  let empty: Empty
  @State private var count = 0
  var body: some View {
    empty
    Button("Count \(count)") { count += 1 }
  }
}

/// A stored property without a size lies where the next one does, and is not taken for it (F1).
@MainActor @Test func propertiesWithoutASizeAreNoCauses() throws {
  let session = Session(Marked(empty: EmptyView()))
  #expect(session.lines() == ["Marked<EmptyView>: @self, @identity, _count changed."])
  #expect(try session.tap("Count 0") == ["Marked<EmptyView>: _count changed."])
}

private enum Sheet: String, Identifiable {
  case first, second
  var id: String { rawValue }
}

@Observable private final class Router {
  var sheet: Sheet?
}

private struct Routed: View {
  @State private var router = Router()
  var body: some View {
    Button("Open") { router.sheet = .first }.sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .first: Button("Go on") { router.sheet = .second }
      case .second: Button("End") { router.sheet = nil }
      }
    }
  }
}

/// What is presented follows a model's property from item to item, without the body that owns the model (D5).
@MainActor @Test func aPresentedItemOfAModelIsFollowed() throws {
  let session = Session(Routed())
  try session.tap("Open")
  #expect(session.texts == ["Open", "Go on"])
  #expect(try session.tap("Go on") == [])
  #expect(session.texts == ["Open", "End"])
  try session.tap("End")
  #expect(session.texts == ["Open"])
}

private struct Chosen: View {
  @State private var chosen: Int?
  var body: some View {
    List([1, 2, 3], id: \.self, selection: $chosen) { Text("Row \($0)") }
    Text(chosen.map { "Chosen \($0)" } ?? "None")
  }
}

/// A tap on a row that nothing in it answers selects the row.
@MainActor @Test func aTapSelectsARow() throws {
  let session = Session(Chosen())
  try session.tap("Row 2")
  #expect(session.texts.last == "Chosen 2")
  #expect(throws: SessionError.self) { try session.tap("Row 4") }
}
