import Recording

extension Picture {
  /// Sources, view graph and layout tree as three planes of one figure, what belongs together in one row.
  var combined: Figure {
    var canvas = graph.blank(.combined, .outline)
    for (column, title) in ["Sources and steps", "View graph", "Layout tree"].enumerated() {
      canvas.addHeading(title, id: "plane\(column + 1)", column: column)
    }
    let hanging = graph.sourcesByRow
    let outline = OutlineRows(graph.plan)
    let hasLayout = graph.plan.items.indices.map { graph.takesPartInLayout($0) }
    let layoutRows = OutlineRows(graph.plan, only: hasLayout)
    var planes = Planes(canvas: canvas, layoutMoments: graph.tree.frames.map { LayoutMoment($0, recording.header) })
    for item in graph.plan.items.indices {
      let left =
        (hanging[item] ?? []).compactMap { graph.nodeOfSource[$0] }
        + graph.stepNodes.filter { $0.target == item }.map(\.node)
      planes.addRow(item, left: left, of: graph, indent: outline.depth[item])
      if hasLayout[item] { planes.addLayout(item, of: graph, indent: layoutRows.depth[item]) }
    }
    planes.addEdges(of: graph, layoutRows)
    return figure(of: planes.canvas)
  }
}

/// The three planes as they grow, row by row.
private struct Planes {
  var canvas: ViewGraphBuilder
  let layoutMoments: [LayoutMoment]
  private var row = 1
  private var taken: [Int: Int] = [:]
  private var rowOf: [Int: Int] = [:]
  private var layoutNode: [Int: Int] = [:]

  init(canvas: ViewGraphBuilder, layoutMoments: [LayoutMoment]) {
    self.canvas = canvas
    self.layoutMoments = layoutMoments
  }

  mutating func addRow(_ item: Int, left: [Int], of graph: ViewGraphBuilder, indent: Int) {
    taken[item] = canvas.take(item, of: graph, cell: FigureCell(column: 1, row: row, indent: indent))
    rowOf[item] = row
    for (offset, node) in left.enumerated() {
      taken[node] = canvas.take(node, of: graph, cell: FigureCell(column: 0, row: row + offset))
    }
    row += max(1, left.count)
  }

  mutating func addLayout(_ item: Int, of graph: ViewGraphBuilder, indent: Int) {
    let element = graph.plan.items[item].content.elements[0]
    let id = graph.tree.elements[element].id
    let layouts = layoutMoments.map { moment in
      moment.nodes.filter { $0.value.node == id }.sorted { $0.key < $1.key }
    }
    func words(_ moment: Int) -> [String] {
      guard let first = layouts[moment].first?.value else { return [] }
      let more = layouts[moment].count > 1 ? ["and \(layouts[moment].count - 1) more of its own"] : []
      return [Points.answer(first), Points.place(first.frame)] + more
    }
    let title = graph.nodes[item].shape == .pile ? "more" : graph.tree.lastNode(element)?.type ?? "?"
    let short = canvas.wording.type(named: title)
    let moments = layouts.indices.map { moment in
      layouts[moment].isEmpty || graph.momentNodes[moment][item] == nil
        ? nil : NodeState(title: short, details: words(moment))
    }
    let updates = graph.updates.map { index -> NodeState? in
      // Of a row that moved only its new place has a layout.
      guard let shown = graph.updateNodes[index][item], !shown.isLeftBehind else { return nil }
      guard let now = layouts[index + 1].first else {
        return layouts[index].isEmpty
          ? nil
          : NodeState(
            title: short, details: words(index), tags: [OutcomeTag(kind: .end, word: "END")], look: .ghost)
      }
      guard let old = layouts[index].first(where: { $0.key == now.key })?.value else {
        return NodeState(
          title: short, details: words(index + 1), tags: [OutcomeTag(kind: .insert, word: "INSERT")],
          look: .outcome(.inserted, .untouched))
      }
      let isComputed = layouts[index + 1].contains { layoutMoments[index + 1].computed.contains($0.key) }
      var tags: [OutcomeTag] = []
      var evaluation = Evaluation.untouched
      if old.size != now.value.size {
        tags.append(OutcomeTag(kind: .run, word: "LAYOUT", words: ["was \(Points.size(old.size))"]))
        evaluation = .ran
      } else if isComputed {
        tags.append(OutcomeTag(kind: .wasted, word: "LAYOUT =", words: ["same size"]))
        evaluation = .wasted
      }
      let isMoved = Points.place(old.frame) != Points.place(now.value.frame)
      if isMoved, evaluation == .untouched { tags.append(OutcomeTag(kind: .move, word: "PLACE")) }
      return NodeState(
        title: short, details: words(index + 1), tags: tags,
        look: .outcome(isMoved && evaluation == .untouched ? .moved : .kept, evaluation))
    }
    let cell = FigureCell(column: 2, row: rowOf[item] ?? row, indent: indent)
    layoutNode[item] = canvas.add(
      FigureNode(id: "layout-\(graph.nodes[item].id)", shape: graph.nodes[item].shape, cell: cell), moments: moments,
      updates: updates)
  }

  mutating func addEdges(of graph: ViewGraphBuilder, _ layoutRows: OutlineRows) {
    for (edge, old) in graph.edges.enumerated() where old.kind != .identity {
      guard let tail = taken[old.tail], let head = taken[old.head] else { continue }
      let new = canvas.add(
        FigureEdge(id: "\(old.id)", kind: old.kind, tail: tail, head: head, placement: .tailAbove))
      for index in canvas.moments { canvas.momentEdges[index][new] = graph.momentEdges[index][edge] }
      for index in canvas.updates { canvas.updateEdges[index][new] = graph.updateEdges[index][edge] }
    }
    for item in graph.plan.items.indices {
      guard let node = layoutNode[item], let view = taken[item] else { continue }
      canvas.connect(view, node, .link, placement: .free)
      if let above = layoutRows.parent[item].flatMap({ layoutNode[$0] }) { canvas.connect(above, node, .containment) }
    }
  }
}

extension ViewGraphBuilder {
  func takesPartInLayout(_ item: Int) -> Bool {
    guard case .element(let element) = plan.items[item].content else { return false }
    let id = tree.elements[element].id
    return tree.frames.contains { $0.layout.values.contains { $0.node == id } }
  }

  /// Each source at the row of the node that stores it, else of its first reader.
  var sourcesByRow: [Int: [SourceID]] {
    var result: [Int: [SourceID]] = [:]
    for source in nodeOfSource.keys.sorted() {
      let owner = lastSource(source)?.owner.flatMap { figureNodes(of: $0).first }
      let readers = edges.filter { $0.kind == .dependency && $0.tail == nodeOfSource[source] }.map(\.head)
      result[owner ?? readers.min() ?? 0, default: []].append(source)
    }
    return result
  }
}
