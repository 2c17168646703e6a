import Engine
import Recording
import Testing

@MainActor @Test func kTheFourPhasesOfAnUpdateAreRecorded() throws {
  struct Root: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Shown(count: count)
        Hidden(count: count)
        Constant()
        Button("Add") { count += 1 }
      }
    }
  }
  struct Shown: View {
    let count: Int
    var body: some View { Text("count \(count)") }
  }
  struct Hidden: View {
    let count: Int
    var body: some View { Text("the same") }
  }
  struct Constant: View { var body: some View { Text("constant") } }
  let session = Session(Root())
  try session.tap("Add")
  let update = try #require(session.lastUpdate)
  let frame = session.frame
  let names = { (id: NodeID) in frame.nodes[id]?.type ?? "" }
  // Trigger.
  #expect(update.step == "tap \"Add\"")
  #expect(update.target.map(names) == "Button")
  #expect(update.writes.map(\.old) == ["0"] && update.writes.map(\.new) == ["1"])
  #expect(update.candidates.map(names) == ["Root"])
  // Body.
  #expect(session.lines() == ["Root: _count changed.", "Shown: @self changed.", "Hidden: @self changed."])
  #expect(update.nodes.flatMap(\.runs).map(\.pass) == [1, 1, 1])
  // Reconciliation.
  #expect(session.outcomes("Shown") == ["kept ran"])
  #expect(session.outcomes("Hidden") == ["kept wasted"])
  #expect(session.outcomes("Constant") == ["kept skipped"])
  #expect(session.outcomes("the same") == ["kept skipped"])
  #expect(session.outcomes("constant") == ["kept untouched"])
  // Render: running a body is not drawing.
  #expect(update.display.map(\.line) == ["Changed displayable at 0"])
  #expect(update.sources.map(\.value) == ["1"])
}

@MainActor @Test func jAddsUpAllPassesToOneListOfChanges() throws {
  struct Root: View {
    @State private var step = 0
    var body: some View {
      VStack {
        if step == 1 { Text("one") }
        if step == 2 { Text("two").onAppear {} }
        Text("step \(step)").onChange(of: step) { if step == 1 { step = 2 } }
        Button("Next") { step += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Next")
  #expect(session.texts == ["two", "step 2", "Next"])
  #expect(session.displayLines == ["Inserted displayable at 0", "Changed displayable at 1"])
}

@MainActor @Test func aNodeThatBeganAndEndedInOneUpdateIsNotSeen() throws {
  struct Child: View {
    @State private var value = 0
    var body: some View { Text("child") }
  }
  struct Root: View {
    @State private var id = 0
    var body: some View {
      VStack {
        Child().id(id)
        Text("\(id)").onChange(of: id) { if id % 2 == 1 { id += 1 } }
        Button("Next") { id += 1 }
      }
    }
  }
  let session = Session(Root())
  let first = try #require(session.frame.nodesInOrder.first { $0.type == "Child" })
  try session.tap("Next")
  #expect(session.outcomes("Child") == ["recreated ran", "removed untouched, lost value"])
  let frame = session.frame
  let second = try #require(frame.nodesInOrder.first { $0.type == "Child" })
  #expect(frame.change(of: first.id).replacedBy == second.id)
  #expect(frame.change(of: second.id).replaces == first.id)
  #expect(frame.sources.values.map(\.name).sorted() == ["id", "value"])
  #expect(session.findings == ["state-loss"])
}

@MainActor @Test func jWhatOnlyShiftedIsNotMoved() throws {
  struct Root: View {
    @State private var numbers = [1, 2, 3]
    var body: some View {
      VStack {
        ForEach(numbers, id: \.self) { Text("\($0)") }
        Button("Insert") { numbers.insert(0, at: 0) }
        Button("Turn") { numbers = [2, 3, 0, 1] }
        Button("Remove") { numbers.removeFirst() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Insert")
  #expect(session.displayLines == ["Inserted displayable at 0"])
  try session.tap("Turn")
  #expect(session.displayLines == ["Moved displayable from 2 to 0", "Moved displayable from 3 to 1"])
  try session.tap("Remove")
  #expect(session.displayLines == ["Removed displayable at 0"])
}

@MainActor @Test func jAForEachOfItsOwnValuesRemovesAndInsertsWhereTextsChange() throws {
  struct Root: View {
    @State private var isSecond = false
    var body: some View {
      VStack {
        ForEach(isSecond ? ["Two", "Three"] : ["One", "Two"], id: \.self) { Text($0) }
        Text(isSecond ? "Two" : "One")
        Text(isSecond ? "Three" : "Two")
        Button("Change") { isSecond = true }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Change")
  #expect(
    session.displayLines == [
      "Removed displayable at 0", "Inserted displayable at 1", "Changed displayable at 2", "Changed displayable at 3",
    ])
}
