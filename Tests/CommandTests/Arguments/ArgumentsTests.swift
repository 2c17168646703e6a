import Recording
import Testing

@testable import Command

@Suite struct ArgumentsTests {
  private func arguments(_ words: String..., verb: Verb = .render) throws -> Arguments {
    try Arguments(verb: verb, words: words)
  }

  @Test func optionsAndInputsMix() throws {
    let read = try arguments("a.swift", "--step", "tap \"A\"", "-o", "-", "b.swift", "--step=wait 1s", "-q", "--", "-c")
    #expect(read.inputs == ["a.swift", "b.swift", "-c"])
    #expect(try read.steps() == ["tap \"A\"", "wait 1s"])
    #expect(read[.output] == ["-"])
    #expect(read.has(.quiet))
    #expect(!read.has(.verbose))
  }

  @Test func formatsMayBeGivenWithCommas() throws {
    #expect(try arguments("a", "--format", "svg,dot", "--format", "json")[.format] == ["svg", "dot", "json"])
  }

  @Test func theLastOfAnOptionThatDoesNotRepeatHolds() throws {
    #expect(try arguments("a", "--theme", "dark", "--theme", "light")[.theme] == ["light"])
  }

  @Test func sizes() throws {
    #expect(try arguments("a", "--size", "320x480").size() == Size(width: 320, height: 480))
    #expect(throws: CommandError.self) { try arguments("a", "--size", "320").size() }
    #expect(throws: CommandError.self) { try arguments("a", "--size", "0x5").size() }
  }

  @Test(arguments: [
    (["--stpe", "x", "a"], "“--stpe” is not an option of render"), (["a", "--step"], "--step needs a value"),
    (["a", "--step", "--all"], "--step needs a value"), (["a", "--all=1"], "--all takes no value, and was given “1”"),
    (["a", "--theme", "drak"], "“drak” does not fit --theme: there is no such theme"), ([], "render needs an input"),
  ])
  func badWordsAreErrors(words: [String], what: String) {
    let error = #expect(throws: CommandError.self) { try Arguments(verb: .render, words: words) }
    #expect(error?.message.what == what)
  }

  @Test func aVerbWithOneInputTakesNoMore() {
    #expect(throws: CommandError.self) { try arguments("a", "b", verb: .changes) }
    #expect(throws: CommandError.self) { try arguments("a", verb: .samples) }
  }

  @Test func helpNeedsNoInput() throws {
    #expect(try arguments("--help").has(.help))
  }

  @Test func aBadStepTellsItsColumn() throws {
    let error = #expect(throws: CommandError.self) { try arguments("a", "--step", "tap A").steps() }
    #expect(error?.message.what.hasPrefix("step “tap A”, column 5:") == true)
  }

  @Test func everyOptionStandsInTheHelpOfItsVerbs() {
    for verb in Verb.allCases {
      for option in verb.options { #expect(Help.of(verb).contains(option.name)) }
    }
  }

  @Test func optionsHaveOneNameEach() {
    let names = Option.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test func spelling() {
    #expect(Spelling.nearest(to: "chnages", among: Verb.allCases.map(\.rawValue)) == "changes")
    #expect(Spelling.nearest(to: "xyz", among: ["render", "record"]) == nil)
    #expect(Spelling.distance("abc", "acb") == 1)
  }
}
