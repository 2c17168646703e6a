import GraphDump
import Recording
import Testing

@Suite struct BehaviourComparisonTests {
  private func sentences(_ old: Recording, _ new: Recording) -> [String] {
    BehaviourComparison(baseline: old, candidate: new).differences.map(\.sentence)
  }

  @Test func aRecordingIsTheSameAsItself() {
    for recording in [Fixtures.stateInBody, Fixtures.explicitID, Fixtures.cells(observing: true)] {
      let comparison = BehaviourComparison(baseline: recording, candidate: recording)
      #expect(comparison.isIdentical)
      #expect(comparison.differences == [])
    }
  }

  @Test func timingsAreNeverLookedAt() {
    var other = Fixtures.stateInBody
    other.updates[1].timings = Timings(body: 1, layout: 2, total: 3)
    #expect(BehaviourComparison(baseline: Fixtures.stateInBody, candidate: other).isIdentical)
  }

  @Test func nodesAreMatchedByPathAndNotByNumber() {
    let shifted = Fixtures.shifted(Fixtures.cells(observing: true), by: 1_000)
    #expect(BehaviourComparison(baseline: Fixtures.cells(observing: true), candidate: shifted).isSame)
  }

  @Test func bodiesAreCountedSideBySide() {
    let comparison = BehaviourComparison(
      baseline: Fixtures.cells(observing: true), candidate: Fixtures.cells(observing: false))
    #expect(comparison.rows.map(\.baseline) == [21, 21])
    #expect(comparison.rows.map(\.candidate) == [21, 2])
    let text = ComparisonText(comparison, baseline: "before", candidate: "after").text
    #expect(text.contains("update 1, tap “Like 0” 3: 21 bodies → 2\n"))
    #expect(text.contains("1       tap “Like 0” 3        21          2  −19\n"))
  }

  @Test func rowsOfOneViewAreToldTogether() {
    let told = sentences(Fixtures.cells(observing: true), Fixtures.cells(observing: false))
    #expect(
      told.contains(
        "in update 1, tap “Like 0” 3: `CellView` rows 1–2 and 4–20 were re-evaluated without effect "
          + "(`_viewModel changed`), are preserved: == true"))
    #expect(
      told.contains(
        "in update 0, appear: `CellView` rows 1–20 no longer depend on `CellListViewModel` (`_viewModel`)"))
  }

  @Test func aBodyThatRunsAndDidNotIsToldWithItsCause() {
    var after = Fixtures.binding
    let root = after.updates[0].nodes[0].id
    for index in 1...2 {
      after.updates[index].nodes.insert(
        NodeChange(
          id: root, evaluation: .ran, runs: [Run(pass: 1, order: -1, causes: [.property("_isOn")])]), at: 0)
    }
    #expect(
      sentences(Fixtures.binding, after) == [
        "in update 1, tap “Toggle”: `SampleBindingDiffView` was preserved, is re-evaluated: `_isOn changed`",
        "in update 2, tap “Toggle”: `SampleBindingDiffView` was preserved, is re-evaluated: `_isOn changed`",
      ])
  }

  @Test func aDependencyThatIsReadNowIsTold() {
    var after = Fixtures.binding
    let source = after.updates[0].sources[0].id
    let title = after.updates[0].nodes.first { $0.node?.type == "ExtractTitleView" }?.id ?? NodeID(0)
    after.updates[0].dependencies.append(Dependency(source: source, reader: title, property: "_isOn"))
    #expect(
      sentences(Fixtures.binding, after) == [
        "in update 0, appear: `ExtractTitleView` depends on `isOn` (`_isOn`), and did not"
      ])
  }

  @Test func aRowThatIsRecreatedAndWasKeptIsTold() {
    let told = sentences(Fixtures.explicitID, Fixtures.withoutExplicitID)
    #expect(
      told.contains(
        "in update 1, tap “Toggle”: `ExtractSubView` was recreated (`@self, @identity, _color changed`), is preserved: no inputs"
      ))
  }

  @Test func otherWordsAreNoOtherBehaviour() {
    var after = Fixtures.stateInBody
    let index = after.updates[0].nodes.firstIndex { $0.node?.name == "Constant" } ?? 0
    after.updates[0].nodes[index].node?.name = "Other"
    let comparison = BehaviourComparison(baseline: Fixtures.stateInBody, candidate: after)
    #expect(comparison.isSame)
    #expect(!comparison.isIdentical)
    #expect(
      comparison.wordDifferences.map(\.sentence) == [
        "in update 0, appear: `Text` in `SampleDiffView` reads “Other”, read “Constant”"
      ])
  }

  @Test func anUpdateThatOnlyOneSideHasIsTold() {
    var after = Fixtures.stateInBody
    after.updates.removeLast()
    #expect(
      sentences(Fixtures.stateInBody, after) == ["in update 2, tap “Toggle”: only the baseline has this update"])
  }

  @Test func siblingsInAnotherOrderAreTold() {
    var after = Fixtures.cells(observing: false, count: 3)
    let rows = after.updates[0].nodes.indices.filter { after.updates[0].nodes[$0].node?.type == "CellView" }
    for (index, position) in zip(rows, [2, 0, 1]) { after.updates[0].nodes[index].node?.position = position }
    let told = sentences(Fixtures.cells(observing: false, count: 3), after)
    #expect(told.contains("in update 0, appear: `CellView` row 3 stands at place 3 among its siblings, stood at 1"))
  }

  @Test func theFigureTellsBothCounts() {
    let comparison = BehaviourComparison(
      baseline: Fixtures.cells(observing: true), candidate: Fixtures.cells(observing: false))
    let svg = ComparisonFigure(comparison, baseline: "before", candidate: "after").text
    #expect(svg.contains("update 1, tap “Like 0” 3: 21 bodies → 2"))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg == ComparisonFigure(comparison, baseline: "before", candidate: "after").text)
  }

  @Test func rowNumbersAreWordedAsRanges() {
    let places = [1, 2, 4, 7, 8, 9].map { NodePlace(type: "Row", row: $0) }
    let difference = BehaviourDifference(
      update: 1, step: "wait 1s", kind: .outcome, places: places, predicate: "was preserved, is removed")
    #expect(difference.words == "`Row` rows 1–2, 4 and 7–9 were preserved, are removed")
  }
}
