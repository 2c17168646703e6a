import Recording

extension ViewGraphBuilder {
  mutating func addEdges() {
    let owned = ownedSources()
    let readers = readersOfSources()
    for item in plan.items.indices {
      for source in owned[item] ?? [] { addSource(source, to: item, isRead: readers[source]?.contains(item) == true) }
      for child in plan.items[item].children { addContainment(item, child) }
      for step in stepNodes where step.target == item { addAction(step.node, item) }
    }
    addDependencies()
    addIdentities()
  }

  /// Which sources stand below which node: those it stores.
  private func ownedSources() -> [Int: [SourceID]] {
    var result: [Int: [SourceID]] = [:]
    for source in nodeOfSource.keys.sorted() {
      guard let owner = lastSource(source)?.owner, let item = figureNodes(of: owner).first else { continue }
      result[item, default: []].append(source)
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

  /// A state that its owner reads hangs on its dependency, another one on a plain line.
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
    var parent = tree.frames[index + 1].nodes[id]?.parent
    while let id = parent {
      if tree.frames[index + 1].changes[id]?.replaces != nil { return true }
      parent = tree.frames[index + 1].nodes[id]?.parent
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
