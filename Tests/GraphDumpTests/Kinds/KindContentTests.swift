import Recording
import Testing

@testable import GraphDump

@Suite struct KindContentTests {
  private func figure(_ recording: Recording, _ kind: FigureKind, update: Int = 1) throws -> Figure {
    try Figure.of(
      Fixtures.laidOut(recording), name: "f",
      request: FigureRequest(kind: kind, updates: .one(update), panels: .changes))
  }

  @Test func aCauseIsNumberedFromTheStepToTheScreen() throws {
    let figure = try figure(Fixtures.stateInBody, .cause)
    #expect(
      figure.panels[0].nodes.compactMap { $0?.title } == [
        "1 · tap \"Toggle\"", "2 · isOn: false → true", "3 · SampleDiffView", "4 · Text",
        "5 · Changed displayable at 1",
      ])
    #expect(figure.edgeState("s1-n1")?.isFired == true)
    #expect(figure.edgeState("n1-n5")?.isFired == false)
  }

  @Test func aBodyThatRanForNothingLeadsToNothing() throws {
    let figure = try figure(Fixtures.observedObject, .cause)
    #expect(figure.panels[0].nodes.contains { $0?.title.hasSuffix("changed nothing on the screen") == true })
    #expect(figure.edgeState("n7-nothing") != nil)
  }

  @Test func whatWasLostIsSaidWhereItBeginsAgain() throws {
    let figure = try figure(Fixtures.explicitID, .cause)
    #expect(figure.state("n8")?.details.contains("state lost: color") == true)
  }

  @Test func dependenciesLeadFromTheStepOverTheSourceToTheReaders() throws {
    let figure = try figure(Fixtures.binding, .dependencies)
    #expect(figure.edgeState("step1-s1") != nil)
    #expect(figure.edgeState("s1-n5")?.isFired == true)
    #expect(figure.state("s1")?.details == ["@State of SampleBindingDiffView"])
    #expect(figure.state("n3") == nil)
  }

  @Test func aLayoutTreeSaysProposalSizeAndPlace() throws {
    let figure = try figure(Fixtures.stateInBody, .layoutTree)
    let text = try #require(figure.state("l5"))
    #expect(text.details == ["390 × ? → 98 × 20.5", "was 106 × 20.5", "at 4, 20.5"])
    #expect(text.tags == [OutcomeTag(kind: .run, word: "LAYOUT", words: ["size changed"])])
    #expect(figure.state("window") != nil)
    // Structural views and bodies take no part (I2).
    #expect(figure.state("l1") == nil && figure.state("l3") == nil)
  }

  @Test func aTimelineHasALineForEachIdentityAndItsState() throws {
    let figure = try Figure.of(
      Fixtures.explicitID, name: "f", request: FigureRequest(kind: .timeline))
    #expect(figure.state("n5-u1", in: "all")?.tags == [OutcomeTag(kind: .end, word: "END", words: ["lost color"])])
    #expect(figure.state("n8-u1", in: "all")?.tags.first?.kind == .new)
    #expect(figure.state("s1-u1", in: "all")?.title == "false → true")
    #expect(figure.state("n5-lasts", in: "all") == nil)
  }

  @Test func phasesSayWhatEachDid() throws {
    let figure = try figure(Fixtures.observedObject, .phases)
    func column(_ id: String) -> Int? { figure.nodes.first { $0.id == id }?.cell?.column }
    #expect(column("step1") == 0 && column("s1") == 0)
    #expect(column("body-n1") == 1 && column("body-n7") == 1)
    #expect(column("node-n6") == 2 && column("equal-noInputs") == 2)
    #expect(column("display-n5-changed") == 3 && column("layout") == 3)
  }

  @Test func theThreeTreesTellRunningFromDrawing() throws {
    let figure = try figure(Fixtures.observedObject, .trees)
    #expect(figure.state("n7")?.look == .outcome(.kept, .wasted))
    #expect(figure.state("screen-n6")?.tags.first?.word == "CHANGED")
    #expect(figure.state("screen-n8")?.tags == [])
    #expect(figure.state("screen-n7") == nil)
    #expect(figure.state("value-n3")?.tags.first?.word == "MADE")
  }

  @Test func aScreenHasViewsWhereTheyAre() throws {
    let figure = try figure(Fixtures.stateInBody, .screen)
    let text = try #require(figure.state("n5")?.frame)
    #expect(text == Rect(x: 8, y: 20.5, width: 98, height: 20.5))
    #expect(figure.state("words-n5")?.tags.first?.word == "RUN")
    #expect(figure.state("words-n4") == nil)
  }

  @Test func attributesStandUnderTheirNode() throws {
    let figure = try figure(Fixtures.stateInBody, .attributes)
    #expect(figure.state("body-n1")?.title == "ran")
    #expect(figure.state("value-n4")?.title == "equal")
    #expect(figure.state("size-n5")?.title == "98 × 20.5")
    #expect(figure.state("display-n5")?.title == "drawn anew")
    #expect(figure.edgeState("body-n1-value-n5")?.isFired == true)
  }

  @Test func threePlanesAreLinked() throws {
    let figure = try figure(Fixtures.stateInBody, .combined)
    #expect(figure.edgeState("n5-layout-n5") != nil)
    #expect(figure.edgeState("s1-n1")?.isFired == true)
  }
}
