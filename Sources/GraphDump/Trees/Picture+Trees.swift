import Recording

extension Picture {
  /// The values that bodies returned, the nodes that last, and what is on the screen, side by side: one row for each.
  var trees: Figure {
    var canvas = graph.blank(.trees, .outline)
    for (column, title) in ["View tree: values", "View graph: identities", "Render tree: the screen"].enumerated() {
      canvas.addHeading(title, id: "tree\(column + 1)", column: column)
    }
    let rows = OutlineRows(graph.plan)
    let values = graph.plan.items.indices.map { item in
      canvas.addValue(item, of: graph, FigureCell(column: 0, row: item + 1, indent: rows.depth[item]))
    }
    let identities = graph.plan.items.indices.map { item in
      canvas.take(item, of: graph, cell: FigureCell(column: 1, row: item + 1, indent: rows.depth[item]))
    }
    let shown = graph.plan.items.indices.map { graph.isDisplayed($0) }
    let renderRows = OutlineRows(graph.plan, only: shown)
    var screen: [Int: Int] = [:]
    for item in graph.plan.items.indices where shown[item] {
      let cell = FigureCell(column: 2, row: item + 1, indent: renderRows.depth[item])
      screen[item] = canvas.addDisplayed(item, of: graph, cell)
    }
    for item in graph.plan.items.indices {
      if let parent = graph.plan.items[item].parent {
        canvas.connect(values[parent], values[item], .containment)
        canvas.connect(identities[parent], identities[item], .containment)
      }
      canvas.connect(values[item], identities[item], .link, placement: .free)
      guard let node = screen[item] else { continue }
      canvas.connect(identities[item], node, .link, placement: .free)
      if let parent = renderRows.parent[item], let above = screen[parent] { canvas.connect(above, node, .containment) }
    }
    return figure(of: canvas)
  }
}

/// How deep each item stands among those shown, and below which of them.
struct OutlineRows {
  private(set) var depth: [Int]
  private(set) var parent: [Int?]

  init(_ plan: ViewPlan, only shown: [Bool]? = nil) {
    depth = Array(repeating: 0, count: plan.items.count)
    parent = Array(repeating: nil, count: plan.items.count)
    for (item, content) in plan.items.enumerated() {
      var above = content.parent
      while let index = above, shown?[index] == false { above = plan.items[index].parent }
      parent[item] = above
      depth[item] = above.map { depth[$0] + 1 } ?? 0
    }
  }
}

extension ViewGraphBuilder {
  /// Whether an item is something on the screen: one displayable, or a container of them.
  fileprivate func isDisplayed(_ item: Int) -> Bool {
    guard let element = plan.items[item].content.elements.first, let node = tree.lastNode(element) else { return false }
    return node.kind == .unary || node.kind == .container
  }

  /// The value of a view: whether a body made it again in an update.
  fileprivate mutating func addValue(_ item: Int, of base: ViewGraphBuilder, _ cell: FigureCell) -> Int {
    let node = base.nodes[item]
    let id = "value-\(node.id)"
    let moments = base.momentNodes.map { states in states[item].map { NodeState(title: $0.title) } }
    let updates = base.updates.map { index -> NodeState? in
      guard let state = base.updateNodes[index][item], !state.isLeftBehind else { return nil }
      let title = base.momentNodes[index + 1][item]?.title ?? base.momentNodes[index][item]?.title ?? state.title
      if state.look == .ghost {
        return NodeState(
          title: title, tags: [OutcomeTag(kind: .end, word: "GONE", words: ["not made any more"])], look: .ghost)
      }
      guard base.isMadeAgain(item, in: index) else { return NodeState(title: title, look: .outcome(.kept, .untouched)) }
      return NodeState(title: title, tags: [OutcomeTag(kind: .off, word: "MADE", words: ["again"])])
    }
    let copy = FigureNode(id: id, shape: node.shape, isUserDefined: node.isUserDefined, cell: cell)
    return add(copy, moments: moments, updates: updates)
  }

  /// A value is made again where a body above ran; a body that ran for its own state is not.
  fileprivate func isMadeAgain(_ item: Int, in index: Int) -> Bool {
    plan.items[item].content.elements.contains { element in
      guard let change = tree.change(element, in: index) else { return false }
      if change.existence == .inserted || change.existence == .recreated { return true }
      switch change.evaluation {
      case .untouched: return false
      case .skipped: return change.skip != .dependenciesEqual
      case .ran, .wasted: return change.runs.isEmpty || change.runs.contains { $0.causes.contains(.value) }
      }
    }
  }

  /// What is on the screen of an item, and whether it was drawn anew.
  fileprivate mutating func addDisplayed(_ item: Int, of base: ViewGraphBuilder, _ cell: FigureCell) -> Int {
    let element = plan.items[item].content.elements[0]
    let id = tree.elements[element].id
    func place(_ moment: Int) -> [String] {
      guard case .element = plan.items[item].content,
        let layout = base.layout(of: id, at: moment)
      else { return [] }
      return [Points.size(layout.size) + " " + Points.place(layout.frame)]
    }
    let moments = base.moments.map { moment in
      base.momentNodes[moment][item].map { NodeState(title: $0.title, details: place(moment)) }
    }
    let updates = base.updates.map { index -> NodeState? in
      guard let state = base.updateNodes[index][item], !state.isLeftBehind else { return nil }
      let title = base.momentNodes[index + 1][item]?.title ?? base.momentNodes[index][item]?.title ?? state.title
      if state.look == .ghost {
        return NodeState(title: title, tags: [OutcomeTag(kind: .end, word: "REMOVED")], look: .ghost)
      }
      return base.displayed(item, title, place(index + 1), in: index)
    }
    let shape: NodeShape = base.nodes[item].shape
    return add(
      FigureNode(id: "screen-\(base.nodes[item].id)", shape: shape, cell: cell), moments: moments, updates: updates)
  }

  func layout(of id: NodeID, at moment: Int) -> LayoutNode? {
    tree.frames[moment].layout.values.filter { $0.node == id }.min { $0.id < $1.id }
  }

  private func displayed(_ item: Int, _ title: String, _ details: [String], in index: Int) -> NodeState {
    let ids = Set(plan.items[item].content.elements.map { tree.elements[$0].id })
    let changes = update(index).display.filter { change in change.node.map(ids.contains) ?? false }
    let kinds = Set(changes.map(\.kind))
    var tags: [OutcomeTag] = []
    if kinds.contains(.inserted) { tags.append(OutcomeTag(kind: .insert, word: "INSERTED")) }
    if kinds.contains(.moved) { tags.append(OutcomeTag(kind: .move, word: "MOVED")) }
    if kinds.contains(.changed) { tags.append(OutcomeTag(kind: .run, word: "CHANGED")) }
    let existence: Existence = kinds.contains(.inserted) ? .inserted : kinds.contains(.moved) ? .moved : .kept
    let isNew = update(index).index == 0
    return NodeState(
      title: title, details: details, tags: tags,
      look: isNew && tags.isEmpty
        ? .outcome(.inserted, .untouched) : .outcome(existence, kinds.contains(.changed) ? .ran : .untouched))
  }
}
