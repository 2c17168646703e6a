import Recording

extension ViewGraphBuilder {
  mutating func addEdges() {
    let readers = readersOfSources()
    let hanging = sourcesBelow(readers)
    for item in plan.items.indices {
      for source in hanging[item] ?? [] { addSource(source, to: item, isRead: readers[source]?.contains(item) == true) }
      for child in plan.items[item].children { addContainment(item, child) }
      for step in stepNodes where step.target == item { addAction(step.node, item) }
    }
    addDependencies()
    addIdentities()
  }

  /// Which sources stand below which node: those it stores, and those that nobody stores below their first reader.
  private func sourcesBelow(_ readers: [SourceID: Set<Int>]) -> [Int: [SourceID]] {
    var result: [Int: [SourceID]] = [:]
    for source in nodeOfSource.keys.sorted() {
      let owner = lastSource(source)?.owner.flatMap { figureNodes(of: $0).first }
      if let item = owner ?? readers[source]?.min() { result[item, default: []].append(source) }
    }
    return result
  }

  private func readersOfSources() -> [SourceID: Set<Int>] {
    var result: [SourceID: Set<Int>] = [:]
    for frame in tree.frames {
      for dependency in frame.dependencies where nodeOfSource[dependency.source] != nil {
        result[dependency.source, default: []].formUnion(figureNodes(of: dependency.reader))
      }
    }
    return result
  }

  private mutating func addContainment(_ parent: Int, _ child: Int) {
    let edge = add(
      FigureEdge(
        id: "\(nodes[parent].id)-\(nodes[child].id)", kind: .containment, tail: parent, head: child,
        placement: .tailAbove))
    show(edge) { _, _ in EdgeState() }
  }

  private mutating func addAction(_ step: Int, _ target: Int) {
    let edge = add(
      FigureEdge(
        id: "\(nodes[step].id)-\(nodes[target].id)", kind: .action, tail: step, head: target, placement: .tailBelow))
    show(edge) { _, _ in EdgeState() }
  }

  /// A source hangs on the dependency of the node above it; where that only stores it, on a plain line.
  private mutating func addSource(_ source: SourceID, to owner: Int, isRead: Bool) {
    guard let node = nodeOfSource[source] else { return }
    if isRead {
      _ = add(
        FigureEdge(
          id: "\(nodes[node].id)-\(nodes[owner].id)", kind: .dependency, tail: node, head: owner,
          placement: .tailBelow))
    } else {
      let edge = add(
        FigureEdge(
          id: "\(nodes[owner].id)-\(nodes[node].id)", kind: .storage, tail: owner, head: node, placement: .tailAbove))
      show(edge) { _, _ in EdgeState() }
    }
  }

  /// Shows an edge wherever both its ends are, as a ghost where one of them is.
  mutating func show(_ edge: Int, _ state: (_ isUpdate: Bool, _ index: Int) -> EdgeState) {
    let (tail, head) = (edges[edge].tail, edges[edge].head)
    for index in moments where momentNodes[index][tail] != nil && momentNodes[index][head] != nil {
      momentEdges[index][edge] = state(false, index)
    }
    for index in updates {
      guard let first = updateNodes[index][tail], let second = updateNodes[index][head] else { continue }
      var value = state(true, index)
      value.isGhost = value.isGhost || first.look == .ghost || second.look == .ghost
      updateEdges[index][edge] = value
    }
  }

  /// From what ended to what began in its place; only from the top of what was replaced.
  private mutating func addIdentities() {
    for index in updates {
      for change in update(index).nodes {
        if let old = change.replaces, !isLinkedAbove(change.id, index) { link(old, change.id, index) }
        if change.move != nil { linkMove(change.id, index) }
      }
    }
  }

  private func isLinkedAbove(_ id: NodeID, _ index: Int) -> Bool {
    var above = elements(of: id).last.flatMap { tree.elements[$0].parent }
    while let element = above {
      if tree.frames[index + 1].changes[tree.elements[element].id]?.replaces != nil { return true }
      above = tree.elements[element].parent
    }
    return false
  }

  private mutating func link(_ old: NodeID, _ new: NodeID, _ index: Int) {
    guard let tail = figureNodes(of: old).last, let head = figureNodes(of: new).first else { return }
    addIdentity(tail, head, index)
  }

  private mutating func linkMove(_ id: NodeID, _ index: Int) {
    let places = elements(of: id)
    guard let tail = places.first(where: { tree.ends($0, in: index) }),
      let head = places.first(where: { tree.elements[$0].first == index + 1 })
    else { return }
    addIdentity(plan.itemOfElement[tail], plan.itemOfElement[head], index)
  }

  private mutating func addIdentity(_ tail: Int, _ head: Int, _ index: Int) {
    guard tail != head, updateNodes[index][tail] != nil, updateNodes[index][head] != nil else { return }
    let edge = add(
      FigureEdge(
        id: "\(nodes[tail].id)~\(nodes[head].id)", kind: .identity, tail: tail, head: head, placement: .free))
    updateEdges[index][edge] = EdgeState()
  }
}
