import Foundation
import Recording
import Testing

@testable import Engine

private struct Item: Identifiable {
  let id: Int
}

private struct Editable: View {
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  var body: some View { List($items, editActions: .all) { $item in Text("item \(item.id)") } }
}

/// Rows of a bound collection that can be deleted are.
@MainActor @Test func rowsWithEditActionsAreDeleted() throws {
  let session = Session(Editable())
  try session.perform("delete row 2")
  #expect(session.texts == ["item 1", "item 3"])
}

/// Elements are removed and moved as rows are, in any collection.
@Test func elementsAreRemovedAndMoved() {
  var letters = ["a", "b", "c", "d"]
  letters.move(fromOffsets: [0], toOffset: 3)
  #expect(letters == ["b", "c", "a", "d"])
  letters.move(fromOffsets: [2, 3], toOffset: 0)
  #expect(letters == ["a", "d", "b", "c"])
  letters.remove(atOffsets: [0, 3, 9])
  #expect(letters == ["d", "b"])
  var slice = [1, 2, 3, 4][1...]
  slice.move(fromOffsets: [0], toOffset: 2)
  #expect(slice == [3, 2, 4])
}

private struct Chosen: View {
  @State private var chosen = "b"
  var body: some View {
    VStack {
      List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("row \($0)") }
      Text("chosen \(chosen)")
    }
  }
}

/// A list whose selection is never empty selects one row.
@MainActor @Test func aListMayAlwaysHaveASelection() throws {
  let session = Session(Chosen())
  try session.perform("select \"row c\" in \"List\"")
  #expect(session.texts.contains("chosen c"))
}

@MainActor @Test func editableRowsCanBeSelectedAndIdentifiedByAKeyPath() throws {
  struct Screen: View {
    @State private var names = ["a", "b", "c"]
    @State private var selection: String?
    var body: some View {
      List($names, id: \.self, editActions: .delete, selection: $selection) { $name in Text("name \(name)") }
      Text("selected \(selection ?? "none")")
    }
  }
  let session = Session(Screen())
  try session.tap("name b")
  #expect(session.texts.contains("selected b"))
  try session.perform("delete row 1")
  #expect(session.texts.filter { $0.hasPrefix("name") } == ["name b", "name c"])
}

@MainActor @Test func aViewThatMakesRowsOfABindingDependsOnIt() throws {
  struct Screen: View {
    @State private var items = [Item(id: 1)]
    var body: some View {
      List($items, editActions: .all) { $item in Text("item \(item.id)") }
      Button("Add") { items.append(Item(id: 2)) }
    }
  }
  let session = Session(Screen())
  #expect(try session.tap("Add") == ["Screen: _items changed."])
  #expect(session.texts.contains("item 2"))
}
