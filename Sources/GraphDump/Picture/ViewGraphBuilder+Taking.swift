import Recording

extension ViewGraphBuilder {
  /// Takes a node of another figure of the same graph over, with all that is said of it.
  mutating func take(_ node: Int, of base: ViewGraphBuilder, cell: FigureCell? = nil) -> Int {
    var copy = base.nodes[node]
    copy.cell = cell
    return add(copy, moments: base.momentNodes.map { $0[node] }, updates: base.updateNodes.map { $0[node] })
  }

  /// A node that says nothing yet.
  mutating func addEmpty(_ node: FigureNode) -> Int {
    add(node, moments: moments.map { _ in nil }, updates: updates.map { _ in nil })
  }

  /// A node that says the same in all panels.
  mutating func addHeading(_ title: String, id: String, column: Int) {
    let state = NodeState(title: title)
    _ = add(
      FigureNode(id: id, shape: .heading, cell: FigureCell(column: column, row: 0)),
      moments: moments.map { _ in state }, updates: updates.map { _ in state })
  }

  /// An edge that is there wherever both its ends are.
  mutating func connect(
    _ tail: Int, _ head: Int, _ kind: FigureEdge.Kind, placement: FigureEdge.Placement = .tailAbove
  ) {
    let id = "\(nodes[tail].id)-\(nodes[head].id)"
    let edge = add(FigureEdge(id: id, kind: kind, tail: tail, head: head, placement: placement))
    show(edge) { _, _ in EdgeState() }
  }

  /// An edge of one update alone.
  mutating func connect(
    _ tail: Int, _ head: Int, _ kind: FigureEdge.Kind, in update: Int, _ state: EdgeState = EdgeState(),
    placement: FigureEdge.Placement = .tailAbove
  ) {
    guard tail != head else { return }
    let id = "\(nodes[tail].id)-\(nodes[head].id)"
    let edge = add(FigureEdge(id: id, kind: kind, tail: tail, head: head, placement: placement))
    updateEdges[update][edge] = state
  }

  /// The node for a step, which two updates of the same words share.
  mutating func addStep(_ update: Int, cell: FigureCell? = nil) -> Int {
    let words = self.update(update).step
    let number = updates.firstIndex { self.update($0).step == words } ?? update
    let id = "step\(number + 1)"
    let node = nodes.firstIndex { $0.id == id } ?? addEmpty(FigureNode(id: id, shape: .step, cell: cell))
    updateNodes[update][node] = NodeState(title: wording.shortener.shorten(words, to: 40))
    return node
  }

  /// The item of the plan that shows a node, before or after the update.
  func item(of id: NodeID, in update: Int) -> Int? {
    let places = elements(of: id)
    let here = places.last { tree.elements[$0].exists(at: update + 1) } ?? places.last
    return here.map { plan.itemOfElement[$0] }
  }
}
