import Recording

extension Picture {
  /// Trigger, body, reconciliation and render as columns, a card for what happened in each.
  var phases: Figure {
    var canvas = graph.blank(.phases, .cards)
    for (column, title) in ["Trigger", "Body", "Reconciliation", "Render"].enumerated() {
      canvas.addHeading("\(column + 1) · \(title)", id: "phase\(column + 1)", column: column)
    }
    var cards = PhaseCards(canvas: canvas, graph: graph)
    for index in canvas.updates { cards.add(index) }
    cards.stack()
    return figure(of: cards.canvas)
  }
}

/// Puts the cards of the phases into their columns; a card that two updates share keeps its place.
private struct PhaseCards {
  var canvas: ViewGraphBuilder
  let graph: ViewGraphBuilder

  mutating func add(_ index: Int) {
    let update = graph.update(index)
    let step = canvas.addStep(index, cell: FigureCell(column: 0, row: 1))
    for write in update.writes {
      guard let source = graph.nodeOfSource[write.source], let state = graph.updateNodes[index][source] else {
        continue
      }
      let card = card(graph.nodes[source], column: 0, index, state)
      canvas.connect(step, card, .cause, in: index)
    }
    addBodies(index)
    addReconciliation(index)
    addRender(index)
    addLinks(index)
  }

  /// Rows from the top: below every card that is shown together with it; steps first, and last what only sums up.
  mutating func stack() {
    for column in 0..<4 {
      var placed: [Int] = []
      let cards = canvas.nodes.indices.filter { node in
        canvas.nodes[node].cell?.column == column && canvas.nodes[node].shape != .heading
      }
      for node in cards.sorted(by: { (place(of: $0), $0) < (place(of: $1), $1) }) {
        let above = placed.filter { other in
          canvas.updates.contains { canvas.updateNodes[$0][node] != nil && canvas.updateNodes[$0][other] != nil }
        }
        let lowest = above.compactMap { canvas.nodes[$0].cell?.row }.max() ?? 0
        canvas.nodes[node].cell?.row = lowest + 1
        placed.append(node)
      }
    }
  }

  /// An arrow leads down from a step, and none to what sums up.
  private func place(of node: Int) -> Int {
    switch canvas.nodes[node].shape {
    case .step: 0
    case .pile: 2
    default: canvas.nodes[node].id == Self.layoutID ? 2 : 1
    }
  }

  private mutating func card(_ node: FigureNode, column: Int, _ index: Int, _ state: NodeState) -> Int {
    let known = canvas.nodes.firstIndex { $0.id == node.id }
    let place: Int
    if let known {
      place = known
    } else {
      var copy = node
      copy.cell = FigureCell(column: column, row: 1)
      place = canvas.addEmpty(copy)
    }
    canvas.updateNodes[index][place] = state
    return place
  }

  /// Bodies that ran, in the order in which they did.
  private mutating func addBodies(_ index: Int) {
    let runs = graph.update(index).nodes.flatMap { change in change.runs.map { (change.id, $0.order) } }
    var seen: Set<Int> = []
    for (id, _) in runs.sorted(by: { $0.1 < $1.1 }) {
      guard let item = graph.item(of: id, in: index), let state = graph.updateNodes[index][item],
        seen.insert(item).inserted
      else { continue }
      _ = card(Self.named(graph.nodes[item], "body"), column: 1, index, state)
    }
    if runs.isEmpty {
      _ = card(FigureNode(id: "no-body", shape: .note), column: 1, index, NodeState(title: "no body ran"))
    }
  }

  static func named(_ node: FigureNode, _ phase: String) -> FigureNode {
    FigureNode(id: "\(phase)-\(node.id)", shape: node.shape, isUserDefined: node.isUserDefined)
  }

  /// What was compared with the graph and differed; what was equal is counted by the reason.
  private mutating func addReconciliation(_ index: Int) {
    var equal: [SkipReason: Int] = [:]
    for change in graph.tree.frames[index + 1].changes.values where change.evaluation == .skipped {
      equal[change.skip ?? .inputsEqual, default: 0] += 1
    }
    for item in graph.plan.items.indices {
      guard var state = graph.updateNodes[index][item], Self.isReconciled(state, graph, item, index) else { continue }
      // That its body ran stands in the column before.
      if case .outcome(let existence, _) = state.look, existence != .kept {
        state.tags.removeAll { $0.kind == .run || $0.kind == .wasted }
        state.look = .outcome(existence, .untouched)
        state.details += canvas.lost(item, index)
      }
      _ = card(Self.named(graph.nodes[item], "node"), column: 2, index, state)
    }
    for reason in SkipReason.allCases {
      guard let count = equal[reason] else { continue }
      let tag = OutcomeTag(kind: .skip, word: "SKIP", words: Wording.words(for: reason))
      let state = NodeState(
        title: "\(Tally.number(count)) node\(count == 1 ? "" : "s") made again", tags: [tag],
        look: .outcome(.kept, .skipped))
      _ = card(FigureNode(id: "equal-\(reason.rawValue)", shape: .pile), column: 2, index, state)
    }
  }

