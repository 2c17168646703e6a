import Foundation
import Recording
import Testing

@testable import Engine

// Rows of a lazy list that are inserted, deleted and moved (B8, H1).

@MainActor private func listSession(_ count: Int = 1_000) -> (Session, Binding<[SizedItem]>?) {
  var found: Binding<[SizedItem]>?
  let session = Session(SizedList(items: (0..<count).map { SizedItem(id: $0) }, tell: { found = $0 }))
  return (session, found)
}

@MainActor @Test func aRowInsertedInSightIsMadeAndTheLastOneLeaves() {
  let (session, items) = listSession()
  session.update { items?.wrappedValue.insert(SizedItem(id: 5_000), at: 1) }
  #expect(session.runs(of: "SizedRow") == 1)
  #expect(shownRows(session) == Array(0..<21))
  #expect(session.frames(of: "Row 5000").map(\.midY) == [44 + 22])
  let outcomes = session.outcomes("SizedRow")
  #expect(outcomes.filter { $0 == "inserted ran" }.count == 1)
  #expect(outcomes.filter { $0.hasPrefix("offscreen") }.count == 1)
}

@MainActor @Test func aRowInsertedOutOfSightIsNotMade() {
  let (session, items) = listSession()
  session.update { items?.wrappedValue.insert(SizedItem(id: 5_000), at: 600) }
  #expect(session.runs(of: "SizedRow") == 0)
  #expect(session.frame.nodesInOrder.first { $0.type == "ForEach" }?.name == "1001 rows, made as they are shown")
}

@MainActor @Test func aDeletedRowMakesRoomForOneMore() throws {
  let (session, items) = listSession()
  session.update { _ = items?.wrappedValue.remove(at: 3) }
  #expect(session.runs(of: "SizedRow") == 1)
  #expect(shownRows(session) == [0, 1, 2] + Array(4..<23))
  #expect(session.displayLines == ["Removed displayable at 3", "Inserted displayable at 21"])
}

@MainActor @Test func aMovedRowKeepsItsNode() {
  let (session, items) = listSession()
  session.update { items?.wrappedValue.move(fromOffsets: IndexSet(integer: 0), toOffset: 4) }
  #expect(session.runs(of: "SizedRow") == 0)
  #expect(session.outcomes("SizedRow").filter { $0.hasPrefix("moved") }.count == 1)
  #expect(session.frames(of: "Row 0").map(\.midY) == [132 + 22])
}

@MainActor @Test func aListThatIsSortedTheOtherWayRoundMakesTheOtherEnd() {
  let (session, items) = listSession()
  session.update { items?.wrappedValue.reverse() }
  #expect(shownRows(session) == Array(978..<1_000))
  #expect(session.outcomes("SizedRow").filter { $0.hasPrefix("offscreen") }.count == 22)
}

@MainActor @Test func aDuplicateIDIsLeftOutOfALazyListToo() {
  let session = Session(SizedList(items: [SizedItem(id: 1), SizedItem(id: 2), SizedItem(id: 1), SizedItem(id: 3)]))
  #expect(shownRows(session, 10) == [1, 2, 3])
  #expect(session.findings == ["duplicate-id"])
}

@MainActor @Test func aStepDeletesARowThatWasNotMade() throws {
  struct Screen: View {
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      List {
        ForEach(numbers, id: \.self) { SizedRow(item: SizedItem(id: $0)) }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
  let session = Session(Screen())
  try session.perform("delete row 501")
  try session.perform("scroll to 499")
  #expect(shownRows(session).prefix(4) == [497, 498, 499, 501])
  #expect(throws: SessionError.self) { try session.perform("delete row 1000") }
}
