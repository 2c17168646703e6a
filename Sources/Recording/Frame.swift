/// The state of everything recorded after one update, and what the update did to each node.
///
/// Nodes that ended in the update are kept apart in ``ended``, so that a figure can draw their ghosts. The order of
/// `children` is the order on the screen.
public struct Frame: Hashable, Sendable {
  public var update: Update
  public var root: NodeID?
  public var nodes: [NodeID: Node]
  public var children: [NodeID: [NodeID]]
  /// Nodes that ended in this update, as they last were.
  public var ended: [NodeID: Node]
  /// What the update did to a node; a node without an entry is kept and untouched.
  public var changes: [NodeID: NodeChange]
  public var sources: [SourceID: Source]
  /// Sources that ended in this update, as they last were.
  public var endedSources: [SourceID: Source]
  public var dependencies: Set<Dependency>
  public var layout: [LayoutID: LayoutNode]

  init() {
    update = Update(index: -1, step: "")
    root = nil
    nodes = [:]
    children = [:]
    ended = [:]
    changes = [:]
    sources = [:]
    endedSources = [:]
    dependencies = []
    layout = [:]
  }

  /// What the update did to `id`.
  public func change(of id: NodeID) -> NodeChange { changes[id] ?? NodeChange(id: id) }

  /// The nodes in tree order: parents first, siblings as on the screen.
  public var nodesInOrder: [Node] {
    guard let root else { return [] }
    var result: [Node] = []
    var stack = [root]
    while let id = stack.popLast() {
      if let node = nodes[id] { result.append(node) }
      stack.append(contentsOf: (children[id] ?? []).reversed())
    }
    return result
  }
}

extension Recording {
  /// Rebuilds the tree as it was after update `index`.
  ///
  /// Cost: proportional to the size of the tree and of the updates up to `index`. An index out of range gives the
  /// nearest frame; an empty recording gives an empty one.
  public func frame(after index: Int) -> Frame {
    var frame = Frame()
    for update in updates where update.index <= max(index, updates.first?.index ?? 0) { frame.apply(update) }
    return frame
  }

  /// The frames of all updates, in order.
  public var frames: [Frame] {
    var frame = Frame()
    return updates.map { update in
      frame.apply(update)
      return frame
    }
  }
}

extension Frame {
  /// Goes on from the frame before to the one after `update`.
  public mutating func apply(_ update: Update) {
    self.update = update
    ended = [:]
    endedSources = [:]
    changes = [:]
    for change in update.nodes {
      changes[change.id] = change
    }
    for range in update.skipped {
      for id in range.ids where changes[id] == nil {
        changes[id] = NodeChange(id: id, evaluation: .skipped, skip: range.skip)
      }
    }
    for change in update.nodes where change.existence == .removed { remove(change.id) }
    var touchedParents: Set<NodeID> = []
    for change in update.nodes where change.existence != .removed {
      if let node = change.node { insert(node, &touchedParents) }
      if let move = change.move, var node = nodes[change.id] {
        node.position = move.to
        insert(node, &touchedParents)
      }
    }
    applyShifts(update, &touchedParents)
    for parent in touchedParents {
      children[parent]?.sort { (nodes[$0]?.position ?? 0, $0) < (nodes[$1]?.position ?? 0, $1) }
    }
    applySources(update)
    for id in update.layout.removed { layout[id] = nil }
    for node in update.layout.changed { layout[node.id] = node }
  }

  private mutating func insert(_ node: Node, _ touched: inout Set<NodeID>) {
    let isNew = nodes[node.id] == nil
    nodes[node.id] = node
    guard let parent = node.parent else {
      root = node.id
      return
    }
    if isNew { children[parent, default: []].append(node.id) }
    touched.insert(parent)
  }

  private mutating func remove(_ id: NodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    ended[id] = node
    children[id] = nil
    if root == id { root = nil }
    if let parent = node.parent { children[parent]?.removeAll { $0 == id } }
  }

  /// Siblings that only shifted because of their neighbours carry no change of their own: their order is known from
  /// those that were inserted or moved to a stated position.
  private mutating func applyShifts(_ update: Update, _ touched: inout Set<NodeID>) {
    for change in update.nodes where change.existence == .removed {
      if let parent = ended[change.id]?.parent, nodes[parent] != nil { touched.insert(parent) }
    }
    for parent in touched {
      let ids = children[parent] ?? []
      var fixed: [Int: NodeID] = [:]
      var floating: [NodeID] = []
      for id in ids {
        let change = changes[id]
        if change?.node != nil || change?.move != nil, let position = nodes[id]?.position {
          fixed[position] = id
        } else {
          floating.append(id)
        }
      }
      floating.sort { (nodes[$0]?.position ?? 0, $0) < (nodes[$1]?.position ?? 0, $1) }
      var position = 0
      for id in floating {
        while fixed[position] != nil { position += 1 }
        nodes[id]?.position = position
        position += 1
      }
    }
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
