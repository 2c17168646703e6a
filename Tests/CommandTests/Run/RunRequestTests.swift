import Recording
import Testing

@testable import Command

@Suite struct RunRequestTests {
  private func request(_ words: [String], _ source: String) throws -> RunRequest {
    let directives = try SourceFacts(of: SourceText(path: "a.swift", source)).directives
    return try RunRequest(arguments: try Arguments(verb: .changes, words: ["a.swift"] + words), directives: directives)
  }

  private let source = "// graphdump: repeat 2 tap \"A\"\n// graphdump: wait 1s\n// graphdump: dialect property"

  @Test func theSourcesDirectivesHold() throws {
    let request = try request([], source)
    #expect(
      request.words(declared: ["A", "B.C"]) == [
        "--step", "repeat 2 tap \"A\"", "--step", "wait 1s", "--declared", "A,B.C", "--size", "390", "844", "--seed",
        "0",
        "--dialect", "property",
      ])
  }

  @Test func stepsOnTheCommandLineTakeTheirPlace() throws {
    #expect(try request(["--step", "tap #b", "--seed", "4"], source).steps.map(\.text) == ["tap #b"])
  }

  @Test func anUpdateKnowsItsStep() throws {
    let request = try request([], source)
    #expect(request.step(ofUpdate: 0) == nil)
    #expect(request.step(ofUpdate: 2)?.text == "tap \"A\"")
    #expect(request.step(ofUpdate: 2)?.location?.line == 1)
    #expect(request.step(ofUpdate: 3)?.text == "wait 1s")
    #expect(request.step(ofUpdate: 4) == nil)
  }
}
