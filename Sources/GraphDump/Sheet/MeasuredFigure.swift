/// A figure whose texts are measured, so that its nodes have sizes: what the layout needs to know of it.
struct MeasuredFigure {
  let figure: Figure
  /// For each panel, the text of each node.
  let texts: [[NodeText?]]
  /// Large enough for each node's largest text over all panels.
  let sizes: [PlaneSize]
  /// For each edge whether Graphviz is asked for its way, and whether it may decide about ranks.
  private let asked: [AskedEdge]

  init(_ figure: Figure) {
    self.figure = figure
    asked = AskedEdge.all(of: figure)
    var texts = figure.panels.map { panel in
      zip(figure.nodes, panel.nodes).map { node, state in
        state.map {
          NodeText(
            $0, style: $0.frame == nil ? Self.style(of: node) : .detail, isLeading: node.shape == .note,
            titleGap: node.shape == .container ? 4 : 0)
        }
      }
    }
    sizes = figure.nodes.enumerated().map { index, node in
      var text = PlaneSize(width: 0, height: 0)
      for case let panel? in texts.map({ $0[index] }) {
        text.width = max(text.width, panel.width)
        text.height = max(text.height, panel.height)
      }
      // Words that begin at the left end do so in every panel.
      if node.shape == .note { for panel in texts.indices { texts[panel][index]?.widen(to: text.width) } }
      return NodeGeometry.size(node.shape, around: text)
    }
    self.texts = texts
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
      nodes: zip(figure.nodes, sizes).map { LayoutGraph.Node(size: $1, isEllipse: $0.shape == .structural) },
      edges: zip(figure.edges, asked).filter { $1 != .no }.map { edge, asked in
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
    if TidyTree.isWanted(for: graph) { return placedByHand(TidyTree(graph).boxes, direction) }
    var layout = try Graphviz.layout(graph)
    var asked = asked
    // Edges that only have to be routed can turn the order of subtrees round, whose own edges cross then.
    if figure.arrangement == .graph, asked.contains(.way), !TidyTree.isOrdered(layout, graph) {
      asked = asked.map { $0 == .way ? .no : $0 }
      graph = self.graph(direction, asked)
      layout = try Graphviz.layout(graph)
    }
    let route = DirectRoute(boxes: layout.nodes, direction: direction)
    var routed = layout.edges.makeIterator()
    layout.edges = zip(figure.edges, asked).map { edge, asked in
      asked == .no ? route.path(from: edge.tail, to: edge.head) : routed.next() ?? nil
    }
    return layout
  }

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

  /// Of more edges from one source with the same label only the first carries it.
  private static let mostEqualLabels = 4

  private struct Fan: Hashable {
    var tail: Int
    var label: String
  }

  private func longestLabel(_ edge: Int) -> String? {
    figure.panels.compactMap { $0.edges[edge]?.label }
      .max { TextStyle.label.width(of: $0) < TextStyle.label.width(of: $1) }
  }

  /// The places of the labels, each for its largest text over all panels.
  func labels(_ layout: Layout) -> [Point?] {
    var placement: LabelPlacement?
    var fans: [Fan: Int] = [:]
    for edge in figure.edges.indices {
      if let label = longestLabel(edge) { fans[Fan(tail: figure.edges[edge].tail, label: label), default: 0] += 1 }
    }
    var labelled: Set<Fan> = []
    return figure.edges.indices.map { index in
      guard let path = layout.edges[index], let label = longestLabel(index) else { return nil }
      let fan = Fan(tail: figure.edges[index].tail, label: label)
      if fans[fan, default: 0] > Self.mostEqualLabels, !labelled.insert(fan).inserted { return nil }
      let width = TextStyle.label.width(of: label)
      if placement == nil { placement = LabelPlacement(layout) }
      return placement?.place(PlaneSize(width: width + 4, height: 13), on: path)
    }
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
