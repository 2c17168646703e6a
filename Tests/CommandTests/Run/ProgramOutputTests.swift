import Foundation
import Testing

@testable import Command

@Suite struct ProgramOutputTests {
  private func output(_ parts: String...) -> ProgramOutput {
    var output = ProgramOutput(write: { _ in })
    for part in parts { output.take(Data(part.utf8)) }
    output.flush()
    return output
  }

  @Test func linesAreKeptHoweverTheyCome() {
    #expect(String(decoding: output("a\nb", "c\n", "d").kept, as: UTF8.self) == "a\nbc\nd\n")
  }

  @Test func theRuntimesWordsAreHeldBack() {
    let read = output("hello\nUserProgram/a.swift:1: Fatal error: no\n\n*** Signal 4: Backtracing… done ***\n\n")
    #expect(String(decoding: read.kept, as: UTF8.self) == "hello\n")
    #expect(read.fatalLines.first == "UserProgram/a.swift:1: Fatal error: no")
  }

  @Test func theRuntimesTroubleWithABacktraceIsHeldBack() {
    let read = output("swift-runtime: failed to suspend thread 7 while processing a crash\nFatal error: no\n")
    #expect(read.kept.isEmpty)
  }

  @Test func emptyLinesOfTheProgramsStay() {
    #expect(String(decoding: output("a\n\n\nb\n\n").kept, as: UTF8.self) == "a\n\n\nb\n\n")
    #expect(String(decoding: output("a\n\n*** Signal 11 ***\n").kept, as: UTF8.self) == "a\n")
  }

  @Test func linesThatOnlyReadLikeACrashAreHandedOn() {
    var read = output("a\nFatal error of mine\nb\n")
    read.releaseFatalLines()
    #expect(String(decoding: read.kept, as: UTF8.self) == "a\nb\nFatal error of mine\n")
  }

  @Test func tooMuchIsCutOff() {
    let line = String(repeating: "x", count: 999) + "\n"
    let read = output(String(repeating: line, count: 400), line, line)
    #expect(read.kept.count < ProgramOutput.limit * 2)
    #expect(String(decoding: read.kept, as: UTF8.self).hasSuffix("left out\n"))
  }
}
