import Recording

extension Picture {
  /// The laid-out screen, each view where it is and tinted by what became of it.
  var screen: Figure {
    var canvas = graph.blank(.screen, .screen)
    var screen = ScreenBuilder(canvas: canvas, graph: graph, header: recording.header)
    screen.build()
    canvas = screen.canvas
    return figure(of: canvas)
  }
}

/// Puts the screen's views together, and the words beside them.
struct ScreenBuilder {
  var canvas: ViewGraphBuilder
  let graph: ViewGraphBuilder
  let header: Header
  /// For each moment the frames in the window's coordinates, by view.
  private let frames: [[NodeID: [Rect]]]
  private var crop: Rect

  /// More words than this beside a screen can't be followed.
  static let mostCallouts = 18
  static let mostViews = 400

  init(canvas: ViewGraphBuilder, graph: ViewGraphBuilder, header: Header) {
    self.canvas = canvas
    self.graph = graph
    self.header = header
    frames = graph.tree.frames.map(Self.absoluteFrames)
    crop = Rect(x: 0, y: 0, width: header.size.width, height: header.size.height)
  }

  /// Frames in the window's coordinates, summed up along the layout tree.
  static func absoluteFrames(_ frame: Frame) -> [NodeID: [Rect]] {
    var origins: [LayoutID: (Double, Double)] = [:]
    func origin(_ id: LayoutID) -> (Double, Double) {
      var chain: [LayoutID] = []
      var next: LayoutID? = id
      var sum = (0.0, 0.0)
      while let current = next {
        if let known = origins[current] {
          sum = known
          break
        }
        guard chain.count <= frame.layout.count else { break }
        chain.append(current)
        next = frame.layout[current]?.parent
      }
      for current in chain.reversed() {
        guard let node = frame.layout[current] else { continue }
        sum = (sum.0 + node.frame.x, sum.1 + node.frame.y)
        origins[current] = sum
      }
      return sum
    }
    var result: [NodeID: [Rect]] = [:]
    for id in frame.layout.keys.sorted() {
      guard let node = frame.layout[id] else { continue }
      let (x, y) = origin(id)
      result[node.node, default: []].append(Rect(x: x, y: y, width: node.frame.width, height: node.frame.height))
    }
    return result
  }
}

extension ScreenBuilder {
  mutating func build() {
    let views = drawnViews
    cropToViews(views)
    addWindow()
    for (element, inset) in views { addView(element, inset) }
    for index in canvas.updates { addCallouts(index, views.map(\.0)) }
    for index in canvas.updates { addStep(index) }
    if views.isEmpty { canvas.notes.append("The recording holds no layout: there is no screen to draw.") }
  }

  /// What is drawn: displayables, and the outlines of the author's views, each with how far it stands out.
  private var drawnViews: [(Int, Double)] {
    var level: [Int: Int] = [:]
    var result: [(Int, Double)] = []
    for element in graph.tree.preorder.reversed() {
      guard let node = graph.tree.lastNode(element) else { continue }
      let below = graph.tree.elements[element].children.map { level[$0] ?? 0 }.max() ?? 0
      level[element] = below
      guard isOnScreen(element) else { continue }
      if node.kind == .unary {
        // What a control repeats is not drawn twice, unless it changed on its own.
        let isLabel = graph.tree.elements[element].parent.flatMap { graph.tree.lastNode($0) }?.kind == .unary
        if !isLabel || !graph.outcomes.isQuiet[element] { result.append((element, 0)) }
      } else if node.kind == .composed, node.isUserDefined {
        level[element] = below + 1
        result.append((element, Double(min(below + 1, 4)) * 3))
      }
    }
    return Array(result.reversed().prefix(graph.isAll ? .max : Self.mostViews))
  }

  private func isOnScreen(_ element: Int) -> Bool {
    graph.moments.contains { moment in
      rect(element, moment).map { $0.y < header.size.height && $0.y + $0.height > 0 } ?? false
    }
  }

