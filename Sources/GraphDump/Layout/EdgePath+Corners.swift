extension EdgePath {
  /// A way straight along `corners`, each of them rounded; corners at one place are one.
  init(along corners: [Point], tip: Point?) {
    var way: [Point] = []
    for corner in corners {
      if let last = way.last, abs(last.x - corner.x) + abs(last.y - corner.y) < 0.5 { continue }
      way.append(corner)
    }
    let start = way.first ?? tip ?? Point(x: 0, y: 0)
    var points: [Point] = []
    var last = start
    for (index, corner) in way.enumerated().dropFirst() {
      guard index < way.count - 1 else {
        points += Self.straight(from: last, to: corner)
        break
      }
      let (before, after) = (Self.step(from: corner, to: last), Self.step(from: corner, to: way[index + 1]))
      points += Self.straight(from: last, to: before) + [corner, corner, after]
      last = after
    }
    self.init(start: start, points: points.isEmpty ? Self.straight(from: start, to: start) : points, tip: tip)
  }

  /// A curve that is a straight line.
  static func straight(from a: Point, to b: Point) -> [Point] {
    [
      Point(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3),
      Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3), b,
    ]
  }

  /// From a corner a little way to another, not beyond the middle.
  private static func step(from corner: Point, to other: Point) -> Point {
    let (dx, dy) = (other.x - corner.x, other.y - corner.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.1)
    let share = min(6 / length, 0.5)
    return Point(x: corner.x + dx * share, y: corner.y + dy * share)
  }
}

extension Direction {
  /// A tree that grows to the right is one that grows down with its axes exchanged.
  func turned(_ box: Box) -> Box {
    self == .down ? box : Box(x: box.y, y: box.x, width: box.height, height: box.width)
  }

  func turned(_ path: EdgePath) -> EdgePath {
    guard self == .right else { return path }
    func turned(_ p: Point) -> Point { Point(x: p.y, y: p.x) }
    return EdgePath(start: turned(path.start), points: path.points.map(turned), tip: path.tip.map(turned))
  }
}
