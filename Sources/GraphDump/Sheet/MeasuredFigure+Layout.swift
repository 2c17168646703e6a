extension MeasuredFigure {
  /// The whole layout: Graphviz's, and the links of identity drawn into it; or that of columns and rows.
  func layout(_ direction: Direction) throws(LayoutError) -> Layout {
    if figure.arrangement.isGrid { return GridLayout(figure, sizes: sizes).layout }
    var graph = graph(direction)
    if TidyTree.isWanted(for: graph) { return placedByHand(ofNodes(TidyTree(graph).boxes), direction) }
    if let cabled = try cabled(direction) { return narrowed(cabled, direction) }
    var layout = try Graphviz.layout(graph)
    var asked = asked
    // Edges that only have to be routed can turn the order of subtrees round, whose own edges cross then.
    if figure.arrangement == .graph, asked.contains(.way), !TidyTree.isOrdered(layout, graph) {
      asked = asked.map { $0 == .way ? .no : $0 }
      graph = self.graph(direction, asked)
      layout = try Graphviz.layout(graph)
    }
    return narrowed(complete(layout, asked, direction), direction)
  }

  /// The layout in which what only has to be routed runs in cables; `nil` where there is nothing of it, or no room.
  private func cabled(_ direction: Direction) throws(LayoutError) -> Layout? {
    let free = ways.indices.filter { self.asked[$0] == .way }
    guard figure.arrangement == .graph, !free.isEmpty, free.count <= CableRoute.mostEdges,
      places.nodes.count <= CableRoute.mostNodes
    else { return nil }
    let asked = self.asked.map { $0 == .way ? .no : $0 }
    var layout = try Graphviz.layout(graph(direction, asked))
    var cables: [CableRoute.Cable] = []
    for way in free {
      let wire = (edge: way, head: ways[way].head)
      if let known = cables.firstIndex(where: { $0.tail == ways[way].tail }) {
        cables[known].wires.append(wire)
      } else {
        cables.append(CableRoute.Cable(tail: ways[way].tail, wires: [wire]))
      }
    }
    var route = CableRoute(
      boxes: layout.nodes, isEllipse: places.nodes.map { figure.nodes[$0].shape == .structural }, direction: direction)
    guard let paths = route.paths(of: cables) else { return nil }
    layout = complete(layout, asked, direction)
    for (edge, way) in places.ofEdges.enumerated() { layout.edges[edge] = paths[way] ?? layout.edges[edge] }
    return layout
  }

  /// The layout of places as one of nodes and edges, with those edges that Graphviz was not asked about.
  private func complete(_ layout: Layout, _ asked: [AskedEdge], _ direction: Direction) -> Layout {
    var layout = layout
    layout.nodes = ofNodes(layout.nodes)
    let route = DirectRoute(boxes: layout.nodes, direction: direction)
    var routed = layout.edges.makeIterator()
    let paths = asked.map { $0 == .no ? nil : routed.next() ?? nil }
    layout.edges = zip(figure.edges, places.ofEdges).map { edge, way in
      asked[way] == .no ? route.path(from: edge.tail, to: edge.head) : paths[way]
    }
    return layout
  }

  /// Ranks beside each other stand apart no further than the words between them need.
  private func narrowed(_ layout: Layout, _ direction: Direction) -> Layout {
    guard direction == .right, figure.nodes.count <= CableRoute.mostNodes else { return layout }
    let labelled = figure.edges.indices.compactMap { edge in
      longestLabel(edge).map { (edge: figure.edges[edge], width: TextStyle.label.width(of: $0) + 34) }
    }
    // The lines of a tree spread out from its nodes; those of a flow are few.
    let gaps = RankGaps(layout.nodes, least: figure.arrangement == .flow ? 28 : 40) { from, to in
      labelled.reduce(0) { widest, label in
        let (a, b) = (layout.nodes[label.edge.tail], layout.nodes[label.edge.head])
        return min(a.maxX, b.maxX) <= from + 1 && max(a.x, b.x) >= to - 1 ? max(widest, label.width) : widest
      }
    }
    return gaps.moved(layout)
  }

  private func ofNodes(_ boxes: [Box]) -> [Box] { places.ofNodes.map { boxes[$0] } }

  /// Every edge drawn straight between boxes that something else than Graphviz placed.
  private func placedByHand(_ boxes: [Box], _ direction: Direction) -> Layout {
    let route = DirectRoute(boxes: boxes, direction: direction, isSimple: true)
    var size = PlaneSize(width: 0, height: 0)
    for box in boxes {
      size.width = max(size.width, box.maxX)
      size.height = max(size.height, box.maxY)
    }
    return Layout(size: size, nodes: boxes, edges: figure.edges.map { route.path(from: $0.tail, to: $0.head) })
  }
}
