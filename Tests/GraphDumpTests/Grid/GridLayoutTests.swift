import Testing

@testable import GraphDump

@Suite struct GridLayoutTests {
  private func node(_ id: String, _ column: Int, _ row: Int) -> FigureNode {
    FigureNode(id: id, shape: .unary, cell: FigureCell(column: column, row: row))
  }

  private func figure(
    _ nodes: [FigureNode], _ shown: [[Bool]], edges: [(Int, Int, FigureEdge.Kind)] = []
  ) -> Figure {
    Figure(
      kind: .trees, name: "f", title: "f", arrangement: .outline, nodes: nodes,
      edges: edges.map {
        FigureEdge(id: "\($0.0)-\($0.1)", kind: $0.2, tail: $0.0, head: $0.1, placement: .free)
      },
      panels: shown.enumerated().map { number, shown in
        FigurePanel(
          id: "u\(number)", title: "", nodes: shown.map { $0 ? NodeState(title: "x") : nil },
          edges: edges.map { shown[$0.0] && shown[$0.1] ? EdgeState() : nil })
      })
  }

  private let size = PlaneSize(width: 40, height: 20)

  @Test func rowsThatNoPanelShowsTogetherShareTheirPlace() {
    let nodes = [node("root", 0, 1), node("a", 0, 2), node("b", 0, 3), node("last", 0, 4)]
    let figure = figure(
      nodes, [[true, true, false, true], [true, false, true, true]],
      edges: [(0, 1, .containment), (0, 2, .containment), (0, 3, .containment)])
    let boxes = GridLayout(figure, sizes: nodes.map { _ in size }).boxes
    #expect(boxes.map(\.y) == [0, 28, 28, 56])
  }

  @Test func rowsThatOnePanelShowsTogetherStandBelowEachOther() {
    let nodes = [node("a", 0, 1), node("b", 0, 2)]
    let boxes = GridLayout(figure(nodes, [[true, true], [true, false]]), sizes: nodes.map { _ in size }).boxes
    #expect(boxes.map(\.y) == [0, 28])
  }

  @Test func edgesOfOneSourceRunInOneLane() {
    let nodes = [node("s", 0, 1), node("a", 1, 2), node("b", 1, 3)]
    let figure = figure(nodes, [[true, true, true]], edges: [(0, 1, .dependency), (0, 2, .dependency)])
    let lanes = GridLanes(figure, heights: [10, 38, 66])
    #expect(lanes.lanes == [0, 0])
    #expect(lanes.counts == [0: 1])
  }

  @Test func edgesThatWouldMeetRunInLanesOfTheirOwnTheShorterNearerToItsEnd() {
    let nodes = [node("s", 0, 1), node("t", 0, 2), node("a", 1, 3), node("b", 1, 4)]
    let figure = figure(nodes, [[true, true, true, true]], edges: [(0, 3, .dependency), (1, 2, .dependency)])
    #expect(GridLanes(figure, heights: [10, 38, 66, 94]).lanes == [1, 0])
  }

  @Test func anEdgeAlongARowNeedsNoLane() {
    let nodes = [node("s", 0, 1), node("a", 1, 1)]
    let figure = figure(nodes, [[true, true]], edges: [(0, 1, .dependency)])
    #expect(GridLanes(figure, heights: [10, 10]).lanes == [nil])
  }

  @Test func anEdgeLeadsRoundWhatStandsInItsRow() throws {
    let nodes = [node("s", 0, 1), node("between", 1, 1), node("a", 2, 1)]
    let layout = GridLayout(
      figure(nodes, [[true, true, true]], edges: [(0, 2, .dependency)]), sizes: nodes.map { _ in size }
    ).layout
    let path = try #require(layout.edges[0])
    let between = layout.nodes[1]
    for step in 0...100 {
      let point = path.point(at: Double(step) / 100)
      #expect(!between.contains(Box(center: point, size: PlaneSize(width: 0, height: 0)), slack: -1))
    }
    #expect(path.tip == Point(x: layout.nodes[2].x, y: layout.nodes[2].center.y - 6))
  }
}
