import Recording

extension ViewGraphBuilder {
  /// A node of the layout tree as it is at a moment: proposal → size, and where it stands in its parent.
  mutating func layoutState(_ element: Int, at moment: Int) -> NodeState? {
    guard let node = tree.node(element, at: moment) else { return nil }
    let (title, details) = layoutWords(node)
    guard let layout = layouts[moment].nodes[node.id] else {
      return NodeState(title: title, details: [Points.size(layouts[moment].size)])
    }
    if layouts[moment].unchosen.contains(node.id) {
      return NodeState(title: title, details: details + unchosenWords(node.id, at: moment, was: false))
    }
    return NodeState(title: title, details: details + [Points.answer(layout), Points.place(layout.frame)])
  }

  /// Said of what is not chosen as a whole, and not of all in it again.
  private func unchosenWords(_ id: NodeID, at moment: Int, was: Bool) -> [String] {
    let parent = layouts[moment].nodes[id]?.parent.map(LayoutMoment.id)
    if let parent, layouts[moment].unchosen.contains(parent) { return [] }
    return [was ? "not chosen any more" : "not chosen"]
  }

  mutating func layoutState(_ element: Int, in update: Int) -> NodeState? {
    let id = tree.elements[element].id
    guard let node = tree.node(element, at: update + 1) ?? tree.frames[update].nodes[id],
      let change = tree.change(element, in: update)
    else { return nil }
    var (title, details) = layoutWords(node)
    let before = layouts[update].nodes[id]
    guard let after = layouts[update + 1].nodes[id] else {
      guard id != LayoutMoment.window else {
        return NodeState(
          title: title, details: [Points.size(layouts[update + 1].size)],
          look: .outcome(change.existence, change.evaluation))
      }
      if let before { details.append(Points.size(before.size)) }
      return NodeState(title: title, details: details, tags: [OutcomeTag(kind: .end, word: "END")], look: .ghost)
    }
    let wasUnchosen = layouts[update].unchosen.contains(id)
    if layouts[update + 1].unchosen.contains(id) {
      return NodeState(
        title: title, details: details + unchosenWords(id, at: update + 1, was: before != nil && !wasUnchosen),
        tags: change.existence == .inserted ? [OutcomeTag(kind: .insert, word: "INSERT")] : [],
        look: .outcome(change.existence, change.evaluation))
    }
    details.append(Points.answer(after))
    if wasUnchosen {
      details += unchosenWords(id, at: update, was: false).map { "was \($0)" } + [Points.place(after.frame)]
      return NodeState(
        title: title, details: details, tags: [OutcomeTag(kind: .run, word: "LAYOUT", words: ["chosen"])],
        look: .outcome(change.existence, change.evaluation))
    }
    if let before, before.size != after.size {
      details.append("was \(Points.size(before.size))")
    }
    details.append(before.map { Points.move($0.frame, after.frame) } ?? Points.place(after.frame))
    return NodeState(
      title: title, details: details, tags: layoutTags(change, before, after),
      look: .outcome(change.existence, change.evaluation))
  }

  private mutating func layoutWords(_ node: Node) -> (String, [String]) {
    guard node.id != LayoutMoment.window else { return ("Window", []) }
    let title = wording.type(node)
    guard let name = node.name else { return (title, []) }
    let words = wording.name(name, of: node.kind)
    return title.count + words.count < 26 ? (title + " " + words, []) : (title, [words])
  }

  private func layoutTags(_ change: NodeChange, _ before: LayoutNode?, _ after: LayoutNode) -> [OutcomeTag] {
    var tags: [OutcomeTag] = []
    if change.existence == .inserted { tags.append(OutcomeTag(kind: .insert, word: "INSERT")) }
    if change.existence == .moved { tags.append(OutcomeTag(kind: .move, word: "PLACE")) }
    switch change.evaluation {
    case .ran: tags.append(OutcomeTag(kind: .run, word: "LAYOUT", words: ["size changed"]))
    case .wasted: tags.append(OutcomeTag(kind: .wasted, word: "LAYOUT =", words: ["same size"]))
    case .skipped, .untouched: break
    }
    return tags
  }
}

/// Lengths in words.
enum Points {
  static func number(_ value: Double) -> String { value.isFinite ? FixedPoint.text(value) : "∞" }

  static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// `390 × ? → 105.8 × 20.4`: what was proposed, and what was chosen.
  static func answer(_ node: LayoutNode) -> String {
    let proposal = [node.proposal.width, node.proposal.height].map { $0.map(number) ?? "?" }
    return "\(proposal.joined(separator: " × ")) → \(size(node.size))"
  }

  static func place(_ frame: Rect) -> String { "at \(number(frame.x)), \(number(frame.y))" }

  static func move(_ old: Rect, _ new: Rect) -> String {
    place(old) == place(new) ? place(new) : "at \(number(old.x)), \(number(old.y)) → \(number(new.x)), \(number(new.y))"
  }
}
