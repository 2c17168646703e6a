import Recording
import Testing

/// Each form of a step, in the words that it prints and the value that it reads as.
private let forms: [(String, Step)] = [
  (#"tap "Toggle""#, .tap(.label("Toggle", occurrence: 1))),
  (#"tap "Toggle" 2"#, .tap(.label("Toggle", occurrence: 2))),
  ("tap #save", .tap(.id("save"))),
  (#"toggle "Wi-Fi""#, .toggle(.label("Wi-Fi", occurrence: 1))),
  (#"type "Hello\n\"you\"" into "Name""#, .type("Hello\n\"you\"", into: .label("Name", occurrence: 1))),
  (#"type "" into #name"#, .type("", into: .id("name"))),
  (#"select "Red" in "Colour""#, .select("Red", in: .label("Colour", occurrence: 1))),
  (#"slide "Volume" to 0.5"#, .slide(.label("Volume", occurrence: 1), to: 0.5)),
  ("scroll to 500", .scroll(.id("500"))),
  (#"scroll to "two words""#, .scroll(.id("two words"))),
  ("scroll by -300", .scroll(.by(-300))),
  (#"drag "Card" by 10 -20.5"#, .drag(.label("Card", occurrence: 1), x: 10, y: -20.5)),
  ("set environment colorScheme dark", .setEnvironment(key: "colorScheme", value: "dark")),
  ("resize 320 480", .resize(width: 320, height: 480)),
  ("wait 1s", .wait(1)),
  ("wait 0.25s", .wait(0.25)),
  ("delete row 2", .deleteRow(2)),
  (#"repeat 3 tap "Add""#, .repeated(3, .tap(.label("Add", occurrence: 1)))),
  (#"repeat 2 repeat 2 wait 1s"#, .repeated(2, .repeated(2, .wait(1)))),
]

@Test(arguments: forms) func aStepIsReadAndPrinted(_ words: String, _ step: Step) throws {
  #expect(try Step(parsing: words) == step)
  #expect(step.description == words)
}

@Test func stepsAreReadAsPeopleWriteThem() throws {
  #expect(try Step(parsing: "  tap   “Toggle”  ") == .tap(.label("Toggle", occurrence: 1)))
  #expect(try Step(parsing: "wait 250ms") == .wait(0.25))
  #expect(try Step(parsing: "wait 2m") == .wait(120))
  #expect(try Step(parsing: "scroll to #row") == .scroll(.id("row")))
  #expect(try Step(parsing: #"tap "a \\ b""#) == .tap(.label(#"a \ b"#, occurrence: 1)))
}

@Test func repeatedStepsAreWrittenOut() throws {
  #expect(try Step(parsing: "repeat 2 repeat 2 wait 1s").expanded == Array(repeating: .wait(1), count: 4))
  #expect(try Step(parsing: "repeat 0 wait 1s").expanded == [])
}

/// Words that are no step, with the column of the trouble and a part of the reason.
private let errors: [(String, Int, String)] = [
  ("", 1, "a step"),
  ("jump", 1, "“jump” is not a step"),
  ("tap", 4, "what to act on"),
  ("tap Toggle", 5, "neither"),
  (#"tap "Toggle"#, 5, "not closed"),
  (#"tap "Toggle" 0"#, 14, "counted from 1"),
  (#"tap "Toggle" now"#, 14, "“now” is too much"),
  ("tap #", 5, "neither"),
  (#"type hello into "Name""#, 6, "the text to type, in quotes"),
  (#"type "hello" in "Name""#, 14, "“into” is wanted here"),
  (#"select "a" in"#, 14, "is missing"),
  (#"slide "Volume" to much"#, 19, "not a number"),
  (#"slide "Volume" to nan"#, 19, "not a number"),
  ("scroll up", 8, "“to ID” or “by POINTS”"),
  (#"drag "Card" by 10"#, 18, "points down is missing"),
  ("set colorScheme dark", 5, "“environment” is wanted here"),
  ("resize 0 480", 8, "from 1 to 100000"),
  ("resize 320 1e-320", 12, "from 1 to 100000"),
  ("resize 320 1e99", 12, "from 1 to 100000"),
  ("resize 320", 11, "is missing"),
  ("wait long", 6, "not a time"),
  ("wait 1e99s", 6, "too long"),
  ("wait infs", 6, "not a time"),
  ("wait 600000m", 6, "too long"),
  ("wait -1s", 6, "not a time"),
  ("delete row 0", 12, "from 1"),
  ("repeat 10001 wait 1s", 8, "up to 10000"),
  ("repeat 99999999999999999999 wait 1s", 8, "up to 10000"),
  ("repeat 2", 9, "a step"),
]

@Test(arguments: errors) func aBadStepSaysWhereTheTroubleIs(_ words: String, _ column: Int, _ reason: String) {
  let error = #expect(throws: StepError.self) { try Step(parsing: words) }
  #expect(error?.step == words)
  #expect(error?.column == column)
  #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
}

@Test func deepRepetitionIsReadWithoutHarm() {
  let words = String(repeating: "repeat 1 ", count: 5_000) + "wait 1s"
  #expect(throws: StepError.self) { try Step(parsing: words) }
}

@Test func manyRepetitionsOfRepetitionsAreRefused() {
  #expect(throws: StepError.self) { try Step(parsing: "repeat 10000 repeat 10000 wait 1s") }
}
