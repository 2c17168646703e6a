/// Draws the edges of a figure that is arranged in columns and rows.
struct GridRoute {
  let boxes: [Box]
  let figure: Figure

  private static let arrow = 7.0

  func path(_ edge: FigureEdge) -> EdgePath? {
    guard let tail = figure.nodes[edge.tail].cell, let head = figure.nodes[edge.head].cell else { return nil }
    let (a, b) = (boxes[edge.tail], boxes[edge.head])
    let tip = edge.kind.hasArrow ? Self.arrow : 0
    if tail.column == head.column {
      return edge.kind == .containment ? elbow(a, b) : beside(a, b, tip)
    }
    let isForward = tail.column < head.column
    let start = Point(x: isForward ? a.maxX : a.x, y: a.center.y)
    let end = Point(x: isForward ? b.x : b.maxX, y: b.center.y)
    return across(start, end, isForward ? tip : -tip)
  }

  /// Down from below the parent's left end, then to the child's side.
  private func elbow(_ parent: Box, _ child: Box) -> EdgePath {
    let x = min(parent.x + 11, child.x - 6)
    let start = Point(x: x, y: parent.maxY)
    let corner = Point(x: x, y: child.center.y)
    return EdgePath(
      start: start, points: straight(from: start, to: corner) + straight(from: corner, to: Point(x: child.x, y: corner.y)))
  }

  /// Round the right ends of two nodes of one column.
  private func beside(_ a: Box, _ b: Box, _ arrow: Double) -> EdgePath {
    let start = Point(x: a.maxX, y: a.center.y)
    let tip = Point(x: b.maxX, y: b.center.y)
    let end = Point(x: tip.x + arrow, y: tip.y)
    let x = max(start.x, end.x) + min(16 + abs(start.y - end.y) / 14, 26)
    return EdgePath(
      start: start, points: [Point(x: x, y: start.y), Point(x: x, y: end.y), end], tip: arrow == 0 ? nil : tip)
  }

  private func across(_ start: Point, _ tip: Point, _ arrow: Double) -> EdgePath {
    let end = Point(x: tip.x - arrow, y: tip.y)
    let points: [Point]
    if abs(start.y - end.y) < 0.6 {
      points = straight(from: start, to: Point(x: end.x, y: start.y))
    } else {
      let bend = (end.x - start.x) / 2
      points = [Point(x: start.x + bend, y: start.y), Point(x: end.x - bend, y: end.y), end]
    }
    return EdgePath(start: start, points: points, tip: arrow == 0 ? nil : tip)
  }

  private func straight(from a: Point, to b: Point) -> [Point] {
    [
      Point(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3),
      Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3), b,
    ]
  }
}
