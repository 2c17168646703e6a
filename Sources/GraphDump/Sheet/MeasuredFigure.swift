/// A figure whose texts are measured, so that its nodes have sizes: what the layout needs to know of it.
struct MeasuredFigure {
  let figure: Figure
  /// For each panel, the text of each node.
  let texts: [[NodeText?]]
  /// Large enough for each node's largest text over all panels.
  let sizes: [PlaneSize]

  init(_ figure: Figure) {
    self.figure = figure
    let texts = figure.panels.map { panel in
      zip(figure.nodes, panel.nodes).map { node, state in state.map { NodeText($0, style: Self.style(of: node)) } }
    }
    self.texts = texts
    sizes = figure.nodes.enumerated().map { index, node in
      var text = PlaneSize(width: 0, height: 0)
      for case let panel? in texts.map({ $0[index] }) {
        text.width = max(text.width, panel.width)
        text.height = max(text.height, panel.height)
      }
      return NodeGeometry.size(node.shape, around: text)
    }
  }

  private static func style(of node: FigureNode) -> TextStyle {
    switch node.shape {
    case .step: .step
    case .source: .strong
    default: node.isUserDefined ? .strong : .title
    }
  }

  func graph(_ direction: Direction) -> LayoutGraph {
    LayoutGraph(
      nodes: zip(figure.nodes, sizes).map { LayoutGraph.Node(size: $1, isEllipse: $0.shape == .structural) },
      edges: figure.edges.map { edge in
        LayoutGraph.Edge(
          tail: edge.tail, head: edge.head, isConstraint: edge.placement != .free,
          isTailBelow: edge.placement == .tailBelow, hasArrow: edge.kind.hasArrow)
      },
      direction: direction)
  }

  /// Down, unless the leaves side by side would be wider than what a page holds.
  func direction(width: Double) -> Direction {
    var isParent = Array(repeating: false, count: figure.nodes.count)
    for edge in figure.edges where edge.placement == .tailAbove { isParent[edge.tail] = true }
    for edge in figure.edges where edge.placement == .tailBelow { isParent[edge.head] = true }
    var across = 0.0
    for index in figure.nodes.indices where !isParent[index] { across += sizes[index].width + 20 }
    return across <= width * 1.1 ? .down : .right
  }

  /// The places of the labels, each for its largest text over all panels.
  func labels(_ layout: Layout) -> [Point?] {
    var placement: LabelPlacement?
    return figure.edges.indices.map { index in
      guard let path = layout.edges[index] else { return nil }
      let width = figure.panels.compactMap { $0.edges[index]?.label.map { TextStyle.label.width(of: $0) } }.max()
      guard let width else { return nil }
      if placement == nil { placement = LabelPlacement(layout) }
      return placement?.place(PlaneSize(width: width + 4, height: 13), on: path)
    }
  }
}

extension FigureEdge.Kind {
  var hasArrow: Bool {
    switch self {
    case .dependency, .action, .identity: true
    case .containment, .storage: false
    }
  }
}
