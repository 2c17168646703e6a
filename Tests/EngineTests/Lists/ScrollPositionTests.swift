import Testing

@testable import Engine

// Where a view is scrolled to, as a value.

private struct PositionScreen: View {
  @State private var position: Int?
  var body: some View {
    VStack(spacing: 0) {
      Button("To 300") { position = 300 }.frame(height: 22)
      PositionLabel(position: $position).frame(height: 22)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .top)
    }
  }
}

private struct PositionLabel: View {
  @Binding var position: Int?
  var body: some View { Text(position.map { "at \($0)" } ?? "at the start") }
}

@MainActor @Test func writingThePositionScrollsAndOnlyItsReaderRuns() throws {
  let session = Session(PositionScreen())
  #expect(session.texts.contains("at the start"))
  #expect(try session.tap("To 300") == ["PositionLabel: _position changed."])
  #expect(session.frames(of: "Row 300").map(\.midY) == [44 + 25])
}

@MainActor @Test func scrollingWritesThePosition() throws {
  let session = Session(PositionScreen())
  try session.perform("scroll by 1030")
  #expect(session.texts.contains("at 20"))
  #expect(session.frames(of: "Row 20").map(\.midY) == [44 + 25 - 30])
}
