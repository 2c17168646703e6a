import GraphDump
import Recording
import Testing

@Suite struct ExpectationTests {
  static let cells = """
    graphdump expectations 1

    update 0: appear
    bodies 4
    ran CellListView: @self, @identity, _viewModel
    ran CellView: @self ×3
    recreated none
    lost none
    finding none

    update 1: tap "Like 0" 3
    bodies 2
    ran CellListView: _viewModel
    ran CellView: @self
    recreated none
    lost none
    finding none

    """

  private func violations(_ text: String, _ recording: Recording) throws -> [String] {
    try Expectation(parsing: text).violations(by: recording).map { "\($0.line ?? 0): \($0.sentence)" }
  }

  @Test func whatIsWrittenIsReadAgainAndHolds() throws {
    let recording = Fixtures.cells(observing: false, count: 3)
    #expect(Expectation(of: recording).text == Self.cells)
    #expect(try violations(Self.cells, recording) == [])
  }

  @Test func whatIsNotListedIsAViolation() throws {
    let text = "graphdump expectations 1\nupdate 1: tap \"Like 0\" 3\nran CellListView: _viewModel"
    #expect(
      try violations(text, Fixtures.cells(observing: false, count: 3)) == [
        "2: in update 1, tap “Like 0” 3: “ran CellView: @self” is not expected"
      ])
  }

  @Test func anEllipsisLetsMoreHappen() throws {
    let text = "graphdump expectations 1\nupdate 1: tap \"Like 0\" 3\nran CellListView\n…"
    #expect(try violations(text, Fixtures.cells(observing: false, count: 3)) == [])
  }

  @Test func bodiesMayHaveALimit() throws {
    let text = "graphdump expectations 1\nupdate 1: tap \"Like 0\" 3\nbodies <= 3\n"
    #expect(try violations(text, Fixtures.cells(observing: false)) == [])
    #expect(
      try violations(text, Fixtures.cells(observing: true)) == [
        "2: in update 1, tap “Like 0” 3: 21 bodies ran, at most 3 may"
      ])
  }

  @Test func anUpdateThatIsNotThereIsAViolation() throws {
    let text = "graphdump expectations 1\nupdate 7: tap \"Like\"\nbodies 1"
    #expect(try violations(text, Fixtures.stateInBody) == ["2: there is no update 7"])
  }

  @Test(arguments: [
    ("", 1), ("hello", 1), ("graphdump expectations 1\nbodies 3", 2),
    ("graphdump expectations 1\nupdate x: tap", 2), ("graphdump expectations 1\nupdate 1: tap\nbodies many", 3),
    ("graphdump expectations 1\nupdate 1: tap\njumped CellView", 3),
  ]) func aLineThatIsNotUnderstoodIsNamed(text: String, line: Int) {
    let error = #expect(throws: ExpectationError.self) { try Expectation(parsing: text) }
    #expect(error?.line == line)
  }

  @Test func aBudgetCountsTheStepsAndNotTheAppearance() {
    var budget = Budget()
    budget.bodies = 20
    budget.bodiesPerStep = 21
    #expect(
      budget.violations(by: Fixtures.cells(observing: true)).map(\.sentence) == [
        "21 bodies ran in all steps together, at most 20 may"
      ])
    budget.bodies = 21
    #expect(budget.violations(by: Fixtures.cells(observing: true)) == [])
  }

  @Test func aBudgetForbidsRecreationAndLossOfState() {
    var budget = Budget()
    budget.allowsRecreated = false
    budget.allowsStateLoss = false
    #expect(
      budget.violations(by: Fixtures.explicitID).map(\.sentence) == [
        "in update 1, tap “Toggle”: recreated ExtractSubView", "in update 1, tap “Toggle”: lost ExtractSubView color",
      ])
    #expect(budget.violations(by: Fixtures.stateInBody) == [])
  }

  @Test func endsOfLinesAndAByteOrderMarkDoNotMatter() throws {
    let text = "graphdump expectations 1\n\nupdate 1: tap \"A\"\nbodies 2\nran A: _x ×2\n"
    let plain = try Expectation(parsing: text)
    for other in [text.replacingOccurrences(of: "\n", with: "\r\n"), "\u{FEFF}" + text] {
      #expect(try Expectation(parsing: other).blocks == plain.blocks)
    }
    #expect(plain.blocks.count == 1)
  }
}
