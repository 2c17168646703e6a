import Recording

extension ScreenBuilder {
  mutating func addView(_ element: Int, _ inset: Double) {
    guard let node = graph.tree.lastNode(element) else { return }
    let isSheet = layers.sheets.contains(element)
    let moments = canvas.moments.map { moment -> NodeState? in
      guard let rect = rect(element, moment).map({ grown($0, inset) }) else { return nil }
      if isSheet { return NodeState(title: "", frame: rect) }
      return NodeState(title: title(element, moment, rect), frame: rect)
    }
    let updates = canvas.updates.map { index -> NodeState? in
      let ends = graph.tree.ends(element, in: index)
      guard let change = graph.tree.change(element, in: index),
        let rect = rect(element, ends ? index : index + 1).map({ grown($0, inset) })
      else { return nil }
      if isSheet { return NodeState(title: "", look: ends ? .ghost : .plain, frame: rect) }
      if ends, isReplaced(element, rect, index) { return nil }
      let look: NodeState.Look =
        ends ? .ghost : .outcome(change.existence == .removed ? .kept : change.existence, change.evaluation)
      return NodeState(
        title: ends ? "" : title(element, index + 1, rect), look: look, frame: rect)
    }
    let here = graph.tree.elements[element]
    let id = here.generation == 0 ? "\(here.id)" : "\(here.id)-\(here.generation)"
    _ = canvas.add(
      FigureNode(id: id, shape: isSheet ? .window : node.kind == .composed ? .composed : .unary), moments: moments,
      updates: updates)
  }

  /// Whether something else is seen where an element ended, and words elsewhere tell of the end.
  private func isReplaced(_ element: Int, _ rect: Rect, _ index: Int) -> Bool {
    if layers.sheet(over: element, at: index + 1) != nil { return true }
    guard callout(element, index) == nil else { return false }
    var above: Set<Int> = []
    var next = graph.tree.elements[element].parent
    while let here = next {
      above.insert(here)
      next = graph.tree.elements[here].parent
    }
    return drawn.contains { other in
      guard !above.contains(other), let there = self.rect(other, index + 1) else { return false }
      return rect.isMostlyCovered(by: there)
    }
  }

  /// A frame that stands out from the frames in it, and ends where the screen does.
  private func grown(_ rect: Rect, _ by: Double) -> Rect {
    let (left, top) = (max(rect.x - by, crop.x), max(rect.y - by, crop.y))
    let right = min(rect.x + rect.width + by, crop.x + crop.width)
    let bottom = min(rect.y + rect.height + by, crop.y + crop.height)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// What is seen of it, where there is room.
  private mutating func title(_ element: Int, _ moment: Int, _ rect: Rect) -> String {
    guard let node = graph.tree.node(element, at: moment), node.kind == .unary, let name = node.name,
      rect.height >= 13
    else { return "" }
    let text = VisibleText.line(name)
    let width = TextStyle.detail.width(of: text)
    // Nothing fits everywhere.
    if width <= max(0, rect.width - 2) { return text }
    let share = max(1, Int(Double(text.count) * (rect.width - 4) / width) - 1)
    let short = canvas.wording.shortener.shorten(name, to: max(5, share))
    return TextStyle.detail.width(of: short) <= rect.width - 2 ? short : ""
  }
}
