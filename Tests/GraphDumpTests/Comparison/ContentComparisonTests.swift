import Foundation
import GraphDump
import Recording
import Testing

@Suite struct ContentComparisonTests {
  private func compare(_ name: String, _ old: String, _ new: String) throws -> ContentComparison {
    try ContentComparison(baseline: (name, Data(old.utf8)), candidate: (name, Data(new.utf8)))
  }

  private func figure(_ recording: Recording, _ format: FigureFormat, name: String = "x") throws -> String {
    try render(recording, name: name, formats: [format])[0].text
  }

  @Test(arguments: [("x.svg", FigureFormat.svg), ("x.dot", .dot), ("x.json", .json)])
  func anotherOutcomeInAFigureIsBehaviour(name: String, format: FigureFormat) throws {
    var after = Fixtures.stateInBody
    let index = after.updates[1].nodes.firstIndex { $0.evaluation == .skipped } ?? 0
    after.updates[1].nodes[index].evaluation = .wasted
    after.updates[1].nodes[index].skip = nil
    let result = try compare(name, figure(Fixtures.stateInBody, format), figure(after, format))
    #expect(result.level == .behaviour)
    #expect(result.sentences.first?.hasPrefix("in update 1: `Text \"Constant\"` was skipped") == true)
  }

  @Test func anotherPaletteIsDrawingOnly() throws {
    let old = try figure(Fixtures.stateInBody, .svg)
    let result = try compare("x.svg", old, old.replacingOccurrences(of: "#fdeecb", with: "#ffeecc"))
    #expect(result.level == .drawing)
    #expect(result.sentences[0].hasPrefix("every node says the same"))
  }

  @Test func theNameOfAFigureIsNoBehaviour() throws {
    let result = try compare(
      "x.svg", figure(Fixtures.stateInBody, .svg, name: "one"), figure(Fixtures.stateInBody, .svg, name: "two"))
    #expect(result.level == .drawing)
  }

  @Test func equalFilesAreTheSame() throws {
    let svg = try figure(Fixtures.stateInBody, .svg)
    #expect(try compare("x.svg", svg, svg).level == nil)
  }

  @Test func aFigureThatIsCutOffIsUnreadable() throws {
    let svg = try figure(Fixtures.stateInBody, .svg)
    #expect(
      throws: ContentError.unreadable(
        side: "candidate", reason: "its <svg> element is not closed: the file is cut off")
    ) { try compare("x.svg", svg, String(svg.prefix(400))) }
  }

  @Test func filesOfDifferentKindsAreNotCompared() {
    #expect(throws: ContentError.differentKinds(.svg, .dot)) {
      try ContentComparison(baseline: ("a.svg", Data()), candidate: ("a.dot", Data()))
    }
  }

  @Test func recordingsAreComparedAsSuch() throws {
    let old = try Fixtures.cells(observing: true).encoded()
    let new = try Fixtures.cells(observing: false).encoded()
    let result = try ContentComparison(baseline: ("a.jsonl", old), candidate: ("b.jsonl", new))
    #expect(result.level == .behaviour)
    #expect(result.behaviour?.totals.candidate == 23)
  }

  @Test(arguments: [
    ("", "", RecordMode.missing), ("true", "", .never), ("false", "", .missing), ("true", "all", .all),
    ("", "failed", .failed), ("1", "nonsense", .never),
  ]) func theEnvironmentChoosesTheMode(ci: String, mode: String, expected: RecordMode) {
    #expect(RecordMode.inEnvironment(["CI": ci, "GRAPHDUMP_RECORD": mode]) == expected)
  }

  @Test func aModeSaysWhatIsWritten() {
    #expect(RecordMode.allCases.map { $0.writes(isMissing: true, differs: false) } == [true, true, false, true])
    #expect(RecordMode.allCases.map { $0.writes(isMissing: false, differs: true) } == [true, false, false, true])
    #expect(RecordMode.allCases.map { $0.writes(isMissing: false, differs: false) } == [true, false, false, false])
  }
}
