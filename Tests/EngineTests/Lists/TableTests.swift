import Foundation
import Recording
import Testing

@testable import Engine

// Tables and whose ids their rows have (H4).

private struct Dog: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
  var friend: Int
}

private let dogs = [
  Dog(id: 1, name: "Rex", age: 3, friend: 3), Dog(id: 2, name: "Bella", age: 9, friend: 1),
  Dog(id: 3, name: "Max", age: 5, friend: 2),
]

private struct NameCell: View {
  let name: String
  var body: some View { Text(name) }
}

private struct SortedTable: View {
  @State private var shown = dogs
  @State private var order = [KeyPathComparator(\Dog.name)]
  var body: some View {
    Table(shown, sortOrder: $order) {
      TableColumn("Name", value: \.name) { NameCell(name: $0.name) }
      TableColumn("Age", value: \.age) { Text("\($0.age) years") }
      TableColumn("Note") { _ in Text("-") }
    }
    .onChange(of: order) { shown.sort(using: $1) }
  }
}

extension Session {
  /// The ids of the rows of the only table, in order.
  fileprivate var tableRowIDs: [String] {
    frame.nodesInOrder.filter { $0.type == "TableRow" }.compactMap(\.explicitID)
  }
}

@MainActor @Test func aTableHasTitlesAndARowForEachElement() {
  let session = Session(SortedTable())
  #expect(
    session.texts == ["Name", "Age", "Note", "Rex", "3 years", "-", "Bella", "9 years", "-", "Max", "5 years", "-"])
  #expect(session.tableRowIDs == ["1", "2", "3"])
  #expect(session.frames(of: "Rex").map(\.midY) == [44 + 22])
}

@MainActor @Test func choosingAColumnSortsByItAndChoosingItAgainTurnsTheOrder() throws {
  let session = Session(SortedTable())
  try session.tap("Age")
  #expect(session.tableRowIDs == ["1", "3", "2"])
  try session.tap("Age")
  #expect(session.tableRowIDs == ["2", "3", "1"])
  // Rows that only moved are not made again.
  #expect(session.runs(of: "NameCell") == 0)
  #expect(session.outcomes("TableRow").filter { $0.hasPrefix("moved") }.isEmpty == false)
}

@MainActor @Test func aTableOf1000RowsMakesAScreenful() {
  struct Screen: View {
    let dogs = (0..<1_000).map { Dog(id: $0, name: "Dog \($0)", age: 1, friend: 1) }
    var body: some View { Table(dogs) { TableColumn("Name") { NameCell(name: $0.name) } } }
  }
  // The titles take the place of one row.
  #expect(Session(Screen()).runs(of: "NameCell") == 21)
}

private struct FriendTable: View {
  var body: some View {
    Table(of: Dog.self) {
      TableColumn("Best friend") { NameCell(name: $0.name) }
    } rows: {
      TableRow(Dog(id: 9, name: "Guest", age: 1, friend: 9))
      ForEach(dogs) { dog in TableRow(dogs.first { $0.id == dog.friend } ?? dog) }
    }
  }
}

@Suite(.serialized) @MainActor struct TableIdentityTests {
  @Test func aRowHasTheIDOfTheElementItIsMadeFor() {
    let session = Session(FriendTable())
    #expect(session.texts == ["Best friend", "Guest", "Max", "Rex", "Bella"])
    #expect(session.tableRowIDs == ["1", "2", "3"])
  }

  @Test func withTheSwitchARowHasTheIDOfItsValue() {
    TableIdentity.current = .row
    defer { TableIdentity.current = .element }
    let session = Session(FriendTable())
    #expect(session.texts == ["Best friend", "Guest", "Max", "Rex", "Bella"])
    #expect(session.tableRowIDs == ["3", "1", "2"])
  }
}

@MainActor @Test func theShortFormIsARowForTheElementItself() {
  struct Screen: View {
    var body: some View {
      Table(of: Dog.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(dogs)
      }
    }
  }
  let session = Session(Screen())
  #expect(session.texts == ["Name", "Rex", "Bella", "Max"])
  #expect(session.tableRowIDs == ["1", "2", "3"])
}

@MainActor @Test func rowsOfATableCanBeSelected() throws {
  struct Screen: View {
    @State private var chosen: Set<Dog.ID> = []
    var body: some View {
      VStack {
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
        Table(dogs, selection: $chosen) { TableColumn("Name", value: \.name) }
      }
    }
  }
  let session = Session(Screen())
  try session.perform("select \"Max\" in \"Table\"")
  try session.perform("select \"Rex\" in \"Table\"")
  #expect(session.texts.first == "chosen 1 3")
  try session.perform("select \"Max\" in \"Table\"")
  #expect(session.texts.first == "chosen 1")
}
