import Recording

extension LegendEntry {
  /// What a reader of `figure` meets, in the legend's order, each once.
  static func occurring(in figure: Figure) -> [LegendEntry] {
    var found: Set<LegendEntry> = []
    for panel in figure.panels {
      for (node, state) in zip(figure.nodes, panel.nodes) {
        guard let state else { continue }
        if let shape = entry(for: node.shape) { found.insert(shape) }
        // A source that only stands there is explained by its shape.
        if node.shape == .source, state.look == .outcome(.kept, .untouched) { continue }
        found.formUnion(entries(for: state))
      }
      for (edge, state) in zip(figure.edges, panel.edges) {
        if let state { found.formUnion(entries(for: edge, state)) }
      }
    }
    return allCases.filter(found.contains)
  }

  private static func entry(for shape: NodeShape) -> LegendEntry? {
    switch shape {
    case .composed: .composed
    case .unary: .unary
    case .structural: .structural
    case .container: .container
    case .modifier: .modifier
    case .source: .source
    case .pile: .pile
    case .step, .heading, .note, .window: nil
    }
  }

  private static func entries(for state: NodeState) -> [LegendEntry] {
    switch state.look {
    case .plain: return []
    case .written: return [.written]
    case .ghost: return [.ended]
    case .outcome(let existence, let evaluation):
      let begins = existence == .inserted || existence == .recreated
      let first: LegendEntry? =
        switch existence {
        case .kept: nil
        case .inserted: .inserted
        case .removed: .ended
        case .recreated: .recreated
        case .moved: .moved
        case .offscreen: .offscreen
        }
      let second: LegendEntry? =
        switch evaluation {
        case .ran: begins && !state.tags.contains { $0.kind == .run } ? nil : .ran
        case .wasted: .wasted
        case .skipped: .skipped
        case .untouched: existence == .kept ? .untouched : nil
        }
      return [first, second].compactMap { $0 }
    }
  }

  private static func entries(for edge: FigureEdge, _ state: EdgeState) -> [LegendEntry] {
    switch edge.kind {
    case .containment, .storage: [.containment]
    case .dependency: [state.isFired ? .fired : state.isUnread ? .unread : .dependency]
    case .identity: [.identity]
    case .action: [.action]
    case .cause: [.cause]
    case .link: [.link]
    case .life: [.life]
    }
  }
}
