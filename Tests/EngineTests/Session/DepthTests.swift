import Engine
import Testing

private struct Level: View {
  let depth: Int
  @Binding var value: Int
  var body: some View {
    if depth == 0 {
      Text("value \(value)")
    } else {
      VStack { AnyView(Level(depth: depth - 1, value: $value)) }
    }
  }
}

@MainActor @Test func aTreeOfManyLevelsIsBuiltUpdatedAndTakenDown() throws {
  struct Root: View {
    @State private var value = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Level(depth: 500, value: $value) }
        Button("Raise") { value += 1 }
        Button("Hide") { isShown = false }
      }
    }
  }
  let session = Session(Root())
  let nodes = session.nodeCount
  #expect(session.texts.first == "value 0")
  #expect(try session.tap("Raise") == ["Level: _value changed."])
  #expect(session.texts.first == "value 1")
  try session.tap("Hide")
  // A level is a composed view, a branch, and all but the last a stack and an erased view.
  #expect(session.nodeCount == nodes - (501 * 2 + 500 * 2 + 1))
}
