import Recording

/// One evaluation of the body of a view that the source declares.
public struct BodyRun: Hashable, Sendable {
  /// The view's node, as it was when the update was done.
  public var node: Node
  /// Why the body ran, in the order in which `_printChanges()` tells it.
  public var causes: [Cause]
  /// Whether the output equals the one before.
  public var isWasted: Bool

  /// A run of the body of `node`.
  public init(node: Node, causes: [Cause], isWasted: Bool = false) {
    self.node = node
    self.causes = causes
    self.isWasted = isWasted
  }
}

/// The bodies that ran in one update, in order of evaluation: those that `graphdump changes` prints.
public struct UpdateBodies: Hashable, Sendable {
  /// The update's index, 0 for the appearance.
  public var update: Int
  /// The step in words.
  public var step: String
  /// The runs in order of evaluation; a body that ran twice is there twice.
  public var runs: [BodyRun]

  /// How many bodies ran, with repetitions.
  public var count: Int { runs.count }

  /// `1 body`, `21 bodies`
  static func words(_ count: Int) -> String { "\(count) \(count == 1 ? "body" : "bodies")" }
}

extension Recording {
  /// The bodies that ran, update by update. Cost: one pass over the recording.
  public var bodies: [UpdateBodies] {
    var nodes: [NodeID: Node] = [:]
    return updates.map { update in
      for case let node? in update.nodes.map(\.node) { nodes[node.id] = node }
      let runs = update.nodes.flatMap { change in change.runs.map { (change, $0) } }.sorted { $0.1.order < $1.1.order }
      let bodies = runs.compactMap { change, run -> BodyRun? in
        guard let node = nodes[change.id], node.isUserDefined, node.kind == .composed else { return nil }
        return BodyRun(node: node, causes: run.causes, isWasted: change.evaluation == .wasted)
      }
      return UpdateBodies(update: update.index, step: update.step, runs: bodies)
    }
  }
}
