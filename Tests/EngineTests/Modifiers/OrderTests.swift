import Engine
import Testing

private struct Logged<Content: View>: View {
  let name: String
  let log: Log
  let number: Int
  let content: Content
  init(_ name: String, _ log: Log, number: Int = 0, @ViewBuilder content: () -> Content) {
    (self.name, self.log, self.number, self.content) = (name, log, number, content())
    log("init \(name)")
  }
  var body: some View {
    let _ = log("body \(name)")
    content
  }
}

private struct Leaf: View {
  let name: String
  let log: Log
  let number: Int
  init(_ name: String, _ log: Log, _ number: Int = 0) {
    (self.name, self.log, self.number) = (name, log, number)
    log("init \(name)")
  }
  var body: some View {
    let _ = log("body \(name)")
    Text(name)
  }
}

@MainActor @Test func g1InitialisersOfSiblingsComeBeforeTheirBodiesParentsFirst() {
  struct Root: View {
    let log: Log
    var body: some View {
      VStack {
        Branch("a", log)
        Branch("b", log)
      }
    }
  }
  struct Branch: View {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      log("init \(name)")
    }
    var body: some View {
      let _ = log("body \(name)")
      Leaf(name + "1", log)
      Leaf(name + "2", log)
    }
  }
  let log = Log()
  _ = Session(Root(log: log))
  #expect(
    log.lines == [
      "init a", "init b", "body a", "init a1", "init a2", "body a1", "body a2", "body b", "init b1", "init b2",
      "body b1", "body b2",
    ])
}

@MainActor @Test func g1NewAndChangedSiblingsRunInTreeOrder() throws {
  struct Root: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      VStack {
        Leaf("first", log, number)
        if number > 0 { Leaf("new", log, number) }
        Leaf("last", log, number)
        Button("Raise") { number += 1 }
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  _ = log.take()
  #expect(
    try session.tap("Raise") == [
      "Root: _number changed.", "Leaf: @self changed.", "Leaf: @self changed.", "Leaf: @self changed.",
    ])
  #expect(log.take() == ["init first", "init new", "init last", "body first", "body new", "body last"])
}

@MainActor @Test func g2AppearancesRunDeepestFirstAndOnOneNodeInModifierOrder() {
  struct Root: View {
    let log: Log
    var body: some View {
      VStack {
        Text("a")
          .onAppear { log("a first") }
          .onChange(of: 1, initial: true) { log("a second") }
          .onAppear { log("a third") }
        Text("b").onAppear { log("b") }
      }
      .onAppear { log("stack") }
    }
  }
  let log = Log()
  _ = Session(Root(log: log))
  #expect(log.lines == ["a first", "a second", "a third", "b", "stack"])
}

@MainActor @Test func g2WhatBeginsLaterAppearsDeepestFirstToo() throws {
  struct Child: View {
    let log: Log
    let number: Int
    var body: some View {
      let _ = number
      Text("child").onAppear { log("inside") }.onDisappear { log("gone inside") }
    }
  }
  struct Root: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      VStack {
        Leaf("changes", Log(), number)
        if number % 2 == 1 {
          Child(log: log, number: number).onAppear { log("outside") }.onDisappear { log("gone outside") }
        }
        Button("Raise") { number += 1 }
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  try session.tap("Raise")
  #expect(log.take() == ["inside", "outside"])
  try session.tap("Raise")
  #expect(log.take() == ["gone inside", "gone outside"])
}

@MainActor @Test func g3AHandlerRunsOnlyWhenItsViewWasEvaluatedAndTheValueDiffers() throws {
  final class Plain { var value = 0 }
  struct Root: View {
    let log: Log
    let plain: Plain
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("\(tick)").onChange(of: plain.value) { old, new in log("\(old) to \(new)") }
        Button("Silent") { plain.value += 1 }
        Button("Tick") { tick += 1 }
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log, plain: Plain()))
  try session.tap("Silent")
  try session.tap("Silent")
  #expect(log.take() == [])
  try session.tap("Tick")
  #expect(log.take() == ["0 to 2"])
  try session.tap("Tick")
  #expect(log.take() == [])
}

@MainActor @Test func g3AHandlerThatChangesItsOwnValueForEverIsStoppedAndReported() throws {
  struct Root: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Start \(value)") { value += 1 }
        .onChange(of: value) {
          log("called")
          value += 1
        }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  try session.tap("Start 0")
  #expect(log.take().count == 8)
  #expect(session.findings == ["onchange-loop"])
  #expect(session.texts == ["Start 9"])
}

@MainActor @Test func g2AWriteAsAViewAppearsOrDisappearsIsPartOfTheUpdate() throws {
  struct Root: View {
    @State private var isShown = true
    @State private var appeared = 0
    @State private var disappeared = 0
    var body: some View {
      VStack {
        Text("\(appeared) \(disappeared)")
        if isShown {
          Text("shown").onAppear { appeared += 1 }.onDisappear { disappeared += 1 }
        }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let session = Session(Root())
  #expect(session.texts.first == "1 0")
  #expect(session.lastUpdate?.passes == 2)
  #expect(try session.tap("Show") == ["Root: _isShown changed.", "Root: _disappeared changed."])
  #expect(session.texts.first == "1 1")
  try session.tap("Show")
  #expect(session.texts.first == "2 1")
}

@MainActor @Test func g4AViewAppearsAfterLayout() {
  struct Root: View {
    let log: Log
    @State private var text = "before"
    var body: some View {
      Text(text).onAppear {
        log("appears")
        text = "after"
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  #expect(log.lines == ["appears"])
  #expect(session.frames(of: "after").count == 1)
  #expect(session.frames(of: "after").first?.width != 0)
}

@MainActor @Test func g2TasksStartAfterAllAppearancesAndAreCancelledWithTheirNode() async throws {
  final class Cancelled: @unchecked Sendable { var count = 0 }
  struct Root: View {
    let log: Log
    let cancelled: Cancelled
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("a")
            .task {
              log("task")
              while !Task.isCancelled { await Task.yield() }
              cancelled.count += 1
            }
            .onAppear { log("a") }
        }
        Text("b").onAppear { log("b") }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let log = Log()
  let cancelled = Cancelled()
  let session = Session(Root(log: log, cancelled: cancelled))
  while log.lines.count < 3 { await Task.yield() }
  #expect(log.lines == ["a", "b", "task"])
  try session.tap("Show")
  while cancelled.count == 0 { await Task.yield() }
  #expect(cancelled.count == 1)
}
