/// Takes room out between the ranks of a graph that is read from left to right.
///
/// Graphviz leaves the same room between all ranks; the words on edges need it between some of them only.
struct RankGaps {
  /// Where ranks begin and end, and how far each moves to the left.
  private var ranks: [(start: Double, end: Double, shift: Double)] = []

  /// - Parameter needed: how much room the words need between one place and another, left and right.
  init(_ boxes: [Box], least: Double, needed: (_ from: Double, _ to: Double) -> Double) {
    var shift = 0.0
    for box in boxes.sorted(by: { $0.x < $1.x }) {
      if let last = ranks.last, box.x <= last.end {
        ranks[ranks.count - 1].end = max(last.end, box.maxX)
      } else {
        ranks.append((box.x, box.maxX, 0))
      }
    }
    for index in ranks.indices.dropFirst() {
      let (from, to) = (ranks[index - 1].end, ranks[index].start)
      shift += max(0, to - from - max(least, needed(from, to)))
      ranks[index].shift = shift
    }
  }

  var isNeeded: Bool { ranks.last.map { $0.shift > 1 } ?? false }

  /// Where what was at `x` goes to.
  private func moved(_ x: Double) -> Double {
    var before: (start: Double, end: Double, shift: Double)?
    for rank in ranks {
      if x < rank.start {
        guard let before else { return x }
        let share = (x - before.end) / max(rank.start - before.end, 0.1)
        return x - before.shift - (rank.shift - before.shift) * share
      }
      if x <= rank.end { return x - rank.shift }
      before = rank
    }
    return x - (before?.shift ?? 0)
  }

  func moved(_ layout: Layout) -> Layout {
    guard isNeeded else { return layout }
    var result = layout
    result.nodes = layout.nodes.map { box in
      var box = box
      box.x = moved(box.x)
      return box
    }
    result.edges = layout.edges.map { $0.map(moved) }
    result.size.width = moved(layout.size.width)
    return result
  }

  /// The arrow's tip keeps its length.
  private func moved(_ path: EdgePath) -> EdgePath {
    func moved(_ point: Point) -> Point { Point(x: self.moved(point.x), y: point.y) }
    var result = EdgePath(start: moved(path.start), points: path.points.map(moved), tip: path.tip.map(moved))
    if let tip = result.tip, let old = path.tip, let end = result.points.last, let oldEnd = path.points.last {
      let length = Self.distance(old, oldEnd)
      let now = max(Self.distance(tip, end), 0.1)
      let share = length / now
      result.points[result.points.count - 1] = Point(
        x: tip.x + (end.x - tip.x) * share, y: tip.y + (end.y - tip.y) * share)
    }
    return result
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
