import Engine
import Recording
import Testing

private struct Watching: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Text("constant")
      Button("Switch") { isOn.toggle() }
    }
    .onChange(of: isOn) {}
  }
}

/// A value that a handler is told of is part of what the modifier is.
@MainActor @Test func aChangedValueOfOnChangeIsRecorded() throws {
  let session = Session(Watching())
  try session.perform("tap \"Switch\"")
  let update = try #require(session.lastUpdate)
  let modifier = try #require(
    session.recording.updates[0].nodes.first { $0.node?.type == ".onChange" }?.id)
  let change = try #require(update.nodes.first { $0.id == modifier })
  #expect(change.evaluation == .ran)
  #expect(change.values == [ValueChange(name: "value", old: "false", new: "true")])
}
