import Engine
import Testing

@MainActor @Test func d2AnEqualWriteDoesNotInvalidate() throws {
  struct Plain { var x = 0 }
  struct Root: View {
    @State private var number = 1
    @State private var plain = Plain()
    var body: some View {
      VStack {
        Text("\(number) \(plain.x)")
        Button("Same number") { number = 1 }
        Button("Same bits") { plain = Plain(x: 0) }
        Button("Other bits") { plain = Plain(x: 1) }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Same number") == [])
  #expect(session.lastUpdate?.writes.map(\.isEqual) == [true])
  #expect(try session.tap("Same bits") == [])
  #expect(try session.tap("Other bits") == ["Root: _plain changed."])
}

@MainActor @Test func d2AStateToggledTwiceInOneActionProvesEqual() throws {
  struct Root: View {
    @State private var isOn = false
    var body: some View {
      Button(isOn ? "On" : "Off") {
        isOn.toggle()
        isOn.toggle()
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Off") == [])
  #expect(session.outcomes("Root") == ["kept skipped"])
  #expect(session.skips("Root") == [.dependenciesEqual])
  #expect(session.lastUpdate?.candidates.count == 1)
  #expect(session.lastUpdate?.writes.map(\.isEqual) == [true])
}

@MainActor @Test func d8WhatAnActionReadsIsNoDependencyAndIsTheLastWrite() throws {
  struct Root: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("Add") {
        count += 1
        log("\(count)")
        count += 1
        log("\(count)")
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  #expect(try session.tap("Add") == [])
  #expect(try session.tap("Add") == [])
  #expect(log.lines == ["1", "2", "3", "4"])
}

@MainActor @Test func d9WritesOfOneStimulusAreMergedIntoOneRun() throws {
  struct Root: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Button("\(a) \(b)") {
        b = 1
        a = 1
        a = 2
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("0 0") == ["Root: _a, _b changed."])
  #expect(session.texts == ["2 1"])
  #expect(session.lastUpdate?.passes == 1)
}

private struct Deep: View {
  let depth: Int
  @Binding var value: Int
  var body: some View {
    VStack {
      if depth > 0 { AnyView(Deep(depth: depth - 1, value: $value)) } else { Text("\(value)") }
    }
  }
}

@MainActor @Test func d10OneSourceHasManyReadersAndOneReaderManySources() throws {
  struct Root: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        One(name: "first", a: $a)
        Two(a: $a, b: $b)
        One(name: "last", a: $b)
        Button("A") { a += 1 }
        Button("B") { b += 1 }
      }
    }
  }
  struct One: View {
    let name: String
    @Binding var a: Int
    var body: some View { Text("\(name) \(a)") }
  }
  struct Two: View {
    @Binding var a: Int
    @Binding var b: Int
    var body: some View { Text("\(a) \(b)") }
  }
  let session = Session(Root())
  #expect(session.dependencyCount == 4)
  #expect(try session.tap("A") == ["One: _a changed.", "Two: _a changed."])
  #expect(try session.tap("B") == ["Two: _b changed.", "One: _a changed."])
}

@MainActor @Test func aDeepTreeUpdatesInOnePass() throws {
  struct Root: View {
    @State private var value = 0
    var body: some View {
      VStack {
        Deep(depth: 20, value: $value)
        Button("Add") { value += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Add") == ["Deep: _value changed."])
  #expect(session.lastUpdate?.passes == 1)
  #expect(session.texts == ["1", "Add"])
}

@MainActor @Test func d7GlobalsAndPlainClassesShowOnlyWhenSomethingElseRunsTheBody() throws {
  final class Plain { var value = 0 }
  struct Root: View {
    nonisolated(unsafe) static var shared = 0
    let plain: Plain
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("\(Root.shared) \(plain.value) \(tick)")
        Button("Silent") {
          Root.shared += 1
          plain.value += 1
        }
        Button("Tick") { tick += 1 }
      }
    }
  }
  Root.shared = 0
  let session = Session(Root(plain: Plain()))
  #expect(try session.tap("Silent") == [])
  #expect(session.texts.first == "0 0 0")
  #expect(try session.tap("Tick") == ["Root: _tick changed."])
  #expect(session.texts.first == "1 1 1")
}

@MainActor @Test func d11AWriteDuringABodyIsReportedAndTakesEffectInTheNextPass() {
  struct Root: View {
    @State private var count = 0
    var body: some View {
      let seen = count
      // swift-format-ignore: NoAssignmentInExpressions
      if count == 0 { let _ = (count = 1) }
      Text("count \(seen)")
    }
  }
  let session = Session(Root())
  #expect(session.findings == ["write-during-update"])
  #expect(session.lastUpdate?.passes == 2)
  #expect(
    session.lines() == ["Root: @self, @identity, _count changed.", "Root: _count changed."])
  #expect(session.texts == ["count 1"])
}

@MainActor @Test func d11AnEndlessLoopIsStoppedAndReportedAndTheSessionGoesOn() throws {
  struct Root: View {
    @State private var loops = false
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      // swift-format-ignore: NoAssignmentInExpressions
      let _ = loops ? (count += 1) : ()
      VStack {
        Text("count \(count)")
        Child(other: $other)
        Button("Loop") { loops = true }
        Button("Stop") { loops = false }
      }
    }
  }
  struct Child: View {
    @Binding var other: Int
    var body: some View { Button("other \(other)") { other += 1 } }
  }
  let session = Session(Root())
  try session.tap("Loop")
  #expect(session.findings.contains("update-loop"))
  #expect(session.lastUpdate?.passes == 100)
  #expect(try session.tap("other 0") == ["Child: _other changed."])
  #expect(session.texts[1] == "other 1")
  try session.tap("Stop")
  #expect(session.lines() == ["Root: _loops changed."])
  #expect(!session.findings.contains("update-loop"))
}

@MainActor @Test func cAWriteAndARemovalInOneActionAreSafe() throws {
  struct Root: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Child(isShown: $isShown) }
        Text("end")
      }
    }
  }
  struct Child: View {
    @Binding var isShown: Bool
    @State private var count = 0
    var body: some View {
      Button("Remove \(count)") {
        count += 1
        isShown = false
      }
    }
  }
  let session = Session(Root())
  let nodes = session.nodeCount
  #expect(try session.tap("Remove 0") == ["Root: _isShown changed."])
  #expect(session.texts == ["end"])
  #expect(session.nodeCount == nodes - 3)
  #expect(session.dependencyCount == 1)
}
