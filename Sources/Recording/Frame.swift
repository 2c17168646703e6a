/// The state of everything recorded after one update, and what the update did to each node.
///
/// Nodes that ended in the update are kept apart in ``ended``, so that a figure can draw their ghosts. The order of
/// `children` is the order on the screen.
public struct Frame: Hashable, Sendable {
  /// The update that this is the state after; of an empty recording, one with the index -1.
  public var update: Update
  /// The node without a parent; `nil` only in an empty recording.
  public var root: NodeID?
  /// The nodes that exist after the update, by id.
  public var nodes: [NodeID: Node]
  /// The children of each node that has some, in the order on the screen.
  public var children: [NodeID: [NodeID]]
  /// Nodes that ended in this update, as they last were.
  public var ended: [NodeID: Node]
  /// What the update did to a node; a node without an entry is kept and untouched.
  public var changes: [NodeID: NodeChange]
  /// The sources that exist after the update, with their new values.
  public var sources: [SourceID: Source]
  /// Sources that ended in this update, as they last were.
  public var endedSources: [SourceID: Source]
  /// The dependency edges that hold after the update.
  public var dependencies: Set<Dependency>
  /// The layout nodes that exist after the update, by id.
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
