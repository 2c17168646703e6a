import Recording

/// Puts the screen's views together, and the words beside them.
struct ScreenBuilder {
  var canvas: ViewGraphBuilder
  let graph: ViewGraphBuilder
  let header: Header
  /// For each moment where views are.
  private let frames: [ScreenFrames]
  let layers: ScreenLayers
  private(set) var crop: Rect
  /// What is drawn, in the order of the tree.
  private(set) var drawn: [Int] = []

  /// More words than this beside a screen can't be followed.
  static let mostCallouts = 18
  static let mostViews = 400

  init(canvas: ViewGraphBuilder, graph: ViewGraphBuilder, header: Header) {
    self.canvas = canvas
    self.graph = graph
    self.header = header
    frames = graph.tree.frames.map(ScreenFrames.init)
    layers = ScreenLayers(graph.tree)
    crop = Rect(x: 0, y: 0, width: header.size.width, height: header.size.height)
  }
}

extension ScreenBuilder {
  mutating func build() {
    let views = drawnViews
    drawn = views.map(\.0)
    cropToViews(views)
    addWindow()
    for (element, inset) in views { addView(element, inset) }
    for index in canvas.updates { addCallouts(index, drawn) }
    for index in canvas.updates { addStep(index) }
    noteWhatIsBeside()
    if views.isEmpty { canvas.notes.append("The recording holds no layout: there is no screen to draw.") }
  }

  private mutating func noteWhatIsBeside() {
    let beside = graph.tree.elements.indices.filter { element in
      graph.tree.lastNode(element)?.kind == .unary && layers.isBesideWindow(element)
        && graph.tree.elements[element].parent.flatMap { graph.tree.lastNode($0) }?.kind != .unary
    }
    guard !beside.isEmpty else { return }
    let count = Tally.number(beside.count)
    canvas.notes.append(
      "Not drawn: \(count) view\(beside.count == 1 ? "" : "s") of toolbars or menus, beside the window.")
  }

  /// What is drawn: displayables, and the outlines of the author's views, each with how far it stands out.
  private var drawnViews: [(Int, Double)] {
    var level: [Int: Int] = [:]
    var result: [(Int, Double)] = []
    for element in graph.tree.preorder.reversed() {
      guard let node = graph.tree.lastNode(element) else { continue }
      let below = graph.tree.elements[element].children.map { level[$0] ?? 0 }.max() ?? 0
      level[element] = below
      guard isOnScreen(element), !layers.isBesideWindow(element) else { continue }
      if layers.sheets.contains(element) {
        result.append((element, Self.sheetInset))
      } else if node.kind == .unary {
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

  /// So much of the window is seen around what is presented over it.
  private static let sheetInset = -10.0

  private func isOnScreen(_ element: Int) -> Bool {
    graph.moments.contains { moment in
      rect(element, moment).map { $0.y < header.size.height && $0.y + $0.height > 0 } ?? false
    }
  }

  /// Where a view is: its own frame, else what surrounds the frames below it.
  func rect(_ element: Int, _ moment: Int) -> Rect? {
    var union: Rect?
    var stack = [element]
    while let next = stack.popLast() {
      guard graph.tree.elements[next].exists(at: moment), !layers.isCovered(next, at: moment),
        next == element || !layers.presented.contains(next)
      else { continue }
      let own = frames[moment][graph.tree.elements[next].id]
      for rect in own { union = union?.union(rect) ?? rect }
      if own.isEmpty { stack.append(contentsOf: graph.tree.elements[next].children) }
    }
    return union
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
