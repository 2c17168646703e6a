import Testing

@testable import Command

@Suite struct MessageTests {
  @Test func anErrorSaysWhatWhereAndWhatNext() {
    let message = Message("it broke", at: SourceLocation(path: "a.swift", line: 3, column: 7), advice: "Mend it.")
    #expect(message.description == "a.swift:3:7: error: it broke\n  Mend it.")
    #expect(Message("it broke").description == "graphdump: error: it broke")
  }

  @Test func coloursAreForTerminalsThatWantThem() {
    #expect(Message("a").text(colours: Colours(isOn: true)).contains("\u{1B}["))
    #expect(!Colours.forStandardError(environment: ["NO_COLOR": "1", "TERM": "xterm"]).isOn)
  }

  @Test func aCrashTellsItsStepAndPlace() {
    let crash = Crash(
      signal: "SIGILL", message: "Index out of range", location: SourceLocation(path: "a.swift", line: 8, column: 20),
      step: "tap \"A\"", updates: 2)
    #expect(
      CommandError.running(.crashed(crash)).message.description == """
        a.swift:8:20: error: the program crashed during “tap "A"” (SIGILL): Index out of range
          The 2 updates recorded before are kept.
        """)
  }

  @Test func timeIsUp() {
    #expect(
      CommandError.running(.tookTooLong(seconds: 2, during: "appear", updates: 0)).message.what
        == "the program was stopped: it did not finish within 2 s during “appear”")
  }

  @Test func aMissingInputNamesTheNearestSample() {
    #expect(
      CommandError.input(.noSuchInput("04-bindnig", samples: ["04-binding", "05-x"])).message.advice
        == "Did you mean the sample “04-binding”?")
  }
}
