import Testing

@testable import Engine

private final class Probe: ObservableObject {
  @Published var value = 0
}

private final class Plain {}

private final class Watch {
  weak var plain: Plain?
  weak var probe: Probe?

  func keep(_ made: Plain) -> Plain {
    plain = plain ?? made
    return made
  }

  func keep(_ made: Probe) -> Probe {
    probe = made
    return made
  }
}

@MainActor @Test func c1StateTakesItsFirstValueOnceAndEndsWithTheIdentity() throws {
  struct Child: View {
    @State private var value: Int
    init(_ seed: Int) { _value = State(initialValue: seed) }
    var body: some View { Button("value \(value)") { value += 10 } }
  }
  struct Root: View {
    @State private var seed = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Child(seed) }
        Button("Seed") { seed += 1 }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("value 1")
  try session.tap("Seed")
  #expect(session.texts.first == "value 11")
  try session.tap("Show")
  try session.tap("Show")
  #expect(session.texts.first == "value 2")
}

@MainActor @Test func c2AStateDefaultRunsWithEachInitAndAStateObjectOnce() throws {
  struct Child: View {
    nonisolated(unsafe) static var stateDefaults = 0
    nonisolated(unsafe) static var objects = 0
    @State private var value = Child.makeState()
    @StateObject private var probe = Child.makeObject()
    var body: some View { Text("value \(value), object \(probe.value)") }
    static func makeState() -> Int {
      stateDefaults += 1
      return stateDefaults
    }
    static func makeObject() -> Probe {
      objects += 1
      return Probe()
    }
  }
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Child()
        Button("Tick \(tick)") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Tick 0")
  try session.tap("Tick 1")
  #expect(Child.stateDefaults == 3)
  #expect(Child.objects == 1)
  #expect(session.texts.first == "value 1, object 0")
}

@Observable private final class Settings {
  var step = 1
}

@Observable private final class Derived {
  var value: Int
  init(_ settings: Settings) { value = settings.step }
}

@MainActor @Test func c3AModelsInitThatReadsATrackedPropertyMakesTheParentDepend() throws {
  struct Child: View {
    @State private var model: Derived
    init(_ settings: Settings) { _model = State(initialValue: Derived(settings)) }
    var body: some View { Text("derived \(model.value)") }
  }
  struct Root: View {
    let settings: Settings
    var body: some View { Child(settings) }
  }
  let settings = Settings()
  let session = Session(Root(settings: settings))
  session.update { settings.step = 2 }
  #expect(session.lines() == ["Root: \\Settings.step changed.", "Child: @self changed."])
  // The child keeps the first instance.
  #expect(session.texts == ["derived 1"])
}

@MainActor @Test func c1ModelsEndWithTheIdentityThatOwnsThem() throws {
  struct Child: View {
    @State private var plain: Plain
    @StateObject private var probe: Probe
    init(_ plain: @autoclosure () -> Plain, _ probe: @escaping () -> Probe) {
      _plain = State(initialValue: plain())
      _probe = StateObject(wrappedValue: probe())
    }
    var body: some View { Text("child \(probe.value)") }
  }
  struct Root: View {
    let watch: Watch
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Child(watch.keep(Plain()), { watch.keep(Probe()) })
        }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let watch = Watch()
  let session = Session(Root(watch: watch))
  #expect(watch.plain != nil && watch.probe != nil)
  try session.tap("Show")
  #expect(watch.plain == nil && watch.probe == nil)
}

@MainActor @Test func c1ASessionThatEndsLetsGoOfEverything() {
  weak var node: _ViewNode?
  weak var probe: Probe?
  struct Root: View {
    @StateObject private var probe: Probe
    init(_ probe: Probe) { _probe = StateObject(wrappedValue: probe) }
    var body: some View {
      VStack {
        Text("\(probe.value)").environment(\.lineLimit, 1)
        Button("b") {}
      }
    }
  }
  do {
    let session = Session(
      Root(
        {
          let made = Probe()
          probe = made
          return made
        }()))
    node = session.rootView
    #expect(node != nil && probe != nil)
  }
  #expect(node == nil)
  #expect(probe == nil)
}

@MainActor @Test func c1WritesToAStateThatEndedAreIgnored() throws {
  final class Box { var binding: Binding<Int>? }
  struct Child: View {
    let box: Box
    @State private var value = 0
    var body: some View {
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = box.binding = $value
      Text("value \(value)")
    }
  }
  struct Root: View {
    let box: Box
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Child(box: box) }
        Button("Hide and write") {
          isShown = false
          box.binding?.wrappedValue = 5
        }
      }
    }
  }
  let box = Box()
  var session: Session? = Session(Root(box: box))
  try session?.tap("Hide and write")
  #expect(session?.texts == ["Hide and write"])
  session?.update { box.binding?.wrappedValue = 7 }
  #expect(session?.lines() == [])
  #expect(box.binding?.wrappedValue == 7)
  session = nil
  #expect(box.binding?.wrappedValue == 7)
}
