import Engine
import Testing

// The samples 01 to 04 and 08: state, bindings and plain inputs, node by node.

private let buttonStays = ["Button Toggle: kept skipped", "Text Toggle: kept skipped"]

@MainActor @Test func sample01TheBodyThatReadsStateRunsAndEverythingIsKept() throws {
  struct SampleDiffView: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Living room")
        Text(isOn ? "The light is on" : "The light is off")
        Button("Toggle") { isOn.toggle() }
      }
    }
  }
  let session = Session(SampleDiffView())
  #expect(session.lines() == ["SampleDiffView: @self, @identity, _isOn changed."])
  for text in ["on", "off"] {
    #expect(try session.tap("Toggle") == ["SampleDiffView: _isOn changed."])
    #expect(
      session.allOutcomes == [
        "SampleDiffView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
        "Text Living room: kept skipped", "Text The light is \(text): kept ran",
      ] + buttonStays)
    #expect(session.displayLines == ["Changed displayable at 1"])
  }
}

@MainActor @Test func sample02AnExtractedViewThatStoresNothingIsSkipped() throws {
  struct SampleDiffView: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        ExtractSubView()
        Text(isOn ? "The light is on" : "The light is off")
        Button("Toggle") { isOn.toggle() }
      }
    }
  }
  struct ExtractSubView: View { var body: some View { Text("Living room") } }
  let session = Session(SampleDiffView())
  #expect(
    session.lines() == ["SampleDiffView: @self, @identity, _isOn changed.", "ExtractSubView: @self changed."])
  #expect(try session.tap("Toggle") == ["SampleDiffView: _isOn changed."])
  #expect(
    session.allOutcomes == [
      "SampleDiffView: kept ran", "VStack: kept skipped", "TupleView: kept skipped", "ExtractSubView: kept skipped",
      "Text Living room: kept untouched", "Text The light is on: kept ran",
    ] + buttonStays)
  #expect(session.skips("ExtractSubView") == [.noInputs])
}

@MainActor @Test func sample03AnIDMadeAnewRecreatesTheViewAndLosesItsState() throws {
  struct SampleDiffView: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        ExtractSubView().id(UUID())
        Text(isOn ? "The light is on" : "The light is off")
        Button("Toggle") { isOn.toggle() }
      }
    }
  }
  struct ExtractSubView: View {
    @State private var color = Color(red: 0.1, green: 0.2, blue: 0.3)
    var body: some View { Text("Living room").foregroundColor(color) }
  }
  let session = Session(SampleDiffView())
  #expect(
    try session.tap("Toggle") == [
      "SampleDiffView: _isOn changed.", "ExtractSubView: @self, @identity, _color changed.",
    ])
  #expect(
    session.allOutcomes == [
      "SampleDiffView: kept ran", "VStack: kept skipped", "TupleView: kept skipped", ".id: kept ran",
      "ExtractSubView: recreated ran",
      "Text Living room: recreated untouched", "Text The light is on: kept ran",
    ] + buttonStays + [
      "ExtractSubView: removed untouched, lost color",
      "Text Living room: removed untouched",
    ])
  #expect(session.findings.sorted() == ["state-loss", "unstable-id"])
}

@MainActor @Test func sample04OnlyTheReaderOfABindingRuns() throws {
  struct SampleBindingDiffView: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        ExtractTitleView()
        ExtractLightView(isOn: $isOn)
        ExtractSubButton(isOn: $isOn)
      }
    }
  }
  struct ExtractTitleView: View { var body: some View { Text("Living room") } }
  struct ExtractLightView: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "The light is on" : "The light is off") }
  }
  struct ExtractSubButton: View {
    @Binding var isOn: Bool
    var body: some View { Button("Toggle") { isOn.toggle() } }
  }
  let session = Session(SampleBindingDiffView())
  for text in ["on", "off"] {
    #expect(try session.tap("Toggle") == ["ExtractLightView: _isOn changed."])
    #expect(
      session.allOutcomes == [
        "SampleBindingDiffView: kept untouched", "VStack: kept untouched", "TupleView: kept untouched",
        "ExtractTitleView: kept untouched", "Text Living room: kept untouched", "ExtractLightView: kept ran",
        "Text The light is \(text): kept ran", "ExtractSubButton: kept untouched", "Button Toggle: kept untouched",
        "Text Toggle: kept untouched",
      ])
  }
}

/// The rows below the counters of sample 08, which stay as they are.
private let counterButtonsStay = [
  "Button Change unrelated: kept skipped", "Text Change unrelated: kept skipped", "Button Add one: kept skipped",
  "Text Add one: kept skipped",
]

