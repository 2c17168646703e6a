import Recording

extension ViewGraphBuilder {
  mutating func addNodes() {
    for item in plan.items {
      switch item.content {
      case .element(let element): addElement(element)
      case .group(let roots): addGroup(roots)
      case .levels(let chain, let beside): addLevels(chain, beside: beside)
      }
    }
    addSources()
    addSteps()
  }

  private mutating func addElement(_ element: Int) {
    let here = tree.elements[element]
    let node = tree.lastNode(element) ?? Node(id: here.id, kind: .structural, type: "?")
    let name = kind == .layoutTree ? LayoutMoment.name(of: here.id) : "\(here.id)"
    let id = here.generation == 0 ? name : "\(name)-\(here.generation)"
    _ = add(
      FigureNode(id: id, shape: NodeShape(node.kind), isUserDefined: node.isUserDefined),
      moments: moments.map { momentState(element, $0) },
      updates: updates.map { updateState(element, $0) })
  }

  private mutating func momentState(_ element: Int, _ moment: Int) -> NodeState? {
    if kind == .layoutTree { return layoutState(element, at: moment) }
    guard let node = tree.node(element, at: moment) else { return nil }
    var (title, details) = words(for: node, element)
    if let name = node.name { details.insert(wording.name(name, of: node.kind), at: 0) }
    if node.name != nil { inlineName(&title, &details) }
    return NodeState(title: title, details: details)
  }

  private mutating func updateState(_ element: Int, _ update: Int) -> NodeState? {
    if kind == .layoutTree { return layoutState(element, in: update) }
    let before = tree.frames[update].nodes[tree.elements[element].id]
    let after = tree.node(element, at: update + 1)
    guard let node = after ?? before, let change = tree.change(element, in: update),
      !tree.isLeftBehind(element, in: update) || change.move != nil
    else { return nil }
    var (title, details) = words(for: node, element)
    details.insert(contentsOf: names(before, after, change), at: 0)
    if node.name != nil { inlineName(&title, &details) }
    guard after != nil else {
      return NodeState(title: title, details: details, tags: endTags(node, change), look: .ghost)
    }
    details += comparisons(change)
    return NodeState(
      title: title, details: details, tags: tags(for: change, node, update),
      look: .outcome(before == nil && change.existence == .kept ? .inserted : change.existence, change.evaluation))
  }

  /// A chain of modifiers is named by all its names.
  private mutating func words(for node: Node, _ element: Int) -> (String, [String]) {
    var title = wording.type(node)
    if let chain = folding.chains[element] {
      var names = chain.compactMap { tree.lastNode($0)?.type }
      var more = 0
      while names.joined(separator: " ").count > Wording.typeLimit, names.count > 1 {
        names.removeLast()
        more += 1
      }
      title = names.map { wording.shortener.shorten($0, to: Wording.typeLimit) }.joined(separator: " ")
      if more > 0 { title += " +\(more)" }
    }
    var details: [String] = []
    if let id = node.explicitID { details.append("id " + wording.value(id)) }
    if let branch = node.branch { details.append("branch " + wording.value(branch)) }
    // What is known of a structure beside its name: `views unknown`.
    if node.kind == .structural {
      details += node.inputs.map { VisibleText.line($0.name) + " " + wording.value($0.value) }
    }
    return (title, details)
  }

  /// A short name stands beside the type: `Text "On"`.
  private func inlineName(_ title: inout String, _ details: inout [String]) {
    guard let first = details.first, title.count + first.count < 26 else { return }
    title += " " + first
    details.removeFirst()
  }

  private mutating func names(_ before: Node?, _ after: Node?, _ change: NodeChange) -> [String] {
    // What did not run and is named by its content did not change itself: the text in it shows the change.
    if let old = before?.name, let new = after?.name, old != new, !change.evaluation.isReevaluated,
      change.values.isEmpty, after?.kind == .unary
    {
      return [wording.name(new, of: .unary), "content changed"]
    }
    if let old = before?.name, let new = after?.name, old != new {
      let kind = after?.kind ?? .unary
      return [wording.names(from: old, to: new, of: kind)] + values(change, without: (old, new))
    }
    let shown = (after ?? before).flatMap { node in node.name.map { wording.name($0, of: node.kind) } }
    return (shown.map { [$0] } ?? []) + values(change, without: nil)
  }

  private mutating func values(_ change: NodeChange, without known: (old: String, new: String)?) -> [String] {
    change.values.flatMap { value -> [String] in
      if let known, known.old == value.old, known.new == value.new { return [] }
      return wording.changes(of: VisibleText.line(value.name), from: value.old, to: value.new)
    }
  }

  /// The inputs that differ, for a node that ran because of them.
  private mutating func comparisons(_ change: NodeChange) -> [String] {
    guard change.evaluation.isReevaluated else { return [] }
    return change.comparison.filter { !$0.isEqual }.flatMap {
      wording.changes(of: wording.shortener.shorten($0.name, to: Wording.valueLimit), from: $0.old, to: $0.new)
    }
  }
}

extension NodeShape {
  init(_ kind: NodeKind) {
    switch kind {
    case .composed: self = .composed
    case .unary: self = .unary
    case .structural: self = .structural
    case .container: self = .container
    case .modifier: self = .modifier
    }
  }
}
