import Recording
import Testing

@testable import GraphDump

@Suite struct LayoutTreeTests {
  private func node(
    _ id: Int, in parent: Int?, of view: NodeID, _ proposal: Proposal, _ width: Double, _ height: Double
  ) -> LayoutNode {
    LayoutNode(
      id: LayoutID(id), parent: parent.map { LayoutID($0) }, position: id, node: view, proposal: proposal,
      size: Size(width: width, height: height), frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  /// A `ViewThatFits` of a wide and a narrow candidate, of which the update chooses the other one.
  private func figure() throws -> Figure {
    var sketch = Sketch(root: "Fit")
    let root = sketch.add(.composed, "Fit", causes: Fixtures.first)
    let fits = sketch.add(.container, "ViewThatFits", in: root)
    let wide = sketch.add(.container, "HStack", in: fits)
    let long = sketch.add(.unary, "Text", in: wide, name: "long")
    let narrow = sketch.add(.container, "VStack", in: fits)
    let short = sketch.add(.unary, "Text", in: narrow, name: "short")
    let (some, none) = (Proposal(width: 200, height: 300), Proposal(width: nil, height: nil))
    func layout(isWide: Bool) -> [LayoutNode] {
      [
        node(1, in: nil, of: fits, some, 90, 20),
        node(2, in: 1, of: wide, isWide ? some : none, isWide ? 90 : 0, isWide ? 20 : 0),
        node(3, in: 2, of: long, isWide ? some : none, isWide ? 90 : 0, isWide ? 20 : 0),
        node(4, in: 1, of: narrow, isWide ? none : some, isWide ? 0 : 90, isWide ? 0 : 20),
        node(5, in: 4, of: short, isWide ? none : some, isWide ? 0 : 90, isWide ? 0 : 20),
      ]
    }
    sketch.recording.updates[0].layout = LayoutChange(changed: layout(isWide: false))
    sketch.step("resize")
    sketch.recording.updates[1].layout = LayoutChange(
      changed: layout(isWide: true), computed: (1...5).map { LayoutID($0) })
    return try Figure.of(
      sketch.recording, name: "f",
      request: FigureRequest(kind: .layoutTree, updates: .one(1), panels: .beforeAndAfter, all: true))
  }

  /// What was not chosen has no size: it is not laid out with the size of nothing.
  @Test func aCandidateThatWasNotChosenSaysSo() throws {
    let figure = try figure()
    #expect(figure.state("l2", in: "before")?.details == ["not chosen"])
    #expect(figure.state("l3", in: "before")?.details == [])
    #expect(figure.state("l2")?.details == ["200 × 300 → 90 × 20", "was not chosen", "at 0, 0"])
    #expect(figure.state("l4")?.details == ["not chosen any more"])
    #expect(figure.state("l4", in: "after")?.details == ["not chosen"])
    #expect(!figure.panels.flatMap(\.nodes).contains { $0?.details.contains { $0.contains("0 × 0") } == true })
  }

  /// A label that was measured again, and has the size and the place in its control that it had, repeats the control.
  @Test func aSteadyLabelOfAControlIsNotDrawn() throws {
    var sketch = Sketch(root: "A")
    let root = sketch.add(.composed, "A", causes: Fixtures.first)
    let button = sketch.add(.unary, "Button", in: root, name: "Save")
    let label = sketch.add(.unary, "Text", in: button, name: "Save")
    let proposal = Proposal(width: 200, height: 300)
    let nodes = [node(1, in: nil, of: button, proposal, 40, 20), node(2, in: 1, of: label, proposal, 40, 20)]
    sketch.recording.updates[0].layout = LayoutChange(changed: nodes)
    sketch.step("tap \"Save\"")
    sketch.recording.updates[1].layout = LayoutChange(computed: [LayoutID(1), LayoutID(2)])
    let request = FigureRequest(kind: .layoutTree, updates: .one(1), panels: .changes)
    let figure = try Figure.of(sketch.recording, name: "f", request: request)
    #expect(figure.state("l1")?.look == .outcome(.kept, .wasted))
    #expect(figure.nodes.allSatisfy { $0.id != "l2" })
    #expect(figure.notes.contains("Not drawn: 1 unchanged label of controls."))
  }
}
