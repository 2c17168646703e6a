import Recording

/// One evaluation of the body of a view that the source declares.
public struct BodyRun: Hashable, Sendable {
  public var node: Node
  public var causes: [Cause]
  /// Whether the output equals the one before.
  public var isWasted: Bool

  public init(node: Node, causes: [Cause], isWasted: Bool = false) {
    self.node = node
    self.causes = causes
    self.isWasted = isWasted
  }
}

/// The bodies that ran in one update, in order of evaluation: those that `graphdump changes` prints.
public struct UpdateBodies: Hashable, Sendable {
  public var update: Int
  public var step: String
  public var runs: [BodyRun]

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
