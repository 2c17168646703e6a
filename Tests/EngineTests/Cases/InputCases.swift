import Engine
import Testing

private final class Obj: ObservableObject {
  nonisolated(unsafe) static var inits = 0
  nonisolated(unsafe) static var deinits = 0
  @Published var counter = 0
  init() { Obj.inits += 1 }
  deinit { Obj.deinits += 1 }
}

// Cases K9 to K11 and K13: what a child is given.
@MainActor @Test func k9UnownedObservedObjectIsMadeAnewByTheParent() throws {
  struct Parent: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("parent \(count)")
        Owned()
        Unowned()
        Button("Parent") { count += 1 }
      }
    }
  }
  struct Owned: View {
    @StateObject var s = Obj()
    var body: some View { Button("owned \(s.counter)") { s.counter += 1 } }
  }
  struct Unowned: View {
    @ObservedObject var s = Obj()
    var body: some View { Button("unowned \(s.counter)") { s.counter += 1 } }
  }
  (Obj.inits, Obj.deinits) = (0, 0)
  let session = Session(Parent())
  #expect(Obj.inits == 2)
  try session.tap("owned 0")
  try session.tap("owned 1")
  try session.tap("unowned 0")
  #expect(session.texts == ["parent 0", "owned 2", "unowned 1", "Parent"])
  #expect(try session.tap("Parent") == ["Parent: _count changed.", "Unowned: @self, _s changed."])
  #expect(session.texts == ["parent 1", "owned 2", "unowned 0", "Parent"])
  #expect(Obj.inits == 3)
  #expect(Obj.deinits == 1)
}

@MainActor @Test func k10EquatableChildWithAnAction() throws {
  struct Parent: View {
    @State private var count = 0
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("unrelated \(unrelated)")
        Child(count: count) { unrelated += 1 }.equatable()
        Button("Unrelated") { unrelated += 1 }
        Button("Count") { count += 1 }
      }
    }
  }
  struct Child: View, Equatable {
    let count: Int
    let action: () -> Void
    nonisolated static func == (a: Self, b: Self) -> Bool { a.count == b.count }
    var body: some View { Button("Child \(count)") { action() } }
  }
  let session = Session(Parent())
  #expect(try session.tap("Unrelated") == ["Parent: _unrelated changed."])
  #expect(try session.tap("Child 0") == ["Parent: _unrelated changed."])
  #expect(session.skips("Child") == [.equatable])
  #expect(try session.tap("Count") == ["Parent: _count changed.", "Child: @self changed."])
  #expect(session.texts == ["unrelated 2", "Child 1", "Unrelated", "Count"])
}

private struct Seeded: View {
  let seed: Int
  @State private var value: Int
  init(seed: Int) {
    self.seed = seed
    _value = State(wrappedValue: seed)
  }
  var body: some View { Text("seed \(seed), value \(value)") }
}

@MainActor @Test func k11ANewSeedIsIgnored() throws {
  struct Parent: View {
    @State private var seed = 1
    var body: some View {
      VStack {
        Seeded(seed: seed)
        Button("Seed") { seed = 2 }
      }
    }
  }
  let session = Session(Parent())
  #expect(
    try session.tap("Seed") == ["Parent: _seed changed.", "Seeded: @self changed."])
  #expect(session.texts == ["seed 2, value 1", "Seed"])
}

@MainActor @Test func k11ANewIdentityTakesTheNewSeed() throws {
  struct Parent: View {
    @State private var seed = 1
    var body: some View {
      VStack {
        Seeded(seed: seed).id(seed)
        Button("Seed") { seed = 2 }
      }
    }
  }
  let session = Session(Parent())
  #expect(
    try session.tap("Seed") == [
      "Parent: _seed changed.", "Seeded: @self, @identity, _value changed.",
    ])
  #expect(session.texts == ["seed 2, value 2", "Seed"])
}

@MainActor @Test func k13InlineContainerClosuresBelongToTheParent() throws {
  struct Root: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        let _ = log("inline")
        Text("inline")
        Extracted()
        Button("Add") { count += 1 }
      }
    }
  }
  struct Extracted: View { var body: some View { Text("extracted") } }
  let log = Log()
  let session = Session(Root(log: log))
  #expect(session.lines() == ["Root: @self, @identity, _count changed.", "Extracted: @self changed."])
  for _ in 1...3 {
    #expect(try session.tap("Add") == ["Root: _count changed."])
    #expect(session.skips("Extracted") == [.noInputs])
  }
  #expect(log.lines == ["inline", "inline", "inline", "inline"])
}
