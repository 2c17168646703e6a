import Engine
import Recording
import Testing

private final class Reference: Equatable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Reference, b: Reference) -> Bool { a.id == b.id }
}

private enum Payload {
  case none
  case other
  case number(Int)
  case action(() -> Void)
  case pair(name: String, of: [Int])
}

private protocol Speaking {}
private struct Dog: Speaking, Equatable { var name: String }
private struct Cat: Speaking { var lives: Int }

private struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("holder") }
}

private struct Shower<V>: View {
  let values: [V]
  @State private var index = 0
  var body: some View {
    VStack {
      Holder(value: values[index])
      Button("Next") { index += 1 }
    }
  }
}

/// Shows a holder of one value, then of another, and says what became of the holder.
@MainActor private func outcome<Value>(from old: Value, to new: Value) throws -> String {
  let session = Session(Shower(values: [old, new]))
  try session.tap("Next")
  let type = session.frame.nodesInOrder.map(\.type).first { $0.hasPrefix("Holder") } ?? ""
  return session.outcomes(type).joined()
}

private let same = "kept skipped"
private let differs = "kept wasted"

@MainActor @Test func e4EquatableFieldsAreComparedWithTheirOperator() throws {
  #expect(try outcome(from: "a", to: "a") == same)
  #expect(try outcome(from: "a", to: "b") == differs)
  #expect(try outcome(from: [1, 2], to: [1, 2]) == same)
  #expect(try outcome(from: ["a": 1], to: ["a": 1]) == same)
  #expect(try outcome(from: Dog(name: "Rex"), to: Dog(name: "Rex")) == same)
  #expect(try outcome(from: Dog(name: "Rex"), to: Dog(name: "Mia")) == differs)
}

@MainActor @Test func e4ReferencesAreComparedByIdentityEvenIfEquatable() throws {
  let one = Reference(1)
  #expect(try outcome(from: one, to: one) == same)
  #expect(try outcome(from: one, to: Reference(1)) == differs)
  #expect(try outcome(from: Reference?.some(one), to: one) == same)
  #expect(try outcome(from: Reference?.some(one), to: Reference(1)) == differs)
  #expect(try outcome(from: one as AnyObject, to: one) == same)
  #expect(try outcome(from: one as AnyObject, to: Reference(1)) == differs)
}

@MainActor @Test func e4OptionalsAreComparedByTheirPayload() throws {
  #expect(try outcome(from: Int?.none, to: nil) == same)
  #expect(try outcome(from: Int?.none, to: 0) == differs)
  #expect(try outcome(from: Int?.some(1), to: 1) == same)
  #expect(try outcome(from: Int("no number"), to: Int("none either")) == same)
  #expect(try outcome(from: Cat?.some(Cat(lives: 7)), to: Cat(lives: 7)) == same)
  #expect(try outcome(from: Cat?.some(Cat(lives: 7)), to: nil) == differs)
  struct Act { var action: (() -> Void)? }
  let act = Act {}
  #expect(try outcome(from: act, to: act) == same)
  #expect(try outcome(from: act, to: Act()) == differs)
}

@MainActor @Test func e4EnumsAreComparedByCaseAndPayload() throws {
  let action = {}
  #expect(try outcome(from: Payload.none, to: .none) == same)
  #expect(try outcome(from: Payload.none, to: .other) == differs)
  #expect(try outcome(from: Payload.number(1), to: .number(1)) == same)
  #expect(try outcome(from: Payload.number(1), to: .number(2)) == differs)
  #expect(try outcome(from: Payload.number(1), to: .none) == differs)
  #expect(try outcome(from: Payload.action(action), to: .action(action)) == same)
  #expect(
    try outcome(
      from: Payload.pair(name: "a" + String(1), of: [1]), to: .pair(name: "a1", of: [1])) == same)
  #expect(try outcome(from: Payload.pair(name: "a", of: [1]), to: .pair(name: "a", of: [2])) == differs)
}

@MainActor @Test func e4ExistentialsAreComparedByTypeAndValue() throws {
  #expect(try outcome(from: Dog(name: "Rex") as any Speaking, to: Dog(name: "Rex")) == same)
  #expect(try outcome(from: Dog(name: "Rex") as any Speaking, to: Dog(name: "Mia")) == differs)
  #expect(try outcome(from: Cat(lives: 7) as any Speaking, to: Cat(lives: 7)) == same)
  #expect(try outcome(from: Cat(lives: 7) as any Speaking, to: Dog(name: "Rex")) == differs)
  #expect(try outcome(from: 1 as Any, to: 1) == same)
  #expect(try outcome(from: 1 as Any, to: "1") == differs)
}

@MainActor @Test func e4TuplesAndNestedStructsAreComparedByTheirParts() throws {
  struct Nested {
    var name: String
    var inner: (Int, Cat)
    var action: () -> Void
  }
  let action = {}
  #expect(try outcome(from: (1, "a"), to: (1, "a")) == same)
  #expect(try outcome(from: (1, "a"), to: (1, "b")) == differs)
  let nested = Nested(name: "n", inner: (1, Cat(lives: 2)), action: action)
  #expect(try outcome(from: nested, to: Nested(name: "n", inner: (1, Cat(lives: 2)), action: action)) == same)
  #expect(try outcome(from: nested, to: Nested(name: "n", inner: (1, Cat(lives: 3)), action: action)) == differs)
}

@MainActor @Test func e4CollectionsOfWhatIsNotEquatableAreComparedByTheirStorage() throws {
  let actions = [{}]
  #expect(try outcome(from: actions, to: actions) == same)
  #expect(try outcome(from: actions, to: actions.map { $0 }) == differs)
  let cats = ["a": Cat(lives: 1)]
  #expect(try outcome(from: cats, to: cats) == same)
  #expect(try outcome(from: cats, to: cats.mapValues { $0 }) == differs)
}

@MainActor @Test func e4WeakAndUnownedReferencesAreComparedWithoutBeingHeld() throws {
  struct Child: View {
    weak var weakly: Reference?
    unowned var unownedly: Reference
    let number: Int
    var body: some View { Text(weakly == nil ? "gone" : "there") }
  }
  struct Root: View {
    let objects: [Reference]
    @State private var index = 0
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("\(tick)")
        Child(weakly: objects[index], unownedly: objects[0], number: 1)
        Button("Next") { index = 1 }
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root(objects: [Reference(1), Reference(2)]))
  try session.tap("Tick")
  #expect(session.outcomes("Child") == ["kept skipped"])
  try session.tap("Next")
  #expect(session.outcomes("Child") == ["kept wasted"])
  #expect(session.comparison(of: "Child", "weakly")?.isEqual == false)
  #expect(session.comparison(of: "Child", "unownedly")?.isEqual == true)
}
