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
      if edge.kind == .containment { return elbow(a, b) }
      return head.row == tail.row + 1 ? below(a, b, tip) : beside(a, b, tip)
    }
    let isForward = tail.column < head.column
    if isForward, figure.arrangement == .outline, head.column > tail.column + 1, edge.kind == .dependency,
      a.y < b.y - 12, a.maxY > b.y
    {
      return over(a, b, tip)
    }
    // Lines back stand apart from those forth.
    let apart = isForward || figure.arrangement == .cards ? 0.0 : 6.0
    let start = Point(x: isForward ? a.maxX : a.x, y: a.center.y + apart)
    let end = Point(x: isForward ? b.x : b.maxX, y: b.center.y - apart)
    return across(start, end, isForward ? tip : -tip)
  }

  /// Down from below the parent's left end, then to the child's side.
  private func elbow(_ parent: Box, _ child: Box) -> EdgePath {
    let x = min(parent.x + 11, child.x - 6)
    let start = Point(x: x, y: parent.maxY)
    let corner = Point(x: x, y: child.center.y)
    return EdgePath(
      start: start,
      points: straight(from: start, to: corner) + straight(from: corner, to: Point(x: child.x, y: corner.y)))
  }

  /// Straight down to the next row.
  private func below(_ a: Box, _ b: Box, _ arrow: Double) -> EdgePath {
    let x = min(a.center.x, b.center.x)
    let (start, tip) = (Point(x: x, y: a.maxY), Point(x: x, y: b.y))
    return EdgePath(
      start: start, points: straight(from: start, to: Point(x: x, y: tip.y - arrow)), tip: arrow == 0 ? nil : tip)
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

  /// Above what stands between, and down onto the head.
  private func over(_ a: Box, _ b: Box, _ arrow: Double) -> EdgePath {
    let y = b.y - 11
    let (start, turn) = (Point(x: a.maxX, y: y), Point(x: b.center.x - 7, y: y))
    let end = Point(x: b.center.x, y: b.y - arrow)
    return EdgePath(
      start: start, points: straight(from: start, to: turn) + [Point(x: end.x, y: y), Point(x: end.x, y: y), end],
      tip: Point(x: end.x, y: b.y))
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
