/// A figure whose texts are measured, so that its nodes have sizes: what the layout needs to know of it.
struct MeasuredFigure {
  let figure: Figure
  /// For each panel, the text of each node.
  let texts: [[NodeText?]]
  /// Large enough for the largest text over all panels of a node and of those that share its place.
  let sizes: [PlaneSize]
  let places: SharedPlaces
  /// The edges between places, from one index of ``SharedPlaces/nodes`` to another.
  private let ways: [FigureEdge]
  /// For each of them whether Graphviz is asked for its way, and whether it may decide about ranks.
  private let asked: [AskedEdge]

  init(_ figure: Figure) {
    self.figure = figure
    let places = SharedPlaces(figure)
    ways = places.edges.map { index in
      var edge = figure.edges[index]
      (edge.tail, edge.head) = (places.ofNodes[edge.tail], places.ofNodes[edge.head])
      return edge
    }
    asked = AskedEdge.all(ways, between: places.nodes.count, figure.arrangement)
    self.places = places
    let settings = figure.nodes.map { Self.setting(of: $0, in: figure.arrangement) }
    var texts = figure.panels.map { panel in
      figure.nodes.indices.map { index in
        panel.nodes[index].map { state in
          let node = figure.nodes[index]
          return NodeText(
            state, style: state.frame == nil ? Self.style(of: node) : .detail, setting: settings[index],
            titleGap: node.shape == .container ? 4 : 0)
        }
      }
    }
    var extents = places.nodes.map { _ in PlaneSize(width: 0, height: 0) }
    for panel in texts {
      for (index, text) in panel.enumerated() {
        guard let text else { continue }
        let place = places.ofNodes[index]
        extents[place].width = max(extents[place].width, text.width)
        extents[place].height = max(extents[place].height, text.height)
      }
    }
    // Words that begin at the left end do so in every panel.
    for (index, node) in figure.nodes.enumerated() where settings[index] != .stacked && node.shape != .structural {
      for panel in texts.indices { texts[panel][index]?.widen(to: extents[places.ofNodes[index]].width) }
    }
    sizes = figure.nodes.enumerated().map { index, node in
      NodeGeometry.size(node.shape, around: extents[places.ofNodes[index]])
    }
    self.texts = texts
  }

  private static func setting(of node: FigureNode, in arrangement: Arrangement) -> NodeText.Setting {
    if node.shape == .note { return .leading }
    return arrangement == .outline ? .running : .stacked
  }

  private static func style(of node: FigureNode) -> TextStyle {
    switch node.shape {
    case .step: .step
    case .heading: .panel
    case .source: .strong
    default: node.isUserDefined ? .strong : .title
    }
  }

  func graph(_ direction: Direction) -> LayoutGraph { graph(direction, asked) }

  private func graph(_ direction: Direction, _ asked: [AskedEdge]) -> LayoutGraph {
    LayoutGraph(
      nodes: places.nodes.map { LayoutGraph.Node(size: sizes[$0], isEllipse: figure.nodes[$0].shape == .structural) },
      edges: zip(ways, asked).filter { $1 != .no }.map { edge, asked in
        LayoutGraph.Edge(
          tail: edge.tail, head: edge.head, isConstraint: asked == .ranks,
          isTailBelow: edge.placement == .tailBelow, hasArrow: edge.kind.hasArrow)
      },
      direction: direction, rankGap: rankGap(direction))
  }

  /// Beside each other, ranks leave room for the words on the edges between them.
  private func rankGap(_ direction: Direction) -> Double {
    guard direction == .right else { return 36 }
    let widest = figure.edges.indices.compactMap { longestLabel($0).map { TextStyle.label.width(of: $0) } }.max() ?? 0
    return min(max(widest + 34, 52), 110)
  }

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
    let gaps = RankGaps(layout.nodes, least: 44) { from, to in
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

  /// Edges of one number have one way.
  func wayOfEdge(_ edge: Int) -> Int { places.ofEdges[edge] }
}

extension FigureEdge.Kind {
  var hasArrow: Bool {
    switch self {
    case .dependency, .action, .identity, .cause: true
    case .containment, .storage, .link, .life: false
    }
  }
}
