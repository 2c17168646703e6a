/// Draws the edges of a figure that is arranged in columns and rows.
struct GridRoute {
  let boxes: [Box]
  let figure: Figure
  /// For each edge where it goes up or down between two columns; `nil` where it doesn't.
  let lanes: [Double?]

  private static let arrow = 7.0

  func path(_ index: Int) -> EdgePath? {
    let edge = figure.edges[index]
    guard let tail = figure.nodes[edge.tail].cell, let head = figure.nodes[edge.head].cell else { return nil }
    let (a, b) = (boxes[edge.tail], boxes[edge.head])
    let tip = edge.kind.hasArrow ? Self.arrow : 0
    if tail.column == head.column {
      if edge.kind == .containment { return elbow(a, b) }
      return head.row == tail.row + 1 ? below(a, b, tip) : beside(a, b, tip)
    }
    let isForward = tail.column < head.column
    if isForward, figure.arrangement == .outline, head.column > tail.column + 1, edge.kind == .dependency,
      !isFree(between: edge.tail, edge.head)
    {
      return over(a, b, lanes[index] ?? a.maxX + 14, tip)
    }
    if let lane = lanes[index] { return through(lane, a, b, isForward ? tip : -tip) }
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
      points: EdgePath.straight(from: start, to: corner)
        + EdgePath.straight(from: corner, to: Point(x: child.x, y: corner.y)))
  }

  /// Straight down to the next row.
  private func below(_ a: Box, _ b: Box, _ arrow: Double) -> EdgePath {
    let x = min(a.center.x, b.center.x)
    let (start, tip) = (Point(x: x, y: a.maxY), Point(x: x, y: b.y))
    return EdgePath(
      start: start, points: EdgePath.straight(from: start, to: Point(x: x, y: tip.y - arrow)),
      tip: arrow == 0 ? nil : tip)
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

  /// Whether nothing stands on the straight way from one node to another of its row.
  private func isFree(between tail: Int, _ head: Int) -> Bool {
    let (a, b) = (boxes[tail], boxes[head])
    guard abs(a.center.y - b.center.y) < 0.6 else { return false }
    let way = Box(x: a.maxX, y: a.center.y - 1, width: b.x - a.maxX, height: 2)
    let columns = (figure.nodes[tail].cell?.column ?? 0)..<(figure.nodes[head].cell?.column ?? 0)
    return !figure.nodes.indices.contains { index in
      let column = figure.nodes[index].cell?.column ?? 0
      return columns.contains(column) && column != columns.lowerBound && boxes[index].overlaps(way)
    }
  }

  /// Out of the tail, up or down in the lane, and into the head's side. Lines back stand apart from those forth.
  private func through(_ lane: Double, _ a: Box, _ b: Box, _ arrow: Double) -> EdgePath {
    let isForward = arrow > 0
    let start = Point(x: isForward ? a.maxX : a.x, y: a.center.y + (isForward ? 0 : 6))
    let tip = Point(x: isForward ? b.x : b.maxX, y: b.center.y - (isForward ? 0 : 6))
    return EdgePath(
      along: [
        start, Point(x: lane, y: start.y), Point(x: lane, y: tip.y), Point(x: tip.x - arrow, y: tip.y),
      ], tip: tip)
  }

  /// Above what stands between, and into the head's side above its middle.
  private func over(_ a: Box, _ b: Box, _ lane: Double, _ arrow: Double) -> EdgePath {
    let tip = Point(x: b.x, y: b.center.y - 6)
    let (top, turn) = (b.y - 4, b.x - GridLanes.clearance)
    return EdgePath(
      along: [
        Point(x: a.maxX, y: a.center.y), Point(x: lane, y: a.center.y), Point(x: lane, y: top), Point(x: turn, y: top),
        Point(x: turn, y: tip.y), Point(x: tip.x - arrow, y: tip.y),
      ], tip: tip)
  }

  private func across(_ start: Point, _ tip: Point, _ arrow: Double) -> EdgePath {
    let end = Point(x: tip.x - arrow, y: tip.y)
    let points: [Point]
    if abs(start.y - end.y) < 0.6 {
      points = EdgePath.straight(from: start, to: Point(x: end.x, y: start.y))
    } else {
      let bend = (end.x - start.x) / 2
      points = [Point(x: start.x + bend, y: start.y), Point(x: end.x - bend, y: end.y), end]
    }
    return EdgePath(start: start, points: points, tip: arrow == 0 ? nil : tip)
  }
}
