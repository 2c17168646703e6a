/// Draws edges that Graphviz is not asked about.
///
/// A link from what ended to what began beside it would turn the order of the two round, and thousands of dependencies
/// would take minutes.
struct DirectRoute {
  let boxes: [Box]
  let direction: Direction
  /// Whether nothing is looked for that could stand between: in graphs so large that this would take seconds.
  var isSimple = false

  private static let arrow = 7.0

  func path(from tail: Int, to head: Int) -> EdgePath {
    let (a, b) = (direction.turned(boxes[tail]), direction.turned(boxes[head]))
    let sharesRank = a.y < b.maxY && b.y < a.maxY
    let route: EdgePath
    if sharesRank, !isSimple, let straight = straight(a, b, except: [tail, head]) {
      route = straight
    } else if sharesRank {
      route = arc(a, b)
    } else {
      route = sloping(a, b)
    }
    return direction.turned(route)
  }

  /// Between the sides that face each other, where nothing stands between.
  private func straight(_ a: Box, _ b: Box, except ends: [Int]) -> EdgePath? {
    let y = (max(a.y, b.y) + min(a.maxY, b.maxY)) / 2
    let (from, to) = a.x < b.x ? (a.maxX, b.x) : (a.x, b.maxX)
    let way = Box(x: min(from, to), y: y - 2, width: abs(to - from), height: 4)
    let isFree = boxes.indices.allSatisfy { ends.contains($0) || !direction.turned(boxes[$0]).overlaps(way) }
    return isFree ? line(Point(x: from, y: y), Point(x: to, y: y)) : nil
  }

  /// Over the heads of what stands between.
  private func arc(_ a: Box, _ b: Box) -> EdgePath {
    let (start, tip) = (Point(x: a.center.x, y: a.y), Point(x: b.center.x, y: b.y))
    let top = min(a.y, b.y) - 26
    let end = Point(x: tip.x, y: tip.y - Self.arrow)
    return EdgePath(start: start, points: [Point(x: start.x, y: top), Point(x: end.x, y: top), end], tip: tip)
  }

  private func sloping(_ a: Box, _ b: Box) -> EdgePath {
    a.y < b.y
      ? line(Point(x: a.center.x, y: a.maxY), Point(x: b.center.x, y: b.y))
      : line(Point(x: a.center.x, y: a.y), Point(x: b.center.x, y: b.maxY))
  }

  private func line(_ start: Point, _ tip: Point) -> EdgePath {
    let (dx, dy) = (tip.x - start.x, tip.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.1)
    let share = max(length - Self.arrow, 0) / length
    let end = Point(x: start.x + dx * share, y: start.y + dy * share)
    let third = Point(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
    let rest = Point(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
    return EdgePath(start: start, points: [third, rest, end], tip: tip)
  }
}
