import Recording
import Testing

@testable import GraphDump

@Suite struct PhasesTests {
  private func figure(_ recording: Recording) throws -> Figure {
    try Figure.of(recording, name: "f", request: FigureRequest(kind: .phases))
  }

  private func row(_ id: String, _ figure: Figure) -> Int? { figure.nodes.first { $0.id == id }?.cell?.row }

  /// Two steps write one source: both stand above it.
  @Test func aStepStandsAboveWhatItWrote() throws {
    var sketch = Sketch(root: "V")
    let view = sketch.add(.composed, "V", causes: [.value])
    let source = sketch.source(.state, "count", of: view, value: "0")
    sketch.depend(view, on: source, as: "_count")
    for (step, value) in [("tap \"One\"", 1), ("tap \"Two\"", 2)] {
      sketch.step(step)
      sketch.write(source, from: "\(value - 1)", to: "\(value)")
      sketch.run(view, [.property("_count")])
    }
    let figure = try figure(sketch.recording)
    #expect(row("step1", figure) == 1 && row("step2", figure) == 1)
    #expect(row("s1", figure) == 2)
  }

  /// What sums up stands last, also where another update has a card more.
  @Test func whatIsCountedStandsBelowWhatIsNamed() throws {
    let figure = try figure(Fixtures.laidOut(Fixtures.observedObject))
    for node in figure.nodes where node.cell?.column == 2 && node.shape != .heading && node.shape != .pile {
      #expect(try #require(node.cell?.row) < #require(row("equal-noInputs", figure)), "\(node.id)")
    }
  }

  /// A row of a long stack that only moved because one before it grew is not stated in the recording, but counted.
  @Test func framesThatOnlyShiftedAreCountedAsSuch() throws {
    var sketch = Sketch(root: "V")
    let view = sketch.add(.composed, "V", causes: [.value])
    let stack = sketch.add(.container, "VStack", in: view)
    let texts = (0..<4).map { sketch.add(.unary, "Text", in: stack, name: "\($0)") }
    sketch.step("wait 1s")
    sketch.run(texts[0], [])
    var recording = sketch.recording
    func node(_ id: Int, _ place: Int, height: Double, y: Double) -> LayoutNode {
      LayoutNode(
        id: LayoutID(id), parent: place < 0 ? nil : LayoutID(1), position: max(0, place),
        node: place < 0 ? stack : texts[place], proposal: Proposal(width: 100, height: nil),
        size: Size(width: 50, height: height), frame: Rect(x: 0, y: y, width: 50, height: height))
    }
    recording.updates[0].layout.changed =
      [node(1, -1, height: 80, y: 0)] + (0..<4).map { node(2 + $0, $0, height: 20, y: 20 * Double($0)) }
    recording.updates[1].layout.changed = [node(2, 0, height: 30, y: 0)]
    recording.updates[1].layout.shifted = [LayoutShift(parent: LayoutID(1), from: 1, x: 0, y: 10)]
    recording.updates[1].layout.computed = [LayoutID(2)]
    let layout = try figure(recording).state("layout")
    #expect(layout?.details == ["1 computed again", "1 with new frames", "3 shifted along"])
  }
}
