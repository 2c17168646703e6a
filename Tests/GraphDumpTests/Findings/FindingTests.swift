import GraphDump
import Recording
import Testing

@Suite struct FindingTests {
  @Test func aFigureSaysAFindingOnceWithItsCount() throws {
    var recording = Fixtures.stateInBody
    let finding = Diagnostic(rule: "state-loss", node: nil, evidence: "the state is lost")
    let slow = Diagnostic(rule: "slow-body", node: nil, evidence: "it took 20 ms")
    recording.updates[1].diagnostics = [finding, finding, finding, slow]
    #expect(
      try Fixtures.figure(recording).notes.dropFirst() == ["Finding state-loss: the state is lost (×3)"])
    var request = FigureRequest(updates: .one(1))
    request.timings = true
    #expect(try Fixtures.figure(recording, request).notes.last == "Finding slow-body: it took 20 ms")
  }

  private func recording(_ evaluation: Evaluation, _ fields: [FieldComparison]) -> Recording {
    var sketch = Sketch(root: "Parent")
    let root = sketch.add(.composed, "Parent", causes: [.value])
    let child = sketch.add(.composed, "Child", in: root, causes: [.value])
    sketch.step("tap \"A\"")
    sketch.run(child, [.value], evaluation: evaluation, comparison: fields)
    return sketch.recording
  }

  private func rules(_ evaluation: Evaluation, _ fields: [FieldComparison]) -> [String] {
    recording(evaluation, fields).findings().map(\.rule)
  }

  private func field(_ name: String, _ method: FieldComparison.Method, _ old: String, _ new: String) -> FieldComparison
  {
    FieldComparison(name: name, method: method, isEqual: false, old: old, new: new)
  }

  @Test func aClosureThatAloneDiffersIsAFinding() {
    #expect(rules(.ran, [field("action", .closure, "closure", "closure")]) == ["fresh-closure-input"])
  }

  @Test func aClosureBesideAValueThatDiffersIsNone() {
    #expect(rules(.ran, [field("action", .closure, "closure", "closure"), field("count", .bits, "1", "2")]) == [])
  }

  @Test func anotherObjectOfTheSameDescriptionIsAFinding() {
    #expect(rules(.ran, [field("model", .reference, "Model", "Model")]) == ["fresh-reference-input"])
  }

  @Test func aPartThatIsNotShownIsABroadInput() {
    let dog = field("dog", .parts, "Dog(name: Rex, age: 1)", "Dog(name: Rex, age: 2)")
    #expect(rules(.wasted, [dog]) == ["broad-input"])
    #expect(rules(.ran, [dog]) == [])
  }

  @Test func aBodyThatRanForAnEqualOutputIsAFinding() {
    #expect(rules(.wasted, [field("count", .bits, "1", "2")]) == ["wasted-body"])
  }

  @Test func goodRecordingsAreSilent() {
    for recording in [Fixtures.stateInBody, Fixtures.binding, Fixtures.cells(observing: false)] {
      #expect(FindingText(recording.findings()).text == "")
    }
  }

  @Test func findingsAreToldWithEvidenceAndAdvice() {
    let findings = recording(.ran, [field("action", .closure, "closure", "closure")]).findings()
    #expect(
      FindingText(findings).text == """
        fresh-closure-input (1 finding)
          update 1, tap “A”: `Child`: it ran only because the closure “action” is not the one before
          why: A closure that captures values never equals the one before, so the body always runs.
          instead: Capture one object only, or make the view Equatable without the closure.

        """)
  }

  @Test func whatDependsOnTimeIsLeftOut() {
    var slow = Fixtures.stateInBody
    slow.updates[1].diagnostics = [Diagnostic(rule: "slow-body", evidence: "20 ms")]
    #expect(slow.findings() == [])
    #expect(slow.findings(withTimings: true).map(\.rule) == ["slow-body"])
  }

  @Test func everyRuleSaysWhyAndWhatInstead() {
    #expect(LintRule.all.count == 21)
    for rule in LintRule.all { #expect(rule.why.hasSuffix(".") && rule.instead.hasSuffix("."), "\(rule.name)") }
  }
}

@Suite struct InputFindingTests {
  private func rules(_ evaluation: Evaluation, _ causes: [Cause], _ fields: [FieldComparison]) -> [String] {
    var sketch = Sketch(root: "Parent")
    let root = sketch.add(.composed, "Parent", causes: [.value])
    let child = sketch.add(.composed, "Child", in: root, causes: [.value])
    sketch.step("tap \"A\"")
    sketch.run(child, causes, evaluation: evaluation, comparison: fields)
    return sketch.recording.findings().map(\.rule)
  }

  private func field(_ name: String, _ method: FieldComparison.Method, _ old: String, _ new: String) -> FieldComparison
  {
    FieldComparison(name: name, method: method, isEqual: old == "same", old: old, new: new)
  }

  @Test func aDefaultThatIsAnotherObjectEachTimeIsAFreshReference() {
    let helper = field("_helper", .seed, "Helper", "Helper")
    #expect(rules(.wasted, [.value], [helper]) == ["fresh-reference-input"])
    // A default that is another value, or a cause of its own, is another matter.
    #expect(rules(.wasted, [.value], [field("_color", .seed, "red", "blue")]) == ["wasted-body"])
    #expect(rules(.ran, [.value, .property("_helper")], [helper]) == [])
  }

  @Test func anObjectOfAnotherDescriptionThatIsShownIsNoFinding() {
    #expect(rules(.ran, [.value], [field("model", .reference, "Cat", "Dog")]) == [])
    #expect(rules(.wasted, [.value], [field("model", .reference, "Cat", "Dog")]) == ["fresh-reference-input"])
  }

  @Test func aClosureBesideAnotherCauseIsNoFinding() {
    let action = field("action", .closure, "closure", "closure")
    #expect(rules(.ran, [.value, .property("_count")], [action]) == [])
  }

  @Test func aWholeValueThatDiffersIsNoBroadInput() {
    #expect(rules(.wasted, [.value], [field("count", .equatable, "1", "2")]) == ["wasted-body"])
    #expect(rules(.ran, [.property("_count")], []) == [])
  }
}
