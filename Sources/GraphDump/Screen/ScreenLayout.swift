import Recording

/// Places the views of a screen where they are, and the words to the right of it.
struct ScreenLayout {
  private(set) var layouts: [Layout] = []
  /// Large enough for all panels.
  private(set) var union: Layout
  private static let gap = 46.0
  private static let rowGap = 7.0

  init(_ measured: MeasuredFigure) {
    let figure = measured.figure
    layouts = figure.panels.indices.map { Self.layout(of: $0, measured) }
    var size = PlaneSize(width: 0, height: 0)
    for layout in layouts {
      size.width = max(size.width, layout.size.width)
      size.height = max(size.height, layout.size.height)
    }
    for index in layouts.indices { layouts[index].size = size }
    let nowhere = Layout(
      size: size, nodes: figure.nodes.map { _ in Box(x: 0, y: 0, width: 0, height: 0) },
      edges: figure.edges.map { _ in nil })
    union = layouts.last ?? nowhere
  }

  private static func layout(of panel: Int, _ measured: MeasuredFigure) -> Layout {
    let figure = measured.figure
    let states = figure.panels[panel].nodes
    let window = states.first { $0?.frame != nil }??.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    var boxes = figure.nodes.map { _ in Box(x: 0, y: 0, width: 0, height: 0) }
    for (index, state) in states.enumerated() {
      guard let frame = state?.frame else { continue }
      boxes[index] = Box(x: frame.x - window.x, y: frame.y - window.y, width: frame.width, height: frame.height)
    }
    let words = places(in: panel, measured, boxes)
    let heights = words.map { measured.sizes[$0.node].height }
    let tops = Self.tops(heights, around: words.map { boxes[$0.target].center.y })
    for (place, (node, _)) in words.enumerated() {
      boxes[node] = Box(
        x: window.width + gap, y: tops[place], width: measured.sizes[node].width, height: heights[place])
    }
    let edges = figure.edges.enumerated().map { index, edge -> EdgePath? in
      guard figure.panels[panel].edges[index] != nil else { return nil }
      return leader(from: boxes[edge.tail], to: boxes[edge.head], edge.kind.hasArrow)
    }
    var size = PlaneSize(width: window.width, height: window.height)
    for (index, state) in states.enumerated() where state != nil {
      size.width = max(size.width, boxes[index].maxX)
      size.height = max(size.height, boxes[index].maxY)
    }
    return Layout(size: size, nodes: boxes, edges: edges)
  }

  /// Below each other, each as near to its place as the others allow: those that would overlap stand around the middle
  /// of their places.
  private static func tops(_ heights: [Double], around places: [Double]) -> [Double] {
    struct Block {
      var count = 1
      /// Of the tops that the first would have for each of them to stand at its place.
      var sum: Double
      var height: Double
      var top: Double { max(0, sum / Double(count)) }
    }
    var blocks: [Block] = []
    for (height, place) in zip(heights, places) {
      var block = Block(sum: place - height / 2, height: height + rowGap)
      while let last = blocks.last, last.top + last.height > block.top {
        block = Block(
          count: last.count + block.count, sum: last.sum + block.sum - Double(block.count) * last.height,
          height: last.height + block.height)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var result: [Double] = []
    for block in blocks {
      var top = block.top
      for _ in 0..<block.count {
        result.append(top)
        top += heights[result.count - 1] + rowGap
      }
    }
    return result
  }

  /// The words of a panel with the views they are about, from the top of the screen down.
  private static func places(in panel: Int, _ measured: MeasuredFigure, _ boxes: [Box]) -> [(node: Int, target: Int)] {
    let figure = measured.figure
    var result: [(node: Int, target: Int)] = []
    for (index, edge) in figure.edges.enumerated() where figure.panels[panel].edges[index] != nil {
      let isStep = edge.kind == .action
      result.append(isStep ? (edge.tail, edge.head) : (edge.head, edge.tail))
    }
    return result.sorted { a, b in
      let (p, q) = (boxes[a.target].center.y, boxes[b.target].center.y)
      return p == q ? a.node < b.node : p < q
    }
  }

  /// A line from the view's right end, as near to the words as it reaches, or from these to the middle of that end.
  private static func leader(from tail: Box, to head: Box, _ hasArrow: Bool) -> EdgePath {
    let isToTheRight = head.x >= tail.maxX
    let corner = min(8, tail.height / 2)
    let nearest = isToTheRight ? min(max(head.center.y, tail.y + corner), tail.maxY - corner) : tail.center.y
    let start = Point(x: isToTheRight ? tail.maxX : tail.x, y: nearest)
    let tip = Point(x: isToTheRight ? head.x : head.maxX, y: head.center.y)
    let end = hasArrow ? Point(x: tip.x + (isToTheRight ? -7 : 7), y: tip.y) : tip
    let bend = (end.x - start.x) / 2
    return EdgePath(
      start: start,
      points: [Point(x: start.x + bend, y: start.y), Point(x: end.x - bend, y: end.y), end], tip: hasArrow ? tip : nil)
  }
}