@MainActor @Test func sample08APlainInputRunsTheChildOnlyWhenItDiffers() throws {
  struct NonEquatableSampleView: View {
    @State private var count = 0
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("Unrelated: \(unrelated)")
        PlainCounterView(count: count)
        BoundCounterView(count: $count)
        Button("Change unrelated") { unrelated += 1 }
        Button("Add one") { count += 1 }
      }
    }
  }
  struct PlainCounterView: View {
    let count: Int
    var body: some View { Text("Count: \(count)") }
  }
  struct BoundCounterView: View {
    @Binding var count: Int
    var body: some View { Text("Bound: \(count)") }
  }
  let session = Session(NonEquatableSampleView())
  #expect(try session.tap("Change unrelated") == ["NonEquatableSampleView: _unrelated changed."])
  #expect(
    session.allOutcomes == [
      "NonEquatableSampleView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
      "Text Unrelated: 1: kept ran", "PlainCounterView: kept skipped", "Text Count: 0: kept untouched",
      "BoundCounterView: kept skipped", "Text Bound: 0: kept untouched",
    ] + counterButtonsStay)
  #expect(
    try session.tap("Add one") == [
      "NonEquatableSampleView: _count changed.", "PlainCounterView: @self changed.",
      "BoundCounterView: _count changed.",
    ])
  #expect(
    session.allOutcomes == [
      "NonEquatableSampleView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
      "Text Unrelated: 1: kept skipped", "PlainCounterView: kept ran", "Text Count: 1: kept ran",
      "BoundCounterView: kept ran", "Text Bound: 1: kept ran",
    ] + counterButtonsStay)
}

@MainActor @Test func sample081AnEquatableValueIsComparedWithItsOperator() throws {
  struct EquatableValueSampleView: View {
    @State private var count = 0
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("Unrelated: \(unrelated)")
        EquatableValueCounterView(count: count).equatable()
        Button("Change unrelated") { unrelated += 1 }
        Button("Add one") { count += 1 }
      }
    }
  }
  struct EquatableValueCounterView: View, Equatable {
    let count: Int
    var body: some View { Text("Count: \(count)") }
  }
  let session = Session(EquatableValueSampleView())
  #expect(try session.tap("Change unrelated") == ["EquatableValueSampleView: _unrelated changed."])
  #expect(session.skips("EquatableValueCounterView") == [.equatable])
  #expect(
    session.allOutcomes == [
      "EquatableValueSampleView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
      "Text Unrelated: 1: kept ran", ".equatable: kept skipped", "EquatableValueCounterView: kept skipped",
      "Text Count: 0: kept untouched",
    ] + counterButtonsStay)
  #expect(
    try session.tap("Add one") == [
      "EquatableValueSampleView: _count changed.", "EquatableValueCounterView: @self changed.",
    ])
  #expect(session.outcomes("EquatableValueCounterView") == ["kept ran"])
  #expect(session.outcomes("Count: 1") == ["kept ran"])
}

@MainActor @Test func sample082AnOperatorThatLeavesTheClosureOutKeepsTheChildFromRunning() throws {
  struct EquatableClosureSampleView: View {
    @State private var count = 0
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("Unrelated: \(unrelated)")
        EquatableClosureCounterView(count: count) { unrelated += 1 }.equatable()
        Button("Change unrelated") { unrelated += 1 }
        Button("Add one") { count += 1 }
      }
    }
  }
  struct EquatableClosureCounterView: View, Equatable {
    let count: Int
    let action: () -> Void
    nonisolated static func == (a: Self, b: Self) -> Bool { a.count == b.count }
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Change from the child") { action() }
      }
    }
  }
  let session = Session(EquatableClosureSampleView())
  for (label, number) in [("Change unrelated", 1), ("Change from the child", 2)] {
    #expect(try session.tap(label) == ["EquatableClosureSampleView: _unrelated changed."])
    #expect(
      session.allOutcomes == [
        "EquatableClosureSampleView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
        "Text Unrelated: \(number): kept ran", ".equatable: kept skipped",
        "EquatableClosureCounterView: kept skipped", "VStack: kept untouched", "TupleView: kept untouched",
        "Text Count: 0: kept untouched", "Button Change from the child: kept untouched",
        "Text Change from the child: kept untouched",
      ] + counterButtonsStay)
  }
  #expect(
    try session.tap("Add one") == [
      "EquatableClosureSampleView: _count changed.", "EquatableClosureCounterView: @self changed.",
    ])
  #expect(session.outcomes("EquatableClosureCounterView") == ["kept ran"])
  #expect(session.outcomes("Count: 1") == ["kept ran"])
}
