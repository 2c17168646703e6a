import Recording

extension Picture {
  /// Only what led to what: step → source → body → child → change on the screen, numbered in order.
  var cause: Figure {
    var canvas = graph.blank(.cause, .flow)
    for index in canvas.updates { canvas.add(CausalPath(graph, update: index), of: index, graph, request) }
    return figure(of: canvas)
  }
}

extension ViewGraphBuilder {
  fileprivate mutating func add(
    _ path: CausalPath, of index: Int, _ graph: ViewGraphBuilder, _ request: FigureRequest
  ) {
    var nodes: [CausalPath.Event: Int] = [:]
    let events = isAll ? path.events : Array(path.events.prefix(max(2, request.budget)))
    for (number, event) in events.enumerated() {
      nodes[event] = add(event, of: path, number: number + 1, of: index, graph)
    }
    if events.count < path.events.count {
      notes.append("\(Tally.number(path.events.count - events.count)) more events not drawn: --all draws every one.")
    }
    for link in path.links {
      guard let tail = nodes[link.tail], let head = nodes[link.head] else { continue }
      let label = link.isFired ? label(link, index, graph) : nil
      connect(
        tail, head, link.isFired ? .dependency : .cause, in: index, EdgeState(label: label, isFired: link.isFired))
    }
    if path.events.count == 1 { notes.append("Nothing followed from “\(VisibleText.line(update(index).step))”.") }
  }

  private func label(_ link: CausalPath.Link, _ index: Int, _ graph: ViewGraphBuilder) -> String? {
    guard case .source(let source) = link.tail, case .item(let item) = link.head else { return nil }
    let edge = graph.edges.firstIndex {
      $0.kind == .dependency && $0.tail == graph.nodeOfSource[source] && $0.head == item
    }
    return edge.flatMap { graph.updateEdges[index][$0]?.label }
  }

  private mutating func add(
    _ event: CausalPath.Event, of path: CausalPath, number: Int, of index: Int, _ graph: ViewGraphBuilder
  ) -> Int? {
    let node: Int
    var state: NodeState
    switch event {
    case .step:
      node = addStep(index)
      state = updateNodes[index][node] ?? NodeState(title: "")
    case .source(let source):
      guard let old = graph.nodeOfSource[source], let known = graph.updateNodes[index][old] else { return nil }
      node = find(graph.nodes[old])
      state = known
    case .item(let item):
      guard let known = graph.updateNodes[index][item] else { return nil }
      node = find(graph.nodes[item])
      state = known
      state.details += lost(item, index)
      if path.returned.contains(item) { state.details.append("on the screen again") }
    case .display(let container, let kind):
      node = find(FigureNode(id: "display-\(container)-\(kind.rawValue)", shape: .note))
      state = displayState(container, kind, index)
    case .nothing:
      node = find(FigureNode(id: "nothing", shape: .note))
      state = NodeState(title: "changed nothing on the screen")
    }
    state.title = "\(number) · \(state.title)"
    updateNodes[index][node] = state
    return node
  }

  private mutating func find(_ node: FigureNode) -> Int {
    nodes.firstIndex { $0.id == node.id } ?? addEmpty(node)
  }

  /// The state that ended where the item's node began.
  func lost(_ item: Int, _ index: Int) -> [String] {
    let frame = tree.frames[index + 1]
    let names = plan.items[item].content.elements.flatMap { element -> [String] in
      guard let old = frame.changes[tree.elements[element].id]?.replaces else { return [] }
      return frame.changes[old]?.lostState ?? []
    }
    let unique = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return unique.isEmpty ? [] : ["state lost: " + unique.map(VisibleText.line).joined(separator: ", ")]
  }

  /// `Changed Text at 1`: a line of rule J that says what the displayable is.
  private mutating func line(of change: DisplayChange, _ index: Int) -> String {
    let what = displayable(change, index) ?? "displayable"
    switch change.kind {
    case .inserted: return "Inserted \(what) at \(change.offset)"
    case .removed: return "Removed \(what) at \(change.offset)"
    case .changed: return "Changed \(what) at \(change.offset)"
    // What others went round has moved, though it has the place that it had.
    case .moved where change.from ?? change.offset == change.offset:
      return "Moved \(what) past others, still at \(change.offset)"
    case .moved: return "Moved \(what) from \(change.from ?? change.offset) to \(change.offset)"
    }
  }

  private mutating func displayable(_ change: DisplayChange, _ index: Int) -> String? {
    let (before, after) = (tree.frames[index], tree.frames[index + 1])
    let frames = change.kind == .removed ? [before, after] : [after, before]
    return change.node.flatMap { id in frames.lazy.compactMap { $0.nodes[id] }.first }.map { wording.type($0) }
  }

  /// `Changed Text at 1`, a line each; of many how many.
  mutating func displayState(_ container: NodeID, _ kind: DisplayChange.Kind, _ index: Int) -> NodeState {
    let changes = update(index).display.filter { $0.container == container && $0.kind == kind }
    let frames = tree.frames
    let type = (frames[index + 1].nodes[container] ?? frames[index].nodes[container]).map { wording.type($0) } ?? "?"
    let transitions = changes.compactMap(\.transition).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let how = transitions.isEmpty ? "" : " · " + transitions.map(VisibleText.line).joined(separator: ", ")
    guard changes.count > 3 else {
      let lines = changes.map { line(of: $0, index) }
      return NodeState(title: lines.first ?? "", details: lines.dropFirst() + ["on the screen, in \(type)\(how)"])
    }
    let types = Set(changes.map { displayable($0, index) })
    let count = Tally.number(changes.count)
    let what = types.count == 1 ? changes.first.flatMap { displayable($0, index) }.map { "\($0) ×\(count)" } : nil
    return NodeState(
      title: "\(kind.rawValue.capitalized) \(what ?? "\(count) displayables")",
      details: ["on the screen, in \(type)\(how)"])
  }
}
