/// What led to what in one panel, in terms of the figure's own nodes: what lights up with a node.
struct Effects {
  /// Pairs of indices of ``Figure/nodes``: the cause, and what followed from it.
  private(set) var links: [(cause: Int, effect: Int)] = []

  init(of figure: Figure, panel: FigurePanel) {
    var parents: [Int: Int] = [:]
    var hasSource: Set<Int> = []
    for (edge, state) in zip(figure.edges, panel.edges) {
      guard let state else { continue }
      switch edge.kind {
      case .containment: parents[edge.head] = edge.tail
      case .dependency where state.isFired:
        links.append((edge.tail, edge.head))
        hasSource.insert(edge.head)
      case .cause, .action, .life, .identity: links.append((edge.tail, edge.head))
      case .dependency, .storage, .link: break
      }
    }
    // From each body that ran to what is below it and did not run for a source of its own.
    for index in figure.nodes.indices where !hasSource.contains(index) {
      guard let state = panel.nodes[index], Self.isEvent(state) else { continue }
      var above = parents[index]
      while let parent = above {
        if let state = panel.nodes[parent], Self.isEvent(state) {
          links.append((parent, index))
          break
        }
        above = parents[parent]
      }
    }
    for (index, state) in panel.nodes.enumerated() where figure.nodes[index].shape == .step && state != nil {
      for (source, state) in panel.nodes.enumerated() where state?.look == .written { links.append((index, source)) }
    }
  }

  private static func isEvent(_ state: NodeState) -> Bool {
    switch state.look {
    case .plain: false
    case .written, .ghost: true
    case .outcome(let existence, let evaluation): existence != .kept || evaluation.isReevaluated
    }
  }
}
