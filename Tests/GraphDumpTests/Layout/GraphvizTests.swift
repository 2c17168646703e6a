import Foundation
import Testing

@testable import GraphDump

@Suite struct GraphvizTests {
  private let pair = LayoutGraph(
    nodes: [
      LayoutGraph.Node(size: PlaneSize(width: 100, height: 30)),
      LayoutGraph.Node(size: PlaneSize(width: 60, height: 20)),
    ], edges: [LayoutGraph.Edge(tail: 0, head: 1, isConstraint: true)])

  @Test func aParentStandsAboveItsChild() throws {
    let layout = try Graphviz.layout(pair)
    #expect(layout.nodes[0] == Box(x: 0, y: 0, width: 100, height: 30))
    #expect(layout.nodes[1] == Box(x: 20, y: 66, width: 60, height: 20))
    #expect(layout.size == PlaneSize(width: 100, height: 86))
  }

  @Test func aTailThatBelongsBelowStandsBelowAndItsArrowPointsUp() throws {
    var graph = pair
    graph.edges = [LayoutGraph.Edge(tail: 1, head: 0, isConstraint: true, isTailBelow: true, hasArrow: true)]
    let layout = try Graphviz.layout(graph)
    #expect(layout.nodes[1].y > layout.nodes[0].maxY)
    let path = try #require(layout.edges[0])
    let tip = try #require(path.tip)
    #expect(path.start.y > tip.y)
    #expect(abs(tip.y - 30) < 1.5)
  }

  @Test func siblingsStandInTheirOrder() throws {
    let nodes = (0..<7).map { _ in LayoutGraph.Node(size: PlaneSize(width: 40, height: 20)) }
    var edges = (1..<7).map { LayoutGraph.Edge(tail: 0, head: $0, isConstraint: true) }
    for (tail, head) in [(6, 1), (5, 2), (1, 4)] {
      edges.append(LayoutGraph.Edge(tail: tail, head: head, isConstraint: false, hasArrow: true))
    }
    let layout = try Graphviz.layout(LayoutGraph(nodes: nodes, edges: edges))
    let xs = layout.nodes.dropFirst().map(\.x)
    #expect(xs == xs.sorted())
  }

  @Test func aFreeEdgeDoesNotDecideAboutRanks() throws {
    var graph = pair
    graph.edges = [LayoutGraph.Edge(tail: 0, head: 1, isConstraint: false, hasArrow: true)]
    let layout = try Graphviz.layout(graph)
    #expect(layout.nodes[0].center.y == layout.nodes[1].center.y)
  }

  @Test func nothingIsLaidOutAsNothing() throws {
    #expect(try Graphviz.layout(LayoutGraph()).size == PlaneSize(width: 0, height: 0))
  }

  @Test func aLayoutDoesNotDependOnTheOnesBefore() throws {
    let first = try Graphviz.layout(pair)
    for count in 1..<30 {
      let nodes = (0..<count).map { _ in LayoutGraph.Node(size: PlaneSize(width: 10, height: 10)) }
      _ = try Graphviz.layout(LayoutGraph(nodes: nodes))
    }
    #expect(try Graphviz.layout(pair) == first)
  }

  @Test func threadsWaitForEachOther() async throws {
    let expected = try Graphviz.layout(pair)
    try await withThrowingTaskGroup(of: Layout.self) { group in
      for _ in 0..<64 { group.addTask { try Graphviz.layout(pair) } }
      for try await layout in group { #expect(layout == expected) }
    }
  }
}