  /// A body that ran stands in the column before; here are values that differ and what began, moved or ended.
  private static func isReconciled(_ state: NodeState, _ graph: ViewGraphBuilder, _ item: Int, _ index: Int) -> Bool {
    let tree = graph.tree
    guard let element = graph.plan.items[item].content.elements.first else { return false }
    let frame = tree.frames[index + 1]
    // What began or ended as a whole is one card.
    if let parent = tree.elements[element].parent, graph.update(index).index > 0 {
      let above = frame.change(of: tree.elements[parent].id).existence
      if above == .inserted || above == .recreated || tree.ends(parent, in: index) { return false }
      if above == .offscreen, case .outcome(.offscreen, _) = state.look { return false }
    }
    switch state.look {
    case .ghost:
      // Of what moved, the card of where it is now says from where.
      return !state.isLeftBehind && frame.changes[tree.elements[element].id]?.replacedBy == nil
    case .outcome(let existence, let evaluation):
      if existence != .kept { return true }
      return evaluation == .ran
        && graph.plan.items[item].content.elements.allSatisfy { element in
          graph.tree.change(element, in: index)?.runs.isEmpty ?? true
        }
    case .plain, .written: return false
    }
  }

  private mutating func addRender(_ index: Int) {
    let update = graph.update(index)
    var seen: Set<String> = []
    for change in update.display {
      let id = "display-\(change.container)-\(change.kind.rawValue)"
      guard seen.insert(id).inserted else { continue }
      let state = canvas.displayState(change.container, change.kind, index)
      _ = card(FigureNode(id: id, shape: .unary), column: 3, index, state)
    }
    if update.display.isEmpty, update.index > 0 {
      let state = NodeState(title: "nothing on the screen changed")
      _ = card(FigureNode(id: "nothing", shape: .note), column: 3, index, state)
    }
    guard !update.layout.isEmpty else { return }
    let details = layoutWords(index)
    _ = card(
      FigureNode(id: Self.layoutID, shape: .unary), column: 3, index, NodeState(title: "Layout", details: details))
  }

  private static let layoutID = "layout"

  /// How many nodes of the layout tree were reached, and how many only moved because something before them did.
  private func layoutWords(_ index: Int) -> [String] {
    let layout = graph.update(index).layout
    let (before, after) = (graph.tree.frames[index].layout, graph.tree.frames[index + 1].layout)
    let stated = Set(layout.changed.map(\.id))
    let changed = stated.count { id in before[id].map { $0.frame != after[id]?.frame } ?? true }
    let shifted =
      layout.shifted.isEmpty
      ? 0
      : after.values.count { node in
        !stated.contains(node.id) && before[node.id].map { $0.frame != node.frame } ?? false
      }
    return [
      (layout.computed.count, "computed again"), (changed, "with new frames"), (shifted, "shifted along"),
      (layout.removed.count, "removed"),
    ].filter { $0.0 > 0 }.map { "\(Tally.number($0.0)) \($0.1)" }
  }

  /// Source → body → what became of its views → the screen.
  private mutating func addLinks(_ index: Int) {
    let path = CausalPath(graph, update: index)
    for link in path.links {
      guard let tail = node(link.tail, isDrawn: link.head.isOnScreen, index),
        let head = node(link.head, isDrawn: false, index)
      else {
        continue
      }
      let (from, to) = (canvas.nodes[tail].cell?.column ?? 0, canvas.nodes[head].cell?.column ?? 0)
      // A line through the cards of another column could not be followed.
      guard to == from + 1 || (from == to && from == 1) else { continue }
      canvas.connect(
        tail, head, link.isFired ? .dependency : .cause, in: index, EdgeState(isFired: link.isFired))
    }
    for item in graph.plan.items.indices {
      let name = graph.nodes[item].id
      guard let body = canvas.nodes.firstIndex(where: { $0.id == "body-\(name)" }),
        let node = canvas.nodes.firstIndex(where: { $0.id == "node-\(name)" }),
        canvas.updateNodes[index][body] != nil, canvas.updateNodes[index][node] != nil
      else { continue }
      canvas.connect(body, node, .cause, in: index)
    }
  }

  private func node(_ event: CausalPath.Event, isDrawn: Bool, _ index: Int) -> Int? {
    let ids: [String] =
      switch event {
      case .step: ["step"]
      case .source(let source): ["\(source)"]
      case .item(let item): ["body-\(graph.nodes[item].id)", "node-\(graph.nodes[item].id)"]
      case .display(let container, let kind): ["display-\(container)-\(kind.rawValue)"]
      case .nothing: ["nothing"]
      }
    let ordered = isDrawn ? ids.reversed() : ids
    return ordered.lazy.compactMap { id in
      canvas.nodes.firstIndex { $0.id == id }.flatMap { canvas.updateNodes[index][$0] == nil ? nil : $0 }
    }.first
  }
}
