import Engine
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor @Test func b1PositionAndTypeAreTheIdentity() throws {
  struct Root: View {
    @State private var swapped = false
    var body: some View {
      VStack {
        Counter(name: swapped ? "b" : "a")
        Counter(name: swapped ? "a" : "b")
        Button("Swap") { swapped.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("a 0")
  try session.tap("Swap")
  #expect(session.texts == ["b 1", "a 0", "Swap"])
  #expect(session.outcomes("Counter") == ["kept ran", "kept ran"])
}

@MainActor @Test func b3BranchesAreTwoIdentitiesForEver() throws {
  struct Root: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
        Button("Switch") { isFirst.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("first 0")
  try session.tap("Switch")
  #expect(session.outcomes("Counter") == ["recreated ran", "removed untouched, lost count"])
  #expect(session.texts == ["second 0", "Switch"])
  #expect(session.findings == ["state-loss"])
  #expect(session.displayLines == ["Removed displayable at 0", "Inserted displayable at 0"])
  try session.tap("second 0")
  try session.tap("Switch")
  #expect(session.texts == ["first 0", "Switch"])
}

@MainActor @Test func b3AnIfWithoutElseIsAnOptional() throws {
  struct Root: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Counter(name: "c") }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Show")
  #expect(session.outcomes("Counter") == ["removed untouched, lost count"])
  #expect(session.displayLines == ["Removed displayable at 0"])
  try session.tap("Show")
  #expect(session.outcomes("Counter") == ["inserted ran"])
  #expect(session.texts == ["c 0", "Show"])
  #expect(session.displayLines == ["Inserted displayable at 0"])
}

@MainActor @Test func b3ASwitchIsAChainOfBranches() throws {
  struct Root: View {
    @State private var number = 0
    var body: some View {
      VStack {
        switch number {
        case 0: Counter(name: "zero")
        case 1: Counter(name: "one")
        case 2: Counter(name: "two")
        default: Text("many")
        }
        Button("Next") { number += 1 }
      }
    }
  }
  let session = Session(Root())
  for (old, new) in [("zero 0", "one 0"), ("one 0", "two 0")] {
    try session.tap(old)
    try session.tap("Next")
    #expect(session.texts == [new, "Next"])
    #expect(session.outcomes("Counter").last == "removed untouched, lost count")
  }
  try session.tap("Next")
  #expect(session.texts == ["many", "Next"])
  #expect(session.outcomes("Counter") == ["removed untouched, lost count"])
}

@MainActor @Test func b4OneIdInBothBranchesDoesNotJoinThem() throws {
  struct Root: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Counter(name: "c").id("same") } else { Counter(name: "c").id("same") }
        Button("Switch") { isFirst.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Switch")
  #expect(session.outcomes("Counter") == ["recreated ran", "removed untouched, lost count"])
  #expect(session.texts == ["c 0", "Switch"])
}

@MainActor @Test func b5AChangedIDRecreatesWhatIsInsideAndKeepsWhatIsOutside() throws {
  struct Root: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      VStack {
        Counter(name: "c")
          .onAppear { log("inside appears") }
          .onDisappear { log("inside disappears") }
          .environment(\.lineLimit, 1)
          .id(id)
          .environment(\.lineLimit, 2)
          .onAppear { log("outside appears") }
          .onDisappear { log("outside disappears") }
        Button("New id") { id += 1 }
      }
    }
  }
  let log = Log()
  let session = Session(Root(log: log))
  #expect(log.take() == ["inside appears", "outside appears"])
  try session.tap("c 0")
  try session.tap("New id")
  #expect(log.take() == ["inside appears", "inside disappears"])
  #expect(session.outcomes("Counter") == ["recreated ran", "removed untouched, lost count"])
  #expect(session.outcomes(".id") == ["kept ran"])
  #expect(session.outcomes(".environment") == ["kept skipped", "recreated untouched", "removed untouched"])
  #expect(session.texts == ["c 0", "New id"])
}

@MainActor @Test func b6AnyViewIsKeptWhileTheWrappedTypeStays() throws {
  struct Root: View {
    @State private var step = 0
    var content: AnyView {
      step < 2 ? AnyView(Counter(name: "step \(step) c")) : AnyView(Text("step \(step)"))
    }
    var body: some View {
      VStack {
        content
        Button("Next") { step += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("step 0 c 0")
  try session.tap("Next")
  #expect(session.texts == ["step 1 c 1", "Next"])
  #expect(session.outcomes("Counter") == ["kept ran"])
  try session.tap("Next")
  #expect(session.outcomes("Counter") == ["removed untouched, lost count"])
  #expect(session.outcomes("step 2") == ["recreated untouched"])
  #expect(session.outcomes("AnyView") == ["kept ran"])
}

@MainActor @Test func b6AnAnyViewOfAnAnyViewIsTheInnerOne() throws {
  struct Root: View {
    @State private var isTwice = false
    var body: some View {
      VStack {
        isTwice ? AnyView(AnyView(Counter(name: "c"))) : AnyView(Counter(name: "c"))
        Button("Twice") { isTwice.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Twice")
  #expect(session.outcomes("Counter") == ["kept skipped"])
  #expect(session.texts == ["c 1", "Twice"])
}

@MainActor @Test func b12InertModifiersKeepIdentity() throws {
  struct Root: View {
    @State private var isOff = false
    var body: some View {
      VStack {
        Counter(name: "c")
          .disabled(isOff && false)
          .font(isOff ? nil : .body)
          .transformEnvironment(\.lineLimit) { _ in }
        Button("Off") { isOff.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Off")
  #expect(session.outcomes("Counter") == ["kept skipped"])
  #expect(session.texts == ["c 1", "Off"])
}

private struct DimIfExpired: ViewModifier {
  let isExpired: Bool
  func body(content: Content) -> some View {
    if isExpired { content.font(.title) } else { content }
  }
}

@MainActor @Test func b12ABranchInAModifiersBodyRecreatesTheContent() throws {
  struct Root: View {
    @State private var isExpired = false
    var body: some View {
      VStack {
        Counter(name: "c").modifier(DimIfExpired(isExpired: isExpired))
        Button("Expire") { isExpired = true }
      }
    }
  }
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Expire")
  #expect(session.outcomes("Counter").last == "removed untouched, lost count")
  #expect(session.texts == ["c 0", "Expire"])
  #expect(session.findings.contains("state-loss"))
}

@MainActor @Test func b13OneIdentityChangesInPlaceAndTwoComeAndGo() throws {
  struct Root: View {
    @State private var value = false
    var body: some View {
      VStack {
        Text("One")
        if value { Text("Two") } else { Text("Three") }
        Text(value ? "Four" : "Five")
        Button("Change") { value.toggle() }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Change")
  #expect(
    session.displayLines == [
      "Removed displayable at 1", "Inserted displayable at 1", "Changed displayable at 2",
    ])
  #expect(session.lastUpdate?.display.map(\.transition) == ["fade", "fade", nil])
}
