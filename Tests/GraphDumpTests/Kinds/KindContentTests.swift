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
        "5 · Changed Text at 1",
      ])
    #expect(figure.edgeState("s1-n1")?.isFired == true)
    #expect(figure.edgeState("n1-n5")?.isFired == false)
  }

  /// What comes back onto the screen does so because of the step; of many displayables their number is told.
  @Test func whatIsSeenAgainStandsBetweenTheStepAndTheScreen() throws {
    var sketch = Sketch(root: "List")
    let root = sketch.add(.composed, "ListView", causes: Fixtures.first)
    let list = sketch.add(.container, "List", in: root)
    let rows = sketch.add(.structural, "ForEach", in: list, evaluation: .untouched)
    let texts = (0..<5).map { number in
      let row = sketch.add(.composed, "Row", in: rows, id: "\(number)", causes: Fixtures.first)
      return sketch.add(.unary, "Text", in: row, name: "Row \(number)")
    }
    sketch.step("scroll to 0")
    sketch.recording.updates[1].display = texts.enumerated().map { number, text in
      DisplayChange(container: list, kind: .inserted, offset: number, node: text)
    }
    let figure = try Figure.of(
      sketch.recording, name: "f", request: FigureRequest(kind: .cause, updates: .one(1), all: true))
    let titles = figure.panels[0].nodes.compactMap { $0?.title }
    #expect(titles.first == "1 · scroll to 0" && titles.contains("2 · Row"))
    #expect(titles.contains { $0.hasSuffix("Inserted Text ×5") })
    #expect(figure.panels[0].nodes.contains { $0?.details.contains("on the screen again") == true })
    #expect(figure.edgeState("step1-display-\(list)-inserted") == nil)
  }

  /// A presentation changed because of what it reads; what it stands around changed because of the body above.
  @Test func whatAPresentationStandsAroundFollowsFromTheBody() throws {
    var sketch = Sketch(root: "Home")
    let root = sketch.add(.composed, "Home", causes: Fixtures.first)
    let asks = sketch.source(.state, "asks", of: root, value: "true")
    let items = sketch.source(.state, "items", of: root, value: "2")
    let alert = sketch.add(.modifier, ".alert", in: root)
    let rows = sketch.add(.structural, "ForEach", in: alert, evaluation: .untouched)
    sketch.depend(alert, on: asks, as: "isPresented")
    sketch.depend(root, on: items, as: "_items")
    sketch.step("tap \"Yes\"")
    sketch.write(asks, from: "true", to: "false")
    sketch.write(items, from: "2", to: "1")
    sketch.run(root, [.property("_items")])
    sketch.recording.updates[1].nodes += [
      NodeChange(id: alert, evaluation: .ran, values: [ValueChange(name: "presented", old: "presented", new: "nil")]),
      NodeChange(id: rows, evaluation: .ran, runs: [Run(pass: 1, order: 1, causes: [.value])]),
    ]
    let cause = try Figure.of(sketch.recording, name: "f", request: FigureRequest(kind: .cause, updates: .one(1)))
    #expect(cause.edgeState("\(root)-\(rows)") != nil && cause.edgeState("\(alert)-\(rows)") == nil)
    #expect(cause.edgeState("s1-\(alert)")?.isFired == true)
  }

  /// A stack of screens has no body that names a cause: what it reads was written, and its screens changed.
  @Test func whatChangesAContainerIsDrawnStrong() throws {
    var sketch = Sketch(root: "Home")
    let root = sketch.add(.composed, "Home", causes: Fixtures.first)
    let path = sketch.source(.state, "path", of: root, value: "[]")
    let stack = sketch.add(.container, "NavigationStack", in: root)
    sketch.depend(stack, on: path, as: "_path")
    sketch.step("tap \"Milo\"")
    sketch.write(path, from: "[]", to: "[1]")
    sketch.recording.updates[1].nodes.append(
      NodeChange(id: stack, evaluation: .ran, values: [ValueChange(name: "screens", old: "0", new: "1")]))
    for kind in [FigureKind.viewGraph, .dependencies] {
      let figure = try Figure.of(
        sketch.recording, name: "f", request: FigureRequest(kind: kind, updates: .one(1), panels: .changes))
      #expect(figure.edgeState("s1-\(stack)")?.isFired == true, "\(kind)")
    }
    let cause = try Figure.of(sketch.recording, name: "f", request: FigureRequest(kind: .cause, updates: .one(1)))
    #expect(cause.edgeState("s1-\(stack)")?.isFired == true)
    #expect(cause.edgeState("step1-\(stack)") == nil)
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

  @Test func linesAlikeAreOneThatCountsThem() throws {
    let figure = try Figure.of(
      Fixtures.cells(observing: true), name: "f", request: FigureRequest(kind: .timeline))
    let titles = figure.panels[0].nodes.compactMap { $0?.title }
    #expect(titles.contains("CellView ×19") && titles.count { $0 == "CellView" } == 1)
    #expect(figure.summary.hasPrefix("21 identities"))
    #expect(figure.notes == ["18 lines are drawn as one with others alike: --all draws every one."])
    #expect(figure.legend.contains(.pile))
    let all = try Figure.of(
      Fixtures.cells(observing: true), name: "f", request: FigureRequest(kind: .timeline, all: true))
    #expect(all.panels[0].nodes.count { $0?.title == "CellView" } == 20)
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
