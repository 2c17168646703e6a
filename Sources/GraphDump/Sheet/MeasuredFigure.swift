/// A figure whose texts are measured, so that its nodes have sizes: what the layout needs to know of it.
struct MeasuredFigure {
  let figure: Figure
  /// For each panel, the text of each node.
  let texts: [[NodeText?]]
  /// Large enough for the largest text over all panels of a node and of those that share its place.
  let sizes: [PlaneSize]
  let places: SharedPlaces
  /// The edges between places, from one index of ``SharedPlaces/nodes`` to another.
  let ways: [FigureEdge]
  /// For each of them whether Graphviz is asked for its way, and whether it may decide about ranks.
  let asked: [AskedEdge]

  /// - Parameter widestLine: what is wider is broken where it can be, in points.
  init(_ figure: Figure, widestLine: Double = NodeText.widestLine) {
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
            titleGap: node.shape == .container ? 4 : 0, widest: widestLine)
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
    // Words that begin or end at one side do so in every panel.
    for (index, node) in figure.nodes.enumerated() where settings[index] != .stacked && node.shape != .structural {
      for panel in texts.indices {
        texts[panel][index]?.widen(to: extents[places.ofNodes[index]].width, settings[index])
      }
    }
    sizes = figure.nodes.enumerated().map { index, node in
      NodeGeometry.size(node.shape, around: extents[places.ofNodes[index]])
    }
    self.texts = texts
  }

  private static func setting(of node: FigureNode, in arrangement: Arrangement) -> NodeText.Setting {
    if node.shape == .note { return .leading }
    if node.shape == .step, arrangement == .flow { return .trailing }
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

  func graph(_ direction: Direction, _ asked: [AskedEdge]) -> LayoutGraph {
    LayoutGraph(
      nodes: places.nodes.map { index in
        let shape = figure.nodes[index].shape
        return LayoutGraph.Node(
          size: sizes[index], isEllipse: shape == .structural, isBare: figure.arrangement == .flow && shape.isBare)
      },
      edges: zip(ways, asked).filter { $1 != .no }.map { edge, asked in
        LayoutGraph.Edge(
          tail: edge.tail, head: edge.head, isConstraint: asked == .ranks,
          isTailBelow: edge.placement == .tailBelow, hasArrow: edge.kind.hasArrow,
          isTight: edge.kind == .action)
      },
      direction: direction, rankGap: rankGap(direction))
  }

  /// Beside each other, ranks leave room for the words on the edges between them.
  private func rankGap(_ direction: Direction) -> Double {
    guard direction == .right else { return 36 }
    let widest = figure.edges.indices.compactMap { longestLabel($0).map { TextStyle.label.width(of: $0) } }.max() ?? 0
    return min(max(widest + 34, 52), 160)
  }
}

extension FigureEdge.Kind {
  var hasArrow: Bool {
    switch self {
    case .dependency, .action, .identity, .cause: true
    case .containment, .storage, .link, .life: false
    }
  }
}
