import Recording
import Testing

@testable import GraphDump

@Suite struct TidyTreeTests {
  private func graph(_ parents: [Int?], direction: Direction = .down) -> LayoutGraph {
    LayoutGraph(
      nodes: parents.indices.map { LayoutGraph.Node(size: PlaneSize(width: 20 + Double($0 % 7) * 9, height: 18)) },
      edges: parents.enumerated().compactMap { child, parent in
        parent.map { LayoutGraph.Edge(tail: $0, head: child, isConstraint: true) }
      }, direction: direction)
  }

  @Test(arguments: Direction.allCases) func nothingOverlapsAndParentsStandBeforeChildren(direction: Direction) {
    let parents: [Int?] = [nil] + (1..<400).map { ($0 * 7) % $0 }
    let boxes = TidyTree(graph(parents, direction: direction)).boxes
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] { #expect(!box.overlaps(other)) }
      guard let parent = parents[index] else { continue }
      #expect(direction == .down ? boxes[parent].maxY < box.y : boxes[parent].maxX < box.x)
    }
  }

  @Test func onlyLargeOrDeepGraphsArePlacedSo() {
    #expect(!TidyTree.isWanted(for: graph([nil] + (1..<2_000).map { $0 / 2 })))
    #expect(TidyTree.isWanted(for: graph([nil] + (1..<2_600).map { _ in 0 })))
    #expect(TidyTree.isWanted(for: graph([nil] + (1..<700).map { $0 - 1 })))
  }

  @Test func aCircleIsCutOpen() {
    var graph = graph([nil, 0, 1])
    graph.edges.append(LayoutGraph.Edge(tail: 2, head: 1, isConstraint: true))
    graph.edges.removeFirst()
    #expect(TidyTree(graph).boxes.count == 3)
  }

  /// Graphviz takes 34 seconds for the chain and 4 for the siblings.
  @Test(.timeLimit(.minutes(2))) func aLongChainAndManySiblingsAreDrawn() throws {
    for isChain in [true, false] {
      var sketch = Sketch(root: "V")
      var last = sketch.add(.composed, "V", causes: [.value])
      let root = last
      for _ in 0..<(isChain ? 8_000 : 4_000) {
        last = sketch.add(.modifier, ".padding", in: isChain ? last : root)
      }
      sketch.step("wait 1s")
      let request = FigureRequest(updates: .one(1), panels: .changes, all: true)
      let clock = ContinuousClock()
      let duration = try clock.measure { _ = try render(sketch.recording, name: "x", request: request) }
      #expect(duration < .seconds(50), "\(isChain ? "chain" : "siblings") took \(duration)")
    }
  }
}
