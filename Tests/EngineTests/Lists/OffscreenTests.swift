import Recording
import Testing

@testable import Engine

// Rows that leave the screen (C4).

private struct CountingRow: View {
  let number: Int
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("Row \(number): \(count)") { count += 1 }
      .onAppear { log("appear \(number)") }
      .onDisappear { log("disappear \(number)") }
  }
}

private struct CountingList: View {
  let log: Log
  @State private var numbers = Array(0..<1_000)
  @State private var step = 1
  var body: some View {
    VStack(spacing: 0) {
      Button("Remove the first") { numbers.removeFirst() }.frame(height: 22)
      Button("Double") { numbers = numbers.map { $0 * 2 } }.frame(height: 22)
      List(numbers, id: \.self) { CountingRow(number: $0, log: log) }
    }
  }
}

@MainActor @Test func rowsThatScrollAwayDisappearAndKeepTheirState() throws {
  let log = Log()
  let session = Session(CountingList(log: log))
  // 800 points below the two buttons: 18 rows and a part of the nineteenth, and two more.
  #expect(log.take() == (0..<21).map { "appear \($0)" })
  try session.tap("Row 3: 0")
  try session.perform("scroll by 4400")
  #expect(log.take() == (98..<121).map { "appear \($0)" } + (0..<21).map { "disappear \($0)" })
  #expect(session.outcomes("CountingRow").prefix(21) == Array(repeating: "offscreen untouched", count: 21)[...])
  #expect(session.frames(of: "Row 3: 1") == [])
  try session.perform("scroll by -4400")
  #expect(log.take() == (0..<21).map { "appear \($0)" } + (98..<121).map { "disappear \($0)" })
  #expect(session.lines() == [])
  #expect(session.frames(of: "Row 3: 1") != [])
}

@MainActor @Test func aRowThatIsAwayWhenItsElementGoesEndsWithoutDisappearingAgain() throws {
  let log = Log()
  let session = Session(CountingList(log: log))
  try session.perform("scroll by 4400")
  _ = log.take()
  try session.tap("Remove the first")
  #expect(log.take() == ["appear 121", "disappear 98"])
  #expect(session.outcomes("CountingRow").filter { $0.hasPrefix("removed") } == ["removed untouched, lost count"])
}

@Observable private final class NumberModel { var number = 0 }

@MainActor @Test func aRowThatIsAwayIsNotEvaluatedUntilItComesBack() throws {
  struct Row: View {
    let id: Int
    let model: NumberModel
    var body: some View { Text("Row \(id): \(model.number)") }
  }
  struct Screen: View {
    let model: NumberModel
    var body: some View { List(0..<1_000) { Row(id: $0, model: model) } }
  }
  let model = NumberModel()
  let session = Session(Screen(model: model))
  try session.perform("scroll by 4400")
  session.update { model.number = 1 }
  #expect(session.runs(of: "Row") == 24)
  try session.perform("scroll by -4400")
  #expect(session.runs(of: "Row") == 22)
  #expect(session.frames(of: "Row 0: 1").count == 1)
}

@MainActor @Test func aRowThatIsAwayTakesItsNewContentWhenItComesBack() throws {
  struct Screen: View {
    @State private var word = "old"
    var body: some View {
      VStack(spacing: 0) {
        Button("Change") { word = "new" }.frame(height: 44)
        List(0..<1_000) { Text("Row \($0) \(word)") }
      }
    }
  }
  let session = Session(Screen())
  try session.perform("scroll by 4400")
  try session.tap("Change")
  #expect(session.frames(of: "Row 100 new").count == 1)
  try session.perform("scroll by -4400")
  #expect(session.frames(of: "Row 0 new").count == 1)
}

@MainActor @Test func contentThatIsRemovedTakesItsRowsThatAreAwayWithIt() throws {
  struct Screen: View {
    @State private var isShown = true
    let log: Log
    var body: some View {
      VStack {
        Button("Switch") { isShown.toggle() }
        if isShown { List(0..<1_000) { CountingRow(number: $0, log: log) } }
      }
    }
  }
  let session = Session(Screen(log: Log()))
  try session.tap("Switch")
  let counts = [session.attributeCount, session.nodeCount, session.dependencyCount]
  try session.tap("Switch")
  try session.perform("scroll by 4400")
  try session.perform("scroll by 300")
  try session.tap("Switch")
  #expect([session.attributeCount, session.nodeCount, session.dependencyCount] == counts)
  #expect(session.frame.nodes.count == session.nodeCount - 1)
}
