import Recording

extension Picture {
  /// The attributes under each node of the view graph: what it stores, the value it is given, the rule that is its
  /// body, its size, and what is drawn of it.
  var attributes: Figure {
    var canvas = graph.blank(.attributes, .outline)
    let titles = ["View graph", "Sources", "Value", "Body", "Size", "Display"]
    for (column, title) in titles.enumerated() {
      canvas.addHeading(title, id: "column\(column + 1)", column: column)
    }
    var table = AttributeTable(canvas: canvas, graph: graph)
    table.build()
    return figure(of: table.canvas)
  }
}

/// One row of attributes for each node of the view graph.
private struct AttributeTable {
  var canvas: ViewGraphBuilder
  let graph: ViewGraphBuilder
  private enum Column: Int { case node, sources, value, body, size, display }
  private var cells: [Column: [Int: Int]] = [:]
  private var sources: [Int: Int] = [:]

  init(canvas: ViewGraphBuilder, graph: ViewGraphBuilder) {
    self.canvas = canvas
    self.graph = graph
  }

  mutating func build() {
    let depth = OutlineRows(graph.plan).depth
    let hanging = graph.sourcesByRow
    var row = 1
    for item in graph.plan.items.indices {
      addNode(item, row, depth[item])
      let own = hanging[item] ?? []
      for (offset, source) in own.enumerated() {
        guard let node = graph.nodeOfSource[source] else { continue }
        sources[node] = canvas.take(
          node, of: graph, cell: FigureCell(column: Column.sources.rawValue, row: row + offset))
      }
      addRules(item, row)
      row += max(1, own.count)
    }
    addEdges()
  }

  /// The node itself, without its tags: the attributes carry them.
  private mutating func addNode(_ item: Int, _ row: Int, _ depth: Int) {
    let node = canvas.take(item, of: graph, cell: FigureCell(column: 0, row: row, indent: depth))
    for index in canvas.updates {
      guard var state = canvas.updateNodes[index][node] else { continue }
      state.tags = state.tags.filter { ![.run, .wasted, .skip].contains($0.kind) }
      state.details = graph.momentNodes[index + 1][item]?.details ?? state.details
      state.title = graph.momentNodes[index + 1][item]?.title ?? state.title
      if case .outcome(let existence, _) = state.look { state.look = .outcome(existence, .untouched) }
      canvas.updateNodes[index][node] = state
    }
    cells[.node, default: [:]][item] = node
  }

  private mutating func addRules(_ item: Int, _ row: Int) {
    guard case .element(let element) = graph.plan.items[item].content else { return }
    let graph = graph
    let hasBody =
      graph.updates.contains { graph.tree.change(element, in: $0)?.runs.isEmpty == false }
      || graph.tree.lastNode(element)?.kind == .composed
    add(.value, item, row) { graph.value(element, in: $0) }
    if hasBody { add(.body, item, row) { graph.body(element, in: $0) } }
    if graph.takesPartInLayout(item) { add(.size, item, row) { graph.size(element, in: $0) } }
    if graph.tree.lastNode(element)?.kind == .unary { add(.display, item, row) { graph.display(element, in: $0) } }
  }

  private mutating func add(_ column: Column, _ item: Int, _ row: Int, _ state: (Int) -> NodeState?) {
    let id = "\(column)-\(graph.nodes[item].id)"
    cells[column, default: [:]][item] = canvas.add(
      FigureNode(id: id, shape: .unary, cell: FigureCell(column: column.rawValue, row: row)),
      moments: canvas.moments.map { _ in nil },
      updates: canvas.updates.map { index in
        graph.updateNodes[index][item] == nil ? nil : state(index)
      })
  }

  private mutating func addEdges() {
    for (edge, old) in graph.edges.enumerated() where old.kind == .dependency {
      guard let tail = sources[old.tail], let head = cells[.body]?[old.head] ?? cells[.value]?[old.head] else {
        continue
      }
      let new = canvas.add(FigureEdge(id: old.id, kind: .dependency, tail: tail, head: head, placement: .free))
      for index in canvas.updates {
        guard canvas.updateNodes[index][head] != nil else { continue }
        canvas.updateEdges[index][new] = graph.updateEdges[index][edge]
      }
    }
    for item in graph.plan.items.indices {
      if let parent = graph.plan.items[item].parent {
        connect(cells[.node]?[parent], cells[.node]?[item], .containment)
      }
      var previous: Int?
      for column in [Column.value, .body, .size, .display] {
        guard let node = cells[column]?[item] else { continue }
        if let previous { rule(previous, node) }
        previous = node
      }
      if let value = cells[.value]?[item], let maker = bodyAbove(item) { rule(maker, value) }
    }
  }

