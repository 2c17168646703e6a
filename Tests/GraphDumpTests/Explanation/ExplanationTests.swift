import GraphDump
import Recording
import Testing

@Suite struct ExplanationTests {
  private func text(_ name: String, _ recording: Recording) -> String? { Explanation(of: name, in: recording)?.text }

  @Test func theChainLeadsFromTheStepOverTheWriteToTheBody() {
    #expect(
      text("ExtractLightView", Fixtures.binding) == """
        update 0, appear:
          `ExtractLightView` began: an identity's first evaluation always runs.
        update 1, tap “Toggle”:
          `ExtractLightView` ran: `_isOn changed`.
            because tap “Toggle” changed `isOn` from false to true
        update 2, tap “Toggle”:
          `ExtractLightView` ran: `_isOn changed`.
            because tap “Toggle” changed `isOn` from true to false

        """)
  }

  @Test func whatDidNotRunIsExplained() {
    #expect(
      text("ExtractSubButton", Fixtures.binding)?.contains(
        "`ExtractSubButton` did not run: it does not depend on `isOn`, and was not made again.") == true)
    #expect(
      text("ObservedTitleView", Fixtures.observedObject)?.contains(
        "`ObservedTitleView` did not run: it stores nothing that could differ.") == true)
  }

  @Test func oneRowCanBeAskedFor() {
    #expect(
      text("CellView 3", Fixtures.cells(observing: false))?.contains(
        "because `CellListView` ran and made it again, and `item` was likes 0 and is likes 1") == true)
    #expect(
      text("CellView 2", Fixtures.cells(observing: false))?.contains(
        "`CellView` row 2 did not run: it was made again, and its own == says it is equal.") == true)
  }

  @Test func rowsOfOneFateAreToldTogether() {
    #expect(
      text("CellView", Fixtures.cells(observing: false))?.contains(
        "`CellView` rows 1–2 and 4–20 did not run: it was made again, and its own == says it is equal.") == true)
  }

  @Test func aRecreatedViewSaysWhatItLost() {
    #expect(
      text("ExtractSubView", Fixtures.explicitID)?.contains(
        "`ExtractSubView` was recreated: another identity began in its place; the state `color` is lost.") == true)
  }

  @Test func aNameThatIsNotThereGivesNothing() {
    #expect(text("Nobody", Fixtures.binding) == nil)
    #expect(
      Explanation.names(in: Fixtures.binding)
        == ["ExtractLightView", "ExtractSubButton", "ExtractTitleView", "SampleBindingDiffView"])
  }
}
