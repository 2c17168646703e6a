import Recording
import Testing

@testable import GraphDump

@Suite struct ArrangingTests {
  /// A panel whose nodes all stand low begins with them: what others have above takes no room of it.
  @Test func aRowBeginsWithTheHighestThingInIt() throws {
    func state(_ title: String) -> NodeState { NodeState(title: title) }
    let nodes = (0..<2).map { FigureNode(id: "n\($0)", shape: .unary) }
    let edge = FigureEdge(id: "n0-n1", kind: .containment, tail: 0, head: 1, placement: .tailAbove)
    let figure = Figure(
      kind: .viewGraph, name: "f", title: "f", nodes: nodes, edges: [edge],
      panels: [
        FigurePanel(id: "u1", title: "one", nodes: [state("a"), state("b")], edges: [EdgeState()]),
        FigurePanel(id: "u2", title: "two", nodes: [nil, state("b")], edges: [nil]),
      ])
    let sheet = try Sheet(figure, options: SheetOptions(width: 300, direction: .down))
    #expect(sheet.panels[0].frame.maxY <= sheet.panels[1].frame.y)
    #expect(sheet.panels[1].frame.height < sheet.panels[0].frame.height - 40)
    let low = sheet.layout.nodes[1]
    #expect(
      sheet.panels[1].frame.contains(
        Box(
          x: sheet.panels[1].origin.x + low.x, y: sheet.panels[1].origin.y + low.y, width: low.width, height: low.height
        )))
    // Beside each other, both begin where the higher one does.
    let wide = try Sheet(figure, options: SheetOptions(width: 2_000, direction: .down))
    #expect(wide.panels[0].origin.y == wide.panels[1].origin.y)
  }

  @Test func beforeAndAfterAreDrawnWhereTheyStandBesideEachOther() throws {
    func panels(_ recording: Recording, _ request: FigureRequest) throws -> [String] {
      try Fixtures.figure(recording, request).panels.map(\.id)
    }
    #expect(try panels(Fixtures.stateInBody, FigureRequest(updates: .one(1))) == ["before", "after", "u1"])
    // Three of these, each wider than half a page, would stand below each other.
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    let stack = sketch.add(.container, "HStack", in: root)
    for index in 0..<9 { sketch.add(.unary, "Text", in: stack, name: "A text of some words, \(index)") }
    sketch.step("wait 1s")
    #expect(try panels(sketch.recording, FigureRequest(updates: .one(1), direction: .down)) == ["u1"])
    #expect(
      try panels(sketch.recording, FigureRequest(updates: .one(1), panels: .beforeAndAfter))
        == ["before", "after", "u1"])
  }

  @Test func wordsBesideAScreenBeginAtOneLeftEnd() throws {
    let figure = try Figure.of(
      Fixtures.laidOut(Fixtures.forEachIdentity), name: "f", request: FigureRequest(kind: .screen))
    let sheet = try Sheet(figure)
    for (panel, texts) in sheet.nodeTexts.enumerated() {
      let lefts = texts.enumerated().compactMap { node, text -> Double? in
        guard figure.nodes[node].shape == .note, let text, figure.panels[panel].nodes[node] != nil else { return nil }
        let middle = sheet.layout(of: panel).nodes[node].center.x
        return text.runs.map { middle + $0.left }.min()
      }
      #expect((lefts.max() ?? 0) - (lefts.min() ?? 0) < 1)
    }
  }
}
