import Engine
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

private func items(_ ids: Int...) -> [Item] { ids.map { Item(id: $0, name: "item \($0)") } }

private struct Row: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private final class Rows: ObservableObject {
  @Published var items: [Item]
  init(_ items: [Item]) { self.items = items }
}

private struct Rooted: View {
  @ObservedObject var rows: Rows
  var body: some View { VStack { ForEach(rows.items) { item in Row(name: item.name) } } }
}

@MainActor @Test func b8ARowKeepsItsStateWhereverItMoves() throws {
  let rows = Rows(items(1, 2, 3))
  let session = Session(Rooted(rows: rows))
  try session.tap("item 1: 0")
  try session.tap("item 3: 0")
  session.update { rows.items = items(3, 1, 2) }
  #expect(session.texts == ["item 3: 1", "item 1: 1", "item 2: 0"])
  #expect(session.outcomes("Row") == ["moved skipped", "kept skipped", "kept skipped"])
  #expect(session.displayLines == ["Moved displayable from 2 to 0"])
}

@MainActor @Test func b8TheShortestScriptMovesTheLaterRows() {
  let rows = Rows(items(1, 2))
  let session = Session(Rooted(rows: rows))
  session.update { rows.items = items(2, 1) }
  // Row 2 stood later, so it is the one that moves, to the front.
  #expect(session.outcomes("Row") == ["moved skipped", "kept skipped"])
  #expect(session.displayLines == ["Moved displayable from 1 to 0"])
}

@MainActor @Test func b8RowsAreInsertedRemovedMovedAndRenamedAtOnce() throws {
  let rows = Rows(items(1, 2, 3, 4))
  let session = Session(Rooted(rows: rows))
  for id in 1...4 { try session.tap("item \(id): 0") }
  session.update { rows.items = [Item(id: 4, name: "item 4"), Item(id: 1, name: "renamed")] + items(9, 3) }
  #expect(session.texts == ["item 4: 1", "renamed: 1", "item 9: 0", "item 3: 1"])
  #expect(
    session.outcomes("Row") == [
      "moved skipped", "kept ran", "inserted ran", "kept skipped", "removed untouched, lost count",
    ])
  // The last change is in the list of the renamed button, whose only displayable is its title.
  #expect(
    session.displayLines == [
      "Removed displayable at 1", "Inserted displayable at 2", "Moved displayable from 3 to 0",
      "Changed displayable at 0",
    ])
}

