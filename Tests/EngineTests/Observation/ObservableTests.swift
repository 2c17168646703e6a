import Engine
import Testing

@Observable private final class Model {
  var first = "a"
  var second = "b"
  var usesFirst = true
  @ObservationIgnored var ignored = 0
  var both: String { first + second }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

@Observable private final class Store {
  var items = [Item(1, "one"), Item(2, "two")]
}

private func helper(_ model: Model) -> String { model.first }

@MainActor @Test func d5OnlyReadPropertiesCount() {
  struct Root: View {
    let model: Model
    var body: some View { Text(model.first) }
  }
  let model = Model()
  let session = Session(Root(model: model))
  session.update { model.second = "x" }
  #expect(session.lines() == [])
  session.update { model.first = "x" }
  #expect(session.lines() == ["Root: \\Model.first changed."])
  session.update { model.ignored = 1 }
  #expect(session.lines() == [])
}

@MainActor @Test func d5TheListOfReadPropertiesIsRebuilt() {
  struct Root: View {
    let model: Model
    var body: some View { Text(model.usesFirst ? model.first : model.second) }
  }
  let model = Model()
  let session = Session(Root(model: model))
  #expect(session.dependencyCount == 2)
  session.update { model.usesFirst = false }
  #expect(session.lines() == ["Root: \\Model.usesFirst changed."])
  #expect(session.dependencyCount == 2)
  session.update { model.first = "x" }
  #expect(session.lines() == [])
  session.update { model.second = "y" }
  #expect(session.lines() == ["Root: \\Model.second changed."])
  #expect(session.texts == ["y"])
}

@MainActor @Test func d5ComputedPropertiesAndHelpersAreReadThrough() {
  struct Computed: View {
    let model: Model
    var body: some View { Text(model.both) }
  }
  struct Helped: View {
    let model: Model
    var body: some View { Text(helper(model)) }
  }
  let model = Model()
  let session = Session(
    VStack {
      Computed(model: model)
      Helped(model: model)
    })
  session.update { model.first = "x" }
  #expect(session.lines() == ["Computed: \\Model.first changed.", "Helped: \\Model.first changed."])
  session.update { model.second = "y" }
  #expect(session.lines() == ["Computed: \\Model.second changed."])
  session.update {
    model.second = "2"
    model.first = "1"
  }
  #expect(
    session.lines() == [
      "Computed: \\Model.first, \\Model.second changed.", "Helped: \\Model.first changed.",
    ])
  #expect(session.texts == ["12", "1"])
}

@MainActor @Test func d5ElementsOfAnArrayOfModelsAreTrackedOneByOne() {
  struct Row: View {
    let item: Item
    var body: some View { Text(item.name) }
  }
  struct Root: View {
    let store: Store
    var body: some View { VStack { ForEach(store.items) { Row(item: $0) } } }
  }
  let store = Store()
  let session = Session(Root(store: store))
  session.update { store.items[1].name = "TWO" }
  #expect(session.lines() == ["Row: \\Item.name changed."])
  #expect(session.texts == ["one", "TWO"])
  session.update { store.items.append(Item(3, "three")) }
  #expect(session.lines() == ["Root: \\Store.items changed.", "Row: @self changed."])
  #expect(session.outcomes("Row") == ["kept skipped", "kept skipped", "inserted ran"])
}

@MainActor @Test func d5WritingAnEqualValueDoesNotNotify() {
  struct Root: View {
    let model: Model
    var body: some View { Text(model.first) }
  }
  let model = Model()
  let session = Session(Root(model: model))
  session.update { model.first = "a" }
  #expect(session.lines() == [])
  #expect(session.lastUpdate?.writes.isEmpty == true)
}

@MainActor @Test func d5ReadsOfAForEachsContentAndItsDataAreOneRun() {
  struct Root: View {
    let store: Store
    let model: Model
    var body: some View {
      VStack { ForEach(store.items) { Text($0.name + model.first) } }
    }
  }
  let (store, model) = (Store(), Model())
  let session = Session(Root(store: store, model: model))
  let before = session.evaluationCount
  session.update {
    store.items.append(Item(3, "three"))
    model.first = "!"
  }
  #expect(session.texts == ["one!", "two!", "three!"])
  // The root's body and the rows' closure, once each.
  #expect(session.evaluationCount == before + 2)
}

@MainActor @Test func f4TheThreeDialectsOfAModelsChange() {
  struct Root: View {
    let model: Model
    @State private var owned = Model()
    var body: some View { Text(model.first + owned.second) }
  }
  let model = Model()
  let session = Session(Root(model: model))
  session.update { model.first = "x" }
  #expect(session.lines(.keypath) == ["Root: \\Model.first changed."])
  #expect(session.lines(.property) == ["Root: _model changed."])
  #expect(session.lines(.dependencies) == ["Root: @dependencies changed."])
}

@MainActor @Test func d5AModelInTheEnvironmentIsReachedThroughItsProperty() {
  struct Child: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.first) }
  }
  struct Root: View {
    let model: Model
    var body: some View { Child().environment(model) }
  }
  let model = Model()
  let session = Session(Root(model: model))
  session.update { model.first = "x" }
  #expect(session.lines(.property) == ["Child: _model changed."])
  #expect(session.lines(.keypath) == ["Child: \\Model.first changed."])
}

@MainActor @Test func d5AModelNobodyShowsAnyMoreIsLetGo() throws {
  struct Child: View {
    @State private var model = Model()
    let keep: (Model) -> Void
    var body: some View {
      let _ = keep(model)
      Text(model.first)
    }
  }
  struct Root: View {
    @State private var isShown = true
    let keep: (Model) -> Void
    var body: some View {
      VStack {
        if isShown { Child(keep: keep) }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  weak var shown: Model?
  let session = Session(Root(keep: { shown = $0 }))
  #expect(shown != nil)
  #expect(session.dependencyCount == 3)
  try session.tap("Show")
  #expect(shown == nil)
  #expect(session.dependencyCount == 1)
}
