import Testing

@testable import Engine

// Rule L, the findings about inputs, writes and time: what each reports, and what comes near without being one.

private final class Object: ObservableObject {
  @Published var count = 0
  @Published var title = "title"
}

private struct Observing: View {
  @ObservedObject var object: Object
  var body: some View { Text("\(object.count)") }
}

@MainActor private func findings<V: View>(_ root: V, taps: Int = 1) throws -> [String] {
  let session = Session(root)
  for _ in 0..<taps { try session.tap("Go") }
  return session.findings
}

@MainActor @Test func unownedObservedObjectIsOneThatNobodyElseHolds() throws {
  struct WithDefault: View {
    @ObservedObject private var object = Object()
    var body: some View { Text("\(object.count)") }
  }
  struct ByDefault: View {
    @State private var unrelated = 0
    var body: some View {
      VStack {
        WithDefault()
        Button("Go") { unrelated += 1 }
        Text("\(unrelated)")
      }
    }
  }
  struct Inline: View {
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Observing(object: Object())
        Button("Go") { unrelated += 1 }
        Text("\(unrelated)")
      }
    }
  }
  #expect(try findings(ByDefault()) == ["unowned-observed-object"])
  #expect(try findings(Inline()) == ["unowned-observed-object"])
}

@MainActor @Test func unownedObservedObjectIsNoneThatAParentHolds() throws {
  struct Kept: View {
    @State private var unrelated = 0
    @StateObject private var object = Object()
    var body: some View {
      VStack {
        Observing(object: object)
        Button("Go \(unrelated)") { unrelated += 1 }
      }
    }
  }
  // The parent lets go of the one and takes the other.
  struct Replaced: View {
    @State private var object = Object()
    var body: some View {
      VStack {
        Observing(object: object)
        Button("Go") { object = Object() }
      }
    }
  }
  struct Listed: View {
    @State private var objects = [Object(), Object()]
    @State private var selected = 0
    var body: some View {
      VStack {
        Observing(object: objects[selected])
        Button("Go") { selected = 1 - selected }
      }
    }
  }
  let kept = Session(Kept())
  try kept.tap("Go 0")
  #expect(kept.findings == [])
  #expect(try findings(Replaced()) == [])
  #expect(try findings(Listed()) == [])
}

@MainActor @Test func broadObservedObjectIsABodyThatDoesNotReadWhatChanged() throws {
  struct Titled: View {
    @ObservedObject var object: Object
    var body: some View { Text(object.title) }
  }
  struct Root: View {
    @StateObject private var object = Object()
    var body: some View {
      VStack {
        Titled(object: object)
        Observing(object: object)
        Button("Go") { object.count += 1 }
        Button("Rename") { object.title = "renamed" }
      }
    }
  }
  let session = Session(Root())
  func reported() -> [String] {
    let frame = session.frame
    return session.lastUpdate?.diagnostics.compactMap { $0.node.flatMap { frame.nodes[$0]?.type } } ?? []
  }
  try session.tap("Go")
  #expect(session.findings == ["broad-observed-object", "broad-observed-object"])
  #expect(reported() == ["Root", "Titled"])
  try session.tap("Rename")
  #expect(reported() == ["Root", "Observing"])
}

@MainActor @Test func nonconstantRangeIsARangeThatChanged() throws {
  struct Root: View {
    let isConstant: Bool
    @State private var count = 2
    var body: some View {
      VStack {
        ForEach(0..<(isConstant ? 2 : count)) { Text("row \($0) \(count)") }
        Button("Go") { count += 1 }
      }
    }
  }
  #expect(try findings(Root(isConstant: false)) == ["nonconstant-range"])
  #expect(try findings(Root(isConstant: true)) == [])
}

@MainActor @Test func writeDuringUpdateIsAWriteInABody() throws {
  struct InBody: View {
    @State private var taps = 0
    @State private var seen = 0
    var body: some View {
      let taps = taps
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = (seen = taps)
      Button("Go") { self.taps += 1 }
    }
  }
  struct InHandler: View {
    @State private var taps = 0
    @State private var seen = 0
    var body: some View {
      VStack {
        Text("\(seen)")
        Button("Go") { taps += 1 }
      }
      .onChange(of: taps) { seen = taps }
    }
  }
  #expect(try findings(InBody()) == ["write-during-update"])
  #expect(try findings(InHandler()) == [])
}