@MainActor @Test func b9OfTwoRowsWithOneIDTheFirstHasIt() throws {
  let rows = Rows(items(1, 2))
  let session = Session(Rooted(rows: rows))
  session.update { rows.items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")] }
  #expect(session.texts == ["a: 0", "c: 0"])
  #expect(session.findings == ["duplicate-id"])
  session.update { rows.items = [Item(id: 2, name: "c"), Item(id: 1, name: "b")] }
  #expect(session.texts == ["c: 0", "b: 0"])
  #expect(session.findings == [])
}

@MainActor @Test func b10IndexIDsTakeTheNeighboursState() throws {
  struct Root: View {
    @State private var names = ["a", "b"]
    var body: some View {
      VStack {
        ForEach(names.indices, id: \.self) { index in Row(name: names[index]) }
        Button("Insert") { names.insert("new", at: 0) }
      }
    }
  }
  let session = Session(Root())
  try session.tap("a: 0")
  try session.tap("Insert")
  #expect(session.texts == ["new: 1", "a: 0", "b: 0", "Insert"])
  #expect(session.outcomes("Row") == ["kept ran", "kept ran", "inserted ran"])
}

@MainActor @Test func b10AConstantRangeKeepsItsFirstRange() throws {
  struct Root: View {
    @State private var count = 2
    var body: some View {
      VStack {
        ForEach(0..<count) { Text("row \($0)") }
        Button("Add") { count += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Add")
  #expect(session.texts == ["row 0", "row 1", "Add"])
  #expect(session.findings == ["nonconstant-range"])
}

@MainActor @Test func b11AnIDMadeAnewRecreatesEverythingUnderIt() throws {
  struct Root: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Row(name: "row").id(UUID())
        Button("Count \(count)") { count += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("row: 0")
  #expect(session.texts.first == "row: 1")
  try session.tap("Count 0")
  #expect(session.texts.first == "row: 0")
  #expect(session.outcomes("Row") == ["recreated ran", "removed untouched, lost count"])
  #expect(session.findings.sorted() == ["state-loss", "unstable-id"])
}

@MainActor @Test func b11RowsWithIDsMadeAnewAreAllRecreated() throws {
  struct Pet: Identifiable {
    let name: String
    var id: UUID { UUID() }
  }
  struct Root: View {
    @State private var pets = [Pet(name: "Mia"), Pet(name: "Rex")]
    var body: some View {
      VStack {
        ForEach(pets) { Row(name: $0.name) }
        Button("Insert") { pets.insert(Pet(name: "Leo"), at: 0) }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Mia: 0")
  try session.tap("Insert")
  #expect(session.texts == ["Leo: 0", "Mia: 0", "Rex: 0", "Insert"])
  #expect(session.outcomes("Row").suffix(2) == ["removed untouched, lost count", "removed untouched, lost count"])
}

@MainActor @Test func b2AnIDOnARowIsKeptWhenTheRowMoves() throws {
  struct Root: View {
    @ObservedObject var rows: Rows
    var body: some View { VStack { ForEach(rows.items) { Row(name: $0.name).id("row \($0.id)") } } }
  }
  let rows = Rows(items(1, 2, 3))
  let session = Session(Root(rows: rows))
  try session.tap("item 3: 0")
  session.update { rows.items = items(3, 2, 1) }
  #expect(session.texts == ["item 3: 1", "item 2: 0", "item 1: 0"])
}

@MainActor @Test func b8AForEachInsideAForEachMatchesEachByItsOwnIDs() throws {
  struct Section: Identifiable, Equatable {
    var id: Int
    var items: [Item]
  }
  struct Root: View {
    @State private var sections = [Section(id: 1, items: items(1, 2)), Section(id: 2, items: items(1))]
    var body: some View {
      VStack {
        ForEach(sections) { section in
          Text("section \(section.id)")
          ForEach(section.items) { Row(name: "\(section.id).\($0.id)") }
        }
        Button("Turn") {
          sections.reverse()
          sections[0].items.append(Item(id: 3, name: ""))
        }
      }
    }
  }
  let session = Session(Root())
  try session.tap("1.2: 0")
  try session.tap("Turn")
  #expect(session.texts == ["section 2", "2.1: 0", "2.3: 0", "section 1", "1.1: 0", "1.2: 1", "Turn"])
  #expect(session.displayLines.count == 3)
}

@MainActor @Test func e8AForEachWithEqualDataAndClosureDoesNotMakeItsRowsAgain() throws {
  struct Seeded: View {
    let name: String
    @State private var seed = Int.random(in: 0..<1_000_000)
    var body: some View { Text("\(name) \(seed)") }
  }
  struct Root: View {
    static let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("tick \(tick)")
        ForEach(Root.items) { Seeded(name: $0.name) }
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  let before = session.texts
  try session.tap("Tick")
  #expect(session.outcomes("Seeded") == ["kept untouched", "kept untouched"])
  #expect(session.outcomes("ForEach") == ["kept skipped"])
  #expect(Array(session.texts[1...2]) == Array(before[1...2]))
}

@MainActor @Test func e8AForEachWhoseClosureCapturedAChangedValueComparesEachRow() throws {
  struct Plain: View {
    let name: String
    var body: some View { Text(name) }
  }
  struct Root: View {
    @State private var chosen = 1
    var body: some View {
      VStack {
        ForEach(items(1, 2, 3)) { Plain(name: $0.id == chosen ? "chosen" : $0.name) }
        Button("Choose") { chosen = 2 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Choose")
  #expect(session.outcomes("Plain") == ["kept ran", "kept ran", "kept skipped"])
}

@MainActor @Test func d3BoundElementsAreWrittenThroughAndOthersStay() throws {
  struct Plain: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "!" } }
  }
  struct Root: View {
    @State private var list = items(1, 2)
    var body: some View { VStack { ForEach($list) { $item in Plain(name: $item.name) } } }
  }
  let session = Session(Root())
  #expect(try session.tap("item 2") == ["Root: _list changed.", "Plain: _name changed."])
  #expect(session.texts == ["item 1", "item 2!"])
  #expect(session.outcomes("Plain") == ["kept skipped", "kept ran"])
}
