import Recording

extension Recording {
  /// Which bodies of the source's views ran in each update and why, in the words of `_printChanges()` (rule F), in order
  /// of evaluation; then, where they are asked for, what changed in the containers' lists of displayables (rule J).
  func changesText(in dialect: Dialect, withDisplayList: Bool = false) -> String {
    var lines: [String] = []
    var nodes: [NodeID: Node] = [:]
    for update in updates {
      lines.append("# update \(update.index): \(update.step)")
      for case let node? in update.nodes.map(\.node) { nodes[node.id] = node }
      let runs = update.nodes.flatMap { change in change.runs.map { (change, $0) } }.sorted { $0.1.order < $1.1.order }
      for (change, run) in runs {
        guard let node = nodes[change.id], node.isUserDefined, node.kind == .composed else { continue }
        lines.append(Cause.line(type: node.type, causes: run.causes, in: dialect))
      }
      if withDisplayList { lines += update.display.map(\.line) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