  private func bodyAbove(_ item: Int) -> Int? {
    var above = graph.plan.items[item].parent
    while let index = above {
      if let body = cells[.body]?[index] { return body }
      above = graph.plan.items[index].parent
    }
    return nil
  }

  private mutating func connect(_ tail: Int?, _ head: Int?, _ kind: FigureEdge.Kind) {
    if let tail, let head { canvas.connect(tail, head, kind) }
  }

  /// One attribute reads another; strong where both changed.
  private mutating func rule(_ tail: Int, _ head: Int) {
    let edge = canvas.add(
      FigureEdge(
        id: "\(canvas.nodes[tail].id)-\(canvas.nodes[head].id)", kind: .dependency, tail: tail, head: head,
        placement: .free))
    for index in canvas.updates {
      guard let first = canvas.updateNodes[index][tail], let second = canvas.updateNodes[index][head] else { continue }
      canvas.updateEdges[index][edge] = EdgeState(isFired: Self.isChanged(first) && Self.isReached(second))
    }
  }

  private static func isChanged(_ state: NodeState) -> Bool {
    if case .outcome(let existence, let evaluation) = state.look { return existence == .kept && evaluation == .ran }
    return false
  }

  private static func isReached(_ state: NodeState) -> Bool {
    if case .outcome(let existence, let evaluation) = state.look {
      return existence == .kept && evaluation.isReevaluated
    }
    return false
  }
}

extension ViewGraphBuilder {
  private func change(_ element: Int, in update: Int) -> NodeChange? {
    tree.ends(element, in: update) ? nil : tree.change(element, in: update)
  }

  private static func isNew(_ change: NodeChange) -> Bool {
    change.existence == .inserted || change.existence == .recreated
  }

  private static let begun = NodeState(title: "new", look: .outcome(.inserted, .untouched))
  private static let clean = NodeState(title: "clean", look: .outcome(.kept, .untouched))

  /// The view's value: changed, made again and equal, or not made.
  fileprivate func value(_ element: Int, in update: Int) -> NodeState? {
    guard let change = change(element, in: update) else { return nil }
    if Self.isNew(change) { return Self.begun }
    switch change.evaluation {
    case .untouched: return Self.clean
    case .skipped: return NodeState(title: "equal", look: .outcome(.kept, .skipped))
    case .ran, .wasted:
      let isGiven = change.runs.isEmpty || change.runs.contains { $0.causes.contains(.value) }
      return isGiven ? NodeState(title: "changed", look: .outcome(.kept, .ran)) : Self.clean
    }
  }

  fileprivate func body(_ element: Int, in update: Int) -> NodeState? {
    guard let change = change(element, in: update) else { return nil }
    if Self.isNew(change) { return NodeState(title: "first run", look: .outcome(.inserted, .untouched)) }
    switch change.evaluation {
    case .ran: return NodeState(title: "ran", look: .outcome(.kept, .ran))
    case .wasted: return NodeState(title: "ran, equal", look: .outcome(.kept, .wasted))
    case .skipped, .untouched: return Self.clean
    }
  }

  fileprivate func size(_ element: Int, in update: Int) -> NodeState? {
    let id = tree.elements[element].id
    guard let now = layout(of: id, at: update + 1) else { return nil }
    let title = Points.size(now.size)
    guard let old = layout(of: id, at: update) else {
      return NodeState(title: title, look: .outcome(.inserted, .untouched))
    }
    if old.size != now.size { return NodeState(title: title, look: .outcome(.kept, .ran)) }
    let isComputed = self.update(update).layout.computed.contains(now.id)
    return NodeState(title: title, look: .outcome(.kept, isComputed ? .wasted : .untouched))
  }

  fileprivate func display(_ element: Int, in update: Int) -> NodeState? {
    guard let change = change(element, in: update) else { return nil }
    if Self.isNew(change) { return Self.begun }
    let isDrawn = self.update(update).display.contains { $0.node == change.id }
    return isDrawn ? NodeState(title: "drawn anew", look: .outcome(.kept, .ran)) : Self.clean
  }
}