@MainActor @Test func updateLoopIsAnUpdateThatDoesNotSettle() throws {
  struct Endless: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = isOn ? (count += 1) : ()
      Button("Go") { isOn = true }
      Text("\(count)")
    }
  }
  // A long way, but it comes to an end.
  struct Long: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = isOn && count < 50 ? (count += 1) : ()
      Button("Go") { isOn = true }
      Text("\(count)")
    }
  }
  #expect(try findings(Endless()).contains("update-loop"))
  #expect(try Set(findings(Long())) == ["write-during-update"])
}

@MainActor @Test func onChangeLoopIsAHandlerThatChangesItsOwnValue() throws {
  struct Counting: View {
    let end: Int
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
        .onChange(of: count) { if count < end { count += 1 } }
    }
  }
  #expect(try findings(Counting(end: .max)) == ["onchange-loop"])
  #expect(try findings(Counting(end: 3)) == [])
}

/// A clock that views push on, in seconds.
@MainActor private final class Clock {
  var now = 0.0
  /// How long something takes that can't be told.
  var length = 0.0
  static let shared = Clock()
}

@MainActor @Test func slowBodiesAndInitialisersAreThoseThatTakeMoreThanAFrame() {
  final class Loaded: ObservableObject {
    init(taking seconds: Double) { MainActor.assumeIsolated { Clock.shared.now += seconds } }
  }
  struct Root: View {
    let seconds: Double
    @StateObject private var loaded: Loaded
    init(seconds: Double) {
      self.seconds = seconds
      _loaded = StateObject(wrappedValue: Loaded(taking: seconds))
    }
    var body: some View {
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = (Clock.shared.now += seconds)
      Text("done")
    }
  }
  func evidence(_ seconds: Double) -> [String] {
    let session = Session(size: .init(width: 100, height: 100), isRecording: true, rootName: "Root", dialect: nil)
    session.measure(by: Slowness { Clock.shared.now })
    session.appear(Root(seconds: seconds))
    return session.lastUpdate?.diagnostics.map { "\($0.rule): \($0.evidence)" } ?? []
  }
  #expect(
    evidence(0.02) == [
      "slow-init: to make “loaded” took 20 ms, more than 16 ms", "slow-body: its body took 20 ms, more than 16 ms",
    ])
  #expect(evidence(0.015) == [])
  // Nobody asked for times.
  let session = Session(Root(seconds: 1))
  #expect(session.findings == [])
  #expect(session.lastUpdate?.timings == nil)
}

private struct SlowKey: EnvironmentKey {
  static var defaultValue: Int {
    MainActor.assumeIsolated { Clock.shared.now += Clock.shared.length }
    return 1
  }
}

extension EnvironmentValues {
  fileprivate var slow: Int {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}

/// A property of a person's own, with a state object in it.
private struct Loader: DynamicProperty {
  final class Loaded: ObservableObject {
    init() { MainActor.assumeIsolated { Clock.shared.now += Clock.shared.length } }
  }
  @StateObject var loaded = Loaded()
}

@MainActor @Test func slowInitialisersAreThoseOfAnyDynamicProperty() {
  struct Reading: View {
    @Environment(\.slow) private var slow
    var body: some View { Text("done") }
  }
  struct Loading: View {
    let name = "a"
    var loader = Loader()
    var body: some View { Text("done") }
  }
  func evidence(_ length: Double, _ view: some View) -> [String] {
    Clock.shared.length = length
    let session = Session(size: .init(width: 100, height: 100), isRecording: true, rootName: "Root", dialect: nil)
    session.measure(by: Slowness { Clock.shared.now })
    session.appear(view)
    return session.lastUpdate?.diagnostics.map { "\($0.rule): \($0.evidence)" } ?? []
  }
  #expect(evidence(0.02, Reading()) == ["slow-init: to make “slow” took 20 ms, more than 16 ms"])
  #expect(evidence(0.015, Reading()) == [])
  #expect(evidence(0.02, Loading()) == ["slow-init: to make “loader” took 20 ms, more than 16 ms"])
  #expect(evidence(0.015, Loading()) == [])
}
