import Recording

extension ScreenBuilder {
  /// The words beside the screen: for each view to which something happened, what and why.
  mutating func addCallouts(_ index: Int, _ views: [Int]) {
    var shown: [(element: Int, state: NodeState, count: Int)] = []
    var left = 0
    for element in views {
      // What is not on the screen, before or after, has nothing that words could stand beside.
      guard let view = node(of: element), canvas.updateNodes[index][view] != nil,
        let state = callout(element, index)
      else { continue }
      // What happened alike to several views of a type is said once.
      if let same = shown.firstIndex(where: { $0.state.title == state.title && $0.state.tags == state.tags }) {
        shown[same].count += 1
      } else if shown.count < Self.mostCallouts {
        shown.append((element, state, 1))
      } else {
        left += 1
      }
    }
    for (element, said, count) in shown {
      var state = said
      if count > 1 {
        state.title += " ×\(Tally.number(count))"
        state.details.removeAll { $0.hasPrefix("id ") }
      }
      guard let view = node(of: element) else { continue }
      let noteID = "words-\(canvas.nodes[view].id)"
      let note =
        canvas.nodes.firstIndex { $0.id == noteID }
        ?? canvas.addEmpty(
          FigureNode(
            id: noteID, shape: .note, isUserDefined: graph.tree.lastNode(element)?.isUserDefined ?? false))
      canvas.updateNodes[index][note] = state
      canvas.connect(view, note, .link, in: index, placement: .free)
    }
    if left > 0 {
      canvas.notes.append("\(Tally.number(left)) more views have no words beside them.")
    }
  }

  /// The figure's node for a view.
  private func node(of element: Int) -> Int? {
    let here = graph.tree.elements[element]
    let id = here.generation == 0 ? "\(here.id)" : "\(here.id)-\(here.generation)"
    return canvas.nodes.firstIndex { $0.id == id }
  }

  /// Whether something above an element ended with it and is drawn.
  private func isBelowDrawnEnd(_ element: Int, _ index: Int) -> Bool {
    var above = graph.tree.elements[element].parent
    while let here = above, graph.tree.ends(here, in: index) {
      // In a presentation the author's view is what ended, with its state.
      let isSheet = layers.sheets.contains(here)
      if drawn.contains(here), !isSheet || graph.tree.lastNode(element)?.kind != .composed { return true }
      above = graph.tree.elements[here].parent
    }
    return false
  }

  /// Whether a presentation ended with a view of the author's in it, which says so.
  private func holdsDrawnEnd(_ element: Int, _ index: Int) -> Bool {
    guard layers.sheets.contains(element) else { return false }
    return drawn.contains { other in
      guard graph.tree.lastNode(other)?.kind == .composed, graph.tree.ends(other, in: index) else { return false }
      var above = graph.tree.elements[other].parent
      while let here = above {
        if here == element { return true }
        above = graph.tree.elements[here].parent
      }
      return false
    }
  }

  func callout(_ element: Int, _ index: Int) -> NodeState? {
    let item = graph.plan.itemOfElement[element]
    let here = graph.tree.elements[element]
    guard let change = graph.tree.change(element, in: index), let node = graph.tree.lastNode(element) else {
      return nil
    }
    let isEnd = graph.tree.ends(element, in: index)
    if isEnd, change.replacedBy != nil { return nil }
    // What ended as a whole is said once.
    if isEnd, isBelowDrawnEnd(element, index) || holdsDrawnEnd(element, index) { return nil }
    guard isEnd || change.existence != .kept || change.evaluation.isReevaluated else { return nil }
    // Below what began as a whole there is nothing to add.
    if let parent = here.parent, graph.updates.contains(index), graph.update(index).index > 0, node.kind == .unary,
      let above = graph.tree.change(parent, in: index), above.existence == .recreated || above.existence == .inserted
    {
      return nil
    }
    if graph.update(index).index == 0, node.kind == .unary { return nil }
    if case .element = graph.plan.items[item].content, var state = graph.updateNodes[index][item] {
      if let old = change.replaces, let lost = graph.tree.frames[index + 1].changes[old]?.lostState, !lost.isEmpty {
        state.details.append("state lost: " + lost.map(VisibleText.line).joined(separator: ", "))
      }
      return NodeState(title: state.title, details: state.details, tags: state.tags)
    }
    var speaker = graph
    let name = speaker.wording.type(node)
    return NodeState(
      title: name, tags: isEnd ? speaker.endTags(node, change) : speaker.tags(for: change, node, index))
  }

  mutating func addStep(_ index: Int) {
    let update = graph.update(index)
    guard let target = update.target, let element = graph.elements(of: target).last else { return }
    // What is not seen any more can't be pointed at: the step acted on the screen as it was.
    let isUnseen = layers.isCovered(element, at: index + 1) || layers.sheet(over: element, at: index + 1) != nil
    if isUnseen, let window = canvas.nodes.firstIndex(where: { $0.shape == .window }) {
      let step = canvas.addStep(index)
      canvas.connect(step, window, .action, in: index)
      return
    }
    var place: Int? = element
    while let here = place {
      if let view = node(of: here), canvas.updateNodes[index][view] != nil {
        let step = canvas.addStep(index)
        canvas.connect(step, view, .action, in: index)
        return
      }
      place = graph.tree.elements[here].parent
    }
  }
}
