import Testing

@testable import GraphDump

@Suite struct AskedEdgeTests {
  /// A web in which every node is read by the next 40: more edges than can be routed.
  private var web: Figure {
    let count = 60
    let nodes = (0..<count).map { FigureNode(id: "n\($0)", shape: .unary) }
    let edges = (0..<count).flatMap { tail in
      (tail + 1..<min(count, tail + 41)).map {
        FigureEdge(id: "n\(tail)-n\($0)", kind: .dependency, tail: tail, head: $0, placement: .tailAbove)
      }
    }
    return Figure(kind: .dependencies, name: "web", title: "web", arrangement: .flow, nodes: nodes, edges: edges)
  }

  @Test func ofTooManyEdgesOnlyThoseAreAskedAboutThatDecideRanks() {
    let web = web
    let asked = zip(web.edges, AskedEdge.all(web.edges, between: web.nodes.count, web.arrangement)).filter {
      $1 == .ranks
    }.map(\.0)
    // Each node but the first stands one rank behind the one before it.
    #expect(asked.map(\.id) == (1..<60).map { "n\($0 - 1)-n\($0)" })
  }

  @Test func ofFewEdgesAllAreAskedAbout() {
    var web = web
    web.edges = Array(web.edges.prefix(500))
    #expect(AskedEdge.all(web.edges, between: web.nodes.count, web.arrangement).allSatisfy { $0 == .ranks })
  }

  @Test func aCircleIsNoTrouble() {
    var web = web
    web.edges.append(
      FigureEdge(id: "back", kind: .dependency, tail: 59, head: 0, placement: .tailAbove))
    #expect(AskedEdge.all(web.edges, between: web.nodes.count, web.arrangement).count == web.edges.count)
  }

  /// A free edge may not turn subtrees round: each node stands in the order of the tree.
  @Test func treesKeepTheirOrderWhateverElseIsDrawn() throws {
    for sample in SampleRecordings.all {
      let figure = try Figure.of(sample.recording, name: sample.name, request: FigureRequest())
      let measured = MeasuredFigure(figure)
      for direction in Direction.allCases {
        var layout = try measured.layout(direction)
        layout.nodes = measured.places.nodes.map { layout.nodes[$0] }
        #expect(TidyTree.isOrdered(layout, measured.graph(direction)), "\(sample.name) \(direction)")
      }
    }
  }
}
