import Recording

extension Timeline {
  mutating func addLanes() {
    let wanted = interesting
    var order: [NodeID] = []
    var laneOf: [NodeID: Int] = [:]
    for id in Self.treeOrder(nodes) where wanted.contains(id) { order.append(id) }
    addSourceLanes(owner: nil, indent: 0)
    for id in order {
      guard let node = nodes[id] else { continue }
      var above = parents[id]
      while let parent = above, laneOf[parent] == nil { above = parents[parent] }
      let indent = above.flatMap { laneOf[$0] }.map { lanes[$0].indent + 1 } ?? 0
      var details: [String] = []
      if let explicit = node.explicitID { details.append("id " + wording.value(explicit)) }
      if let branch = node.branch { details.append("branch " + wording.value(branch)) }
      laneOf[id] = lanes.count
      lanes.append(
        Lane(
          node: id, indent: min(indent, 6), label: NodeState(title: wording.type(node), details: details),
          shape: NodeShape(node.kind)))
      addSourceLanes(owner: id, indent: min(indent + 1, 7))
    }
    for (place, update) in updates.enumerated() { addEvents(of: update, place) }
  }

  /// The author's views, what holds state, and the tops of what began or ended after the appearance.
  private var interesting: Set<NodeID> {
    var result: Set<NodeID> = []
    for node in nodes.values where node.isUserDefined && node.kind == .composed { result.insert(node.id) }
    for source in updates.lazy.flatMap(\.sources) { if let owner = source.owner { result.insert(owner) } }
    for update in updates where update.index > 0 {
      let changed = Set(update.nodes.filter { $0.existence != .kept }.map(\.id))
      for id in changed where !(parents[id].map(changed.contains) ?? false) { result.insert(id) }
    }
    return result.filter { nodes[$0] != nil }
  }

  private static func treeOrder(_ nodes: [NodeID: Node]) -> [NodeID] {
    var children: [NodeID: [NodeID]] = [:]
    var roots: [NodeID] = []
    for id in nodes.keys.sorted() {
      if let parent = nodes[id]?.parent, nodes[parent] != nil {
        children[parent, default: []].append(id)
      } else {
        roots.append(id)
      }
    }
    for key in children.keys {
      children[key]?.sort { (nodes[$0]?.position ?? 0, $0) < (nodes[$1]?.position ?? 0, $1) }
    }
    var result: [NodeID] = []
    var stack = Array(roots.reversed())
    while let id = stack.popLast() {
      result.append(id)
      stack.append(contentsOf: (children[id] ?? []).reversed())
    }
    return result
  }

  private mutating func addSourceLanes(owner: NodeID?, indent: Int) {
    var seen: Set<SourceID> = []
    for source in updates.flatMap(\.sources) where source.owner == owner && seen.insert(source.id).inserted {
      lanes.append(
        Lane(
          source: source.id, indent: indent, label: NodeState(title: wording.type(named: source.name)),
          shape: .source))
    }
  }
}
