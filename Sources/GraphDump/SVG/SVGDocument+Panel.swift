extension SVGDocument {
  func writePanel(_ index: Int, _ svg: inout String) {
    let placed = sheet.panels[index]
    let panel = sheet.figure.panels[index]
    svg += #"<rect class="panel" x="\#(n(placed.frame.x + 0.5))" y="\#(n(placed.frame.y + 0.5))" "#
    svg += #"width="\#(n(placed.frame.width - 1))" height="\#(n(placed.frame.height - 1))" rx="8"/>"# + "\n"
    svg += #"<g id="\#(id)-\#(panel.id)" transform="translate(\#(n(placed.origin.x)) \#(n(placed.origin.y)))">"# + "\n"
    writeContent(index, &svg)
    svg += "</g>\n"
  }

  /// The edges, nodes and words of a panel, around the origin of its layout.
  func writeContent(_ index: Int, _ svg: inout String) {
    let panel = sheet.figure.panels[index]
    let layout = sheet.layout(of: index)
    // On a screen views lie in views, and lines lead out of them.
    let isScreen = sheet.figure.arrangement == .screen
    if !isScreen { writeEdges(panel, layout, &svg) }
    for node in isScreen ? fromBehind(panel) : Array(panel.nodes.indices) {
      if let state = panel.nodes[node], let text = sheet.nodeTexts[index][node] {
        write(node, state, text, panel, layout, &svg)
      }
    }
    if isScreen { writeEdges(panel, layout, &svg) }
    // Labels come last: a line must not pass over one.
    for (edge, state) in panel.edges.enumerated() {
      if let state, let label = state.label, let place = sheet.labels[edge] {
        svg += #"<text class="t-label m\#(state.isFired ? " fired" : "")" x="\#(n(place.x))" y="\#(n(place.y + 3.9))">"#
        svg += XML.escape(label) + "</text>\n"
      }
    }
  }

  /// Of what ended the outlines alone are seen, before all that is there now.
  private func fromBehind(_ panel: FigurePanel) -> [Int] {
    let isGhost = panel.nodes.map { $0?.look == .ghost }
    return panel.nodes.indices.filter { !isGhost[$0] } + panel.nodes.indices.filter { isGhost[$0] }
  }

  private func writeEdges(_ panel: FigurePanel, _ layout: Layout, _ svg: inout String) {
    // What made something run is seen whole, whatever runs along with it.
    for isFired in [false, true] {
      for (edge, state) in panel.edges.enumerated() {
        if let state, state.isFired == isFired { write(edge, state, panel, layout, &svg) }
      }
    }
  }

  private func write(_ index: Int, _ state: EdgeState, _ panel: FigurePanel, _ layout: Layout, _ svg: inout String) {
    let edge = sheet.figure.edges[index]
    let name = namesEdges ? #"id="\#(id)-\#(panel.id)-\#(edge.id)" "# : ""
    svg += #"<g \#(name)class="edge\#(state.isGhost ? " gone" : "")">"#
    if let path = layout.edges[index] {
      var classes = edge.kind.rawValue
      if edge.kind == .dependency, state.isFired { classes += " fired" }
      if edge.kind == .dependency, state.isUnread { classes += " unread" }
      svg += #"<path class="e \#(classes)" d="\#(curve(path))"/>"#
      if edge.kind.hasArrow, let tip = path.tip {
        let kind = state.isFired ? "fired" : edge.kind.rawValue
        svg += #"<path class="a a-\#(kind)" d="\#(arrow(path, tip))"/>"#
      }
    }
    svg += "</g>\n"
  }

  /// The chain of curves, those of them that are straight as lines.
  private func curve(_ path: EdgePath) -> String {
    var d = "M\(n(path.start.x)),\(n(path.start.y))"
    var from = path.start
    var isCurved = false
    for index in stride(from: 0, to: path.points.count - 2, by: 3) {
      let (a, b, to) = (path.points[index], path.points[index + 1], path.points[index + 2])
      if Self.isStraight([a, b], from, to) {
        d += line(from, to)
        isCurved = false
      } else {
        d += isCurved ? " " : "C"
        d += [a, b, to].map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
        isCurved = true
      }
      from = to
    }
    return d
  }

  private func line(_ from: Point, _ to: Point) -> String {
    let (x, y) = (n(to.x), n(to.y))
    return n(from.y) == y ? "H\(x)" : n(from.x) == x ? "V\(y)" : "L\(x),\(y)"
  }

  /// Whether no point is further from the line between two others than can be seen.
  private static func isStraight(_ points: [Point], _ from: Point, _ to: Point) -> Bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return false }
    return points.allSatisfy { point in
      let (x, y) = (point.x - from.x, point.y - from.y)
      let along = (x * dx + y * dy) / length
      return abs(x * dy - y * dx) / length < 0.25 && along >= 0 && along <= length
    }
  }

  /// A narrow triangle from the curve's end to the tip.
  private func arrow(_ path: EdgePath, _ tip: Point) -> String {
    let base = path.tipBase
    let (dx, dy) = (tip.x - base.x, tip.y - base.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.1)
    let (nx, ny) = (-dy / length * 3.4, dx / length * 3.4)
    return "M\(n(tip.x)),\(n(tip.y))l\(n(nx - dx)),\(n(ny - dy))l\(n(-2 * nx)),\(n(-2 * ny))Z"
  }
}

extension EdgePath {
  /// The end of the curve that the arrow stands on.
  var tipBase: Point { points.last ?? start }
}
