import Foundation
import Testing

@Suite(.serialized) struct CheckCommandTests {
  private func run(_ words: [String]) throws -> BuiltCommand.Result {
    try inTemporaryFolder { home in try BuiltCommand.run(words, home: home) }
  }

  private func sample(_ name: String) -> String { "\(BuiltCommand.package)/samples/\(name).swift" }

  @Test func aBudgetHoldsOrFails() throws {
    let good = try run(["check", sample("11-cells-values"), "--max-bodies-per-step", "2", "--no-recreated"])
    #expect(good.status == 0)
    #expect(good.output == "")
    let bad = try run(["check", sample("11-cells-observing"), "--max-bodies-per-step", "2"])
    #expect(bad.status == 1)
    #expect(
      bad.output
        == "in update 1, tap “Like” 3: 21 bodies ran, at most 2 may: CellListView, CellView ×20\n")
  }

  @Test func aCheckOfNothingIsAnError() throws {
    let result = try run(["check", sample("01-state-in-body")])
    #expect(result.status == 2)
    #expect(result.errors.contains("check was given nothing to hold the updates to"))
  }

  @Test func anExpectationThatWasWrittenHoldsAndNamesItsLines() throws {
    try inTemporaryFolder { home in
      let file = "\(home)/cells.expect"
      let words = ["--expect", file]
      #expect(try BuiltCommand.run(["check", sample("11-cells-values")] + words + ["--write"], home: home).status == 0)
      #expect(try BuiltCommand.run(["check", sample("11-cells-values")] + words, home: home).status == 0)
      let bad = try BuiltCommand.run(["check", sample("11-cells-observing")] + words, home: home)
      #expect(bad.status == 1)
      #expect(bad.output.contains("\(file):11: in update 1, tap “Like” 3: 21 bodies ran, not 2\n"))
    }
  }

  @Test func aFindingIsNamedByItsRule() throws {
    let result = try run(["check", sample("03-explicit-id"), "--no-lint", "state-loss"])
    #expect(result.status == 1)
    #expect(result.output.contains("finding state-loss at `ExtractSubView`"))
    #expect(try run(["check", sample("03-explicit-id"), "--no-lint", "any-view"]).status == 0)
    #expect(
      try run(["check", sample("03-explicit-id"), "--no-lint", "state-los"]).errors.contains(
        "Did you mean “state-loss”?"))
  }

  @Test(arguments: ["01-state-in-body", "02-extracted-subview", "04-binding", "09-observable", "11-cells-values"])
  func lintIsSilentOnGoodSamples(name: String) throws {
    let result = try run(["lint", sample(name)])
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func lintTellsRuleEvidenceReasonAndAdvice() throws {
    let result = try run(["lint", sample("03-explicit-id")])
    #expect(result.status == 1)
    #expect(result.output.contains("state-loss (1 finding)\n  update 1, tap “Toggle”: `ExtractSubView`: "))
    #expect(result.output.contains("\n  why: ") && result.output.contains("\n  instead: "))
  }

  @Test func explainTellsTheChainAndGuessesNames() throws {
    let result = try run(["explain", sample("04-binding"), "ExtractLightView"])
    #expect(result.status == 0)
    #expect(result.output.contains("because tap “Toggle” changed `isOn` from false to true"))
    let unknown = try run(["explain", sample("04-binding"), "ExtractLightVie"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("Did you mean “ExtractLightView”?"))
  }
}