  /// Where a view is: its own frame, else what surrounds the frames below it.
  private func rect(_ element: Int, _ moment: Int) -> Rect? {
    guard graph.tree.elements[element].exists(at: moment) else { return nil }
    var union: Rect?
    var stack = [element]
    while let next = stack.popLast() {
      guard graph.tree.elements[next].exists(at: moment) else { continue }
      if let own = frames[moment][graph.tree.elements[next].id], !own.isEmpty {
        for rect in own { union = union.map { Self.union($0, rect) } ?? rect }
      } else {
        stack.append(contentsOf: graph.tree.elements[next].children)
      }
    }
    return union
  }

  private static func union(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (min(a.x, b.x), min(a.y, b.y))
    return Rect(
      x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x, height: max(a.y + a.height, b.y + b.height) - y)
  }

  /// Empty parts above and below are not drawn.
  private mutating func cropToViews(_ views: [(Int, Double)]) {
    let rects = views.flatMap { element, _ in graph.moments.compactMap { rect(element, $0) } }
    guard let top = rects.map(\.y).min(), let bottom = rects.map({ $0.y + $0.height }).max() else {
      crop.height = min(crop.height, 120)
      return
    }
    let first = max(0, top - 40)
    let last = min(header.size.height, bottom + 40)
    guard last > first, last - first < header.size.height * 0.8 else { return }
    crop = Rect(x: 0, y: first, width: header.size.width, height: last - first)
    let left = Points.number(header.size.height - crop.height)
    canvas.notes.append(
      "The screen is \(Points.size(header.size)) points; \(left) of its height without views are not drawn.")
  }

  private mutating func addWindow() {
    let state = NodeState(title: "", frame: crop)
    _ = canvas.add(
      FigureNode(id: "window", shape: .window), moments: canvas.moments.map { _ in state },
      updates: canvas.updates.map { _ in state })
  }
}

extension ScreenBuilder {
  private mutating func addView(_ element: Int, _ inset: Double) {
    guard let node = graph.tree.lastNode(element) else { return }
    let moments = canvas.moments.map { moment -> NodeState? in
      guard let rect = rect(element, moment).map({ grown($0, inset) }) else { return nil }
      return NodeState(title: title(element, moment, rect), frame: rect)
    }
    let updates = canvas.updates.map { index -> NodeState? in
      let ends = graph.tree.ends(element, in: index)
      guard let change = graph.tree.change(element, in: index),
        let rect = rect(element, ends ? index : index + 1).map({ grown($0, inset) })
      else { return nil }
      // What ended lies below what took its place, with no words of its own.
      let look: NodeState.Look =
        ends ? .ghost : .outcome(change.existence == .removed ? .kept : change.existence, change.evaluation)
      return NodeState(
        title: ends ? "" : title(element, index + 1, rect), look: look, frame: rect)
    }
    let here = graph.tree.elements[element]
    let id = here.generation == 0 ? "\(here.id)" : "\(here.id)-\(here.generation)"
    _ = canvas.add(
      FigureNode(id: id, shape: node.kind == .composed ? .composed : .unary), moments: moments, updates: updates)
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
    if TextStyle.detail.width(of: text) <= rect.width - 2 { return text }
    let share = max(1, Int(Double(text.count) * (rect.width - 4) / TextStyle.detail.width(of: text)) - 1)
    let short = canvas.wording.shortener.shorten(name, to: max(5, share))
    return TextStyle.detail.width(of: short) <= rect.width - 2 ? short : ""
  }

  /// The words beside the screen: for each view to which something happened, what and why.
  private mutating func addCallouts(_ index: Int, _ views: [Int]) {
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

  private func callout(_ element: Int, _ index: Int) -> NodeState? {
    let item = graph.plan.itemOfElement[element]
    let here = graph.tree.elements[element]
    guard let change = graph.tree.change(element, in: index), let node = graph.tree.lastNode(element) else {
      return nil
    }
    let isEnd = graph.tree.ends(element, in: index)
    if isEnd, change.replacedBy != nil { return nil }
    // What ended as a whole is said once.
    if isEnd, let parent = here.parent, graph.tree.ends(parent, in: index) { return nil }
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

  private mutating func addStep(_ index: Int) {
    let update = graph.update(index)
    guard let target = update.target, let element = graph.elements(of: target).last else { return }
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
