import Engine
import Testing

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct ActionKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var act: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.number) private var number
  var body: some View { Text("number \(number)") }
}

private struct Declarer: View {
  @Environment(\.number) private var number
  var body: some View { Text("declared") }
}

private struct Between<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

@MainActor @Test func d6ADeclaredKeyRunsReadOrNotAndViewsBetweenDoNot() throws {
  struct Middle: View {
    var body: some View {
      VStack {
        Reader()
        Declarer()
      }
    }
  }
  struct Root: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Middle().environment(\.number, number)
        Button("Raise") { number += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(
    try session.tap("Raise") == [
      "Root: _number changed.", "Reader: _number changed.", "Declarer: _number changed.",
    ])
  #expect(session.texts == ["number 2", "declared", "Raise"])
  #expect(session.skips("Middle") == [.noInputs])
}

@MainActor @Test func d6AnEqualValueRunsNobody() throws {
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Reader().environment(\.number, tick / 10)
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed."])
}

@MainActor @Test func d6TheNearestValueCounts() throws {
  struct Root: View {
    @State private var outer = 1
    var body: some View {
      VStack {
        VStack {
          Reader().environment(\.number, 7)
          Reader()
          Reader().transformEnvironment(\.number) { $0 *= 10 }
        }
        .environment(\.number, outer)
        Button("Raise") { outer += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(session.texts == ["number 7", "number 1", "number 10", "Raise"])
  #expect(
    try session.tap("Raise") == ["Root: _outer changed.", "Reader: _number changed.", "Reader: _number changed."])
  #expect(session.texts == ["number 7", "number 2", "number 20", "Raise"])
}

@MainActor @Test func d6AClosureValueIsComparedByCodeAndContext() throws {
  struct Acting: View {
    @Environment(\.act) private var act
    var body: some View { Button("Act") { act() } }
  }
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      let seen = tick
      VStack {
        Acting().environment(\.act) {}
        Acting().environment(\.act) { _ = seen.description }
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed.", "Acting: _act changed."])
}

@MainActor @Test func d6TheWindowsEnvironmentIsSetByAStep() throws {
  struct Root: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }
  let session = Session(Root())
  try session.perform("set environment colorScheme dark")
  #expect(session.lines() == ["Root: _scheme changed."])
  #expect(session.texts == ["dark"])
  try session.perform("set environment colorScheme dark")
  #expect(session.lines() == [])
  let write = session.recording.updates[1].writes.first
  #expect(write?.old == "light" && write?.new == "dark")
}

@MainActor @Test func d6WhatReadTheEnvironmentLeavesNothingBehind() throws {
  struct Root: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        if isShown {
          Reader()
          Reader().environment(\.number, 3)
        }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let session = Session(Root())
  let before = (session.attributeCount, session.nodeCount, session.dependencyCount)
  try session.tap("Show")
  #expect(session.dependencyCount == before.2 + 2)
  try session.tap("Show")
  #expect((session.attributeCount, session.nodeCount, session.dependencyCount) == before)
  let sources = session.frame.sources
  #expect(sources.values.map(\.name) == ["isShown"])
}

@MainActor @Test func f5ANestedPropertyIsUpdatedBeforeTheBody() throws {
  struct Doubling: DynamicProperty {
    @Environment(\.number) private var number
    private(set) var doubled = 0
    mutating func update() { doubled = number * 2 }
  }
  struct Child: View {
    var doubling = Doubling()
    var body: some View { Text("doubled \(doubling.doubled)") }
  }
  struct Root: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Child().environment(\.number, number)
        Button("Raise") { number += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(session.texts.first == "doubled 2")
  #expect(try session.tap("Raise") == ["Root: _number changed.", "Child: doubling changed."])
  #expect(session.texts.first == "doubled 4")
}

@MainActor @Test func f5WhatAnUpdateReadsIsADependency() throws {
  struct Doubling: DynamicProperty {
    @State var number = 1
    private(set) var doubled = 0
    mutating func update() { doubled = number * 2 }
  }
  struct Root: View {
    var doubling = Doubling()
    var body: some View { Button("doubled \(doubling.doubled)") { doubling.number += 1 } }
  }
  let session = Session(Root())
  #expect(try session.tap("doubled 2") == ["Root: doubling changed."])
  #expect(session.texts == ["doubled 4"])
}
