extension Frame {
  /// Goes on from the frame before to the one after `update`.
  ///
  /// Cost: proportional to the update and to the number of children of each node whose children came, went or moved.
  public mutating func apply(_ update: Update) {
    self.update = update
    ended = [:]
    endedSources = [:]
    changes = Dictionary(minimumCapacity: update.nodes.count)
    for change in update.nodes { changes[change.id] = change }
    for range in update.skipped {
      for id in range.ids where changes[id] == nil {
        changes[id] = NodeChange(id: id, evaluation: .skipped, skip: range.skip)
      }
    }
    applyNodes(update)
    applySources(update)
    for id in update.layout.removed { layout[id] = nil }
    applyShifts(update.layout.shifted)
    for node in update.layout.changed { layout[node.id] = node }
  }

  private mutating func applyShifts(_ shifts: [LayoutShift]) {
    if shifts.isEmpty { return }
    let ofParent = Dictionary(grouping: shifts, by: \.parent)
    for (id, node) in layout {
      guard let shifts = ofParent[node.parent] else { continue }
      for shift in shifts where shift.from <= node.position {
        layout[id]?.frame.x += shift.x
        layout[id]?.frame.y += shift.y
      }
    }
  }

  private mutating func applyNodes(_ update: Update) {
    // For each parent whose children are others than before, or in another order: those whose position is stated.
    var rearranged: [NodeID: [NodeID]] = [:]
    // An appearance is as large as the tree; what comes later is small beside it.
    if update.nodes.count > nodes.count {
      nodes.reserveCapacity(update.nodes.count)
      children.reserveCapacity(update.nodes.count)
      rearranged.reserveCapacity(update.nodes.count)
    }
    for change in update.nodes where change.existence == .removed {
      guard let node = nodes.removeValue(forKey: change.id) else { continue }
      ended[change.id] = node
      children[change.id] = nil
      if root == change.id { root = nil }
      if let parent = node.parent { rearranged[parent, default: []] += [] }
    }
    for change in update.nodes where change.existence != .removed {
      guard var node = change.node ?? nodes[change.id] else { continue }
      if let move = change.move { node.position = move.to }
      // A view never moves to another parent (B7); a recording that says so can't make the tree a knot.
      if let known = nodes[node.id] { node.parent = known.parent }
      let isNew = nodes.updateValue(node, forKey: node.id) == nil
      guard let parent = node.parent else {
        root = node.id
        continue
      }
      if isNew || change.move != nil {
        rearranged[parent, default: []].append(node.id)
      } else if change.node != nil {
        rearranged[parent]?.append(node.id)
      }
    }
    for (parent, _) in rearranged where nodes[parent] == nil { children[parent] = nil }
    for (parent, stated) in rearranged where nodes[parent] != nil { arrange(parent, stated: statedIDs(parent, stated)) }
  }

  /// The children whose position the update states: also those told before it was known that the order changes.
  private func statedIDs(_ parent: NodeID, _ found: [NodeID]) -> Set<NodeID> {
    var result = Set(found.filter { nodes[$0]?.parent == parent })
    for id in children[parent] ?? [] where nodes[id]?.parent == parent {
      if let change = changes[id], change.node != nil || change.move != nil { result.insert(id) }
    }
    return result
  }

  /// Puts the children in order. Siblings that only shifted because of their neighbours carry no change of their own:
  /// they keep their order and take the positions that the others leave free.
  private mutating func arrange(_ parent: NodeID, stated: Set<NodeID>) {
    var fixed = stated.map { (position: nodes[$0]?.position ?? 0, id: $0) }
    fixed.sort { $0 < $1 }
    var result: [NodeID] = []
    var next = fixed.startIndex
    var position = 0
    func takeFixed() {
      while next < fixed.endIndex, fixed[next].position <= position {
        result.append(fixed[next].id)
        if fixed[next].position == position { position += 1 }
        next += 1
      }
    }
    for id in children[parent] ?? [] where nodes[id]?.parent == parent && !stated.contains(id) {
      takeFixed()
      nodes[id]?.position = position
      result.append(id)
      position += 1
    }
    result.append(contentsOf: fixed[next...].map(\.id))
    children[parent] = result
  }

  private mutating func applySources(_ update: Update) {
    for id in update.endedSources { endedSources[id] = sources.removeValue(forKey: id) }
    for source in update.sources { sources[source.id] = source }
    for dependency in update.endedDependencies { dependencies.remove(dependency) }
    if !update.endedSources.isEmpty || !ended.isEmpty {
      dependencies = dependencies.filter { sources[$0.source] != nil && nodes[$0.reader] != nil }
    }
    for dependency in update.dependencies { dependencies.insert(dependency) }
  }
}
