import Engine
import Recording
import Testing

private final class Thing: ObservableObject {
  @Published var value = 0
}

/// A parent with an unrelated counter, and children that are made anew with each of its evaluations.
private struct Parent<Children: View>: View {
  @State private var tick = 0
  @ViewBuilder let children: () -> Children
  var body: some View {
    VStack {
      Text("tick \(tick)")
      children()
      Button("Tick") { tick += 1 }
    }
  }
}

@MainActor @Test func e1PlainDataIsComparedByItsBitsAndACustomOperatorIsIgnored() throws {
  struct Never: View, Equatable {
    let value: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { false }
    var body: some View { Text("never") }
  }
  struct Always: View, Equatable {
    let value: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
    var body: some View { Text("always \(value)") }
  }
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Never(value: 1)
        Always(value: tick)
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed.", "Always: @self changed."])
  #expect(session.skips("Never") == [.inputsEqual])
}

@MainActor @Test func e2AnEquatableViewThatIsNotPlainDataUsesItsOperator() throws {
  struct Child: View, Equatable {
    let name: String
    let detail: String
    nonisolated static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    var body: some View { Text(name + detail) }
  }
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Child(name: "same", detail: "\(tick)")
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed."])
  #expect(session.skips("Child") == [.equatable])
}

@MainActor @Test func e3EquatableAlwaysUsesTheOperatorAndDoesNotStopTheParent() throws {
  struct Child: View, Equatable {
    let value: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
    var body: some View { Text("value \(value)") }
  }
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Child(value: tick).equatable()
        EquatableView(content: Child(value: tick))
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed."])
  #expect(session.texts == ["value 0", "value 0", "Tick"])
}

@MainActor @Test func e4AFieldCountsEvenIfTheBodyNeverReadsIt() throws {
  struct Dog {
    var name: String
    var treats: Int
  }
  struct Whole: View {
    let dog: Dog
    var body: some View { Text(dog.name) }
  }
  struct Narrow: View {
    let name: String
    var body: some View { Text(name) }
  }
  struct Root: View {
    @State private var dog = Dog(name: "Rex", treats: 0)
    var body: some View {
      VStack {
        Whole(dog: dog)
        Narrow(name: dog.name)
        Button("Treat") { dog.treats += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Treat") == ["Root: _dog changed.", "Whole: @self changed."])
  #expect(session.outcomes("Whole") == ["kept wasted"])
  #expect(session.skips("Narrow") == [.inputsEqual])
}

@MainActor @Test func e5ReferencesMadeInThePlaceOfAnInputAlwaysDiffer() throws {
  struct ValueDefault: View {
    var value = 1
    var body: some View { Text("value default") }
  }
  struct ClassDefault: View {
    let thing = Thing()
    var body: some View { Text("class default") }
  }
  struct Injected: View {
    let thing: Thing
    var body: some View { Text("injected") }
  }
  struct OwnedObject: View {
    @StateObject var thing = Thing()
    var body: some View { Text("\(thing.value)") }
  }
  struct StateOfClass: View {
    @State var thing = Thing()
    var body: some View { Text("\(thing.value)") }
  }
  struct UnownedObject: View {
    @ObservedObject var thing = Thing()
    var body: some View { Text("\(thing.value)") }
  }
  struct Root: View {
    static let stored = Thing()
    var body: some View {
      Parent {
        ValueDefault()
        ClassDefault()
        Injected(thing: Thing())
        Injected(thing: Root.stored)
        OwnedObject()
        StateOfClass()
        UnownedObject()
      }
    }
  }
  let session = Session(Root())
  #expect(
    try session.tap("Tick") == [
      "Parent<TupleView<(ValueDefault, ClassDefault, Injected, Injected, OwnedObject, StateOfClass, UnownedObject)>>: "
        + "_tick changed.",
      "ClassDefault: @self changed.", "Injected: @self changed.", "StateOfClass: @self changed.",
      "UnownedObject: @self, _thing changed.",
    ])
  #expect(session.outcomes("Injected") == ["kept wasted", "kept skipped"])
}

@MainActor @Test func e6ClosuresAreComparedByCodeAndContext() throws {
  struct Child: View {
    let name: String
    let action: () -> Void
    var body: some View { Button(name) { action() } }
  }
  struct Root: View {
    let thing: Thing
    let other: Thing
    @State private var text = "text"
    @State private var tick = 0
    var body: some View {
      let (thing, other, text) = (thing, other, text)
      VStack {
        Text("\(tick)")
        Child(name: "nothing captured") {}
        Child(name: "one reference") { thing.value += 1 }
        Child(name: "one of two references") { (tick == 0 ? thing : other).value += 1 }
        Child(name: "a value") { _ = text.count }
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root(thing: Thing(), other: Thing()))
  #expect(
    try session.tap("Tick") == ["Root: _tick changed.", "Child: @self changed.", "Child: @self changed."])
  #expect(session.outcomes("Child") == ["kept skipped", "kept skipped", "kept wasted", "kept wasted"])
  #expect(session.skips("Child") == [.inputsEqual, .inputsEqual])
}

@MainActor @Test func e6AClosureOfAnotherReferenceDiffers() throws {
  struct Child: View {
    let action: () -> Void
    var body: some View { Button("Act") { action() } }
  }
  struct Root: View {
    let things: [Thing]
    @State private var index = 0
    var body: some View {
      let thing = things[index]
      VStack {
        Child { thing.value += 1 }
        Button("Next") { index = 1 }
      }
    }
  }
  let things = [Thing(), Thing()]
  let session = Session(Root(things: things))
  try session.tap("Next")
  #expect(session.comparison(of: "Child", "action") != nil)
  #expect(session.comparison(of: "Child", "action")?.method == .closure)
  #expect(session.comparison(of: "Child", "action")?.isEqual == false)
  try session.tap("Act")
  #expect(things.map(\.value) == [0, 1])
}

@MainActor @Test func e7AChildThatStoresNothingNeverRunsAgainBecauseOfItsParent() throws {
  struct Child: View { var body: some View { Text("child") } }
  let session = Session(Parent { Child() })
  #expect(try session.tap("Tick") == ["Parent<Child>: _tick changed."])
  // The closure of the parent is the same one, and so is what it makes.
  #expect(session.skips("Child") == [.noInputs])
}

@MainActor @Test func e9TheRecordingSaysFieldByFieldWhatDiffered() throws {
  struct Child: View {
    let number: Int
    let name: String
    @State private var seed = 1
    var body: some View { Text("\(name) \(number)") }
  }
  struct Root: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Child(number: number, name: "same")
        Button("Raise") { number += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Raise")
  #expect(
    session.comparison(of: "Child", "number")
      == FieldComparison(name: "number", method: .equatable, isEqual: false, old: "1", new: "2"))
  #expect(
    session.comparison(of: "Child", "name") == FieldComparison(name: "name", method: .equatable, isEqual: true))
  #expect(session.comparison(of: "Child", "_seed") == FieldComparison(name: "_seed", method: .seed, isEqual: true))
}
