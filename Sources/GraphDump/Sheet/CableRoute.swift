/// Draws dependencies over several ranks of a tree like the wires of a cable: out of the source along a free way between
/// the nodes, and along the rank of the readers, a wire into each.
///
/// Graphviz would lead each of them round the nodes on its own. Everything here is thought of as in a tree that grows
/// down. Cost: the number of cables times the number of nodes, squared.
struct CableRoute {
  /// One source, and the edges to its readers.
  struct Cable {
    var tail: Int
    var wires: [(edge: Int, head: Int)]
  }

  private let boxes: [Box]
  private let isEllipse: [Bool]
  private let direction: Direction
  /// What runs along each rank already, by the top of the rank: in each lane the stretches that are taken.
  private var lanes: [Double: [[ClosedRange<Double>]]] = [:]
  /// How many wires end at each node.
  private var endings: [Int: Int] = [:]

  private static let arrow = 7.0
  /// More edges, or more nodes, than this are left to Graphviz.
  static let mostEdges = 60
  static let mostNodes = 250

  init(boxes: [Box], isEllipse: [Bool], direction: Direction) {
    self.direction = direction
    self.isEllipse = isEllipse
    self.boxes = boxes.map { direction.turned($0) }
  }

  /// The ways of all edges; `nil` where one of them finds none, or does not lead down.
  mutating func paths(of cables: [Cable]) -> [Int: EdgePath]? {
    var result: [Int: EdgePath] = [:]
    for cable in cables {
      let ranks = Dictionary(grouping: cable.wires) { boxes[$0.head].center.y.rounded() }
      for (_, wires) in ranks.sorted(by: { $0.key < $1.key }) {
        guard let paths = paths(from: cable.tail, wires) else { return nil }
        for (edge, path) in paths { result[edge] = direction.turned(path) }
      }
    }
    return result
  }

  private mutating func paths(from tail: Int, _ wires: [(edge: Int, head: Int)]) -> [(Int, EdgePath)]? {
    let source = boxes[tail]
    let rank = boxes.filter { abs($0.center.y - boxes[wires[0].head].center.y) < 1 }
    let top = rank.map(\.y).min() ?? 0
    let above = boxes.filter { $0.maxY <= top }.map(\.maxY).max() ?? 0
    guard top > source.maxY, let way = corridor(from: source, to: top, wires.map { boxes[$0.head].center.x }) else {
      return nil
    }
    let ends = wires.map { end(at: $0.head, from: way) }
    let stretch = min(way, ends.min() ?? way) - 3...max(way, ends.max() ?? way) + 3
    guard let y = lane(stretch, top: top, above: max(above, source.maxY)) else { return nil }
    return zip(wires, ends).map { wire, x in
      let tip = Point(x: x, y: topEdge(of: wire.head, at: x))
      let corners = [
        Point(x: way, y: source.maxY), Point(x: way, y: y), Point(x: x, y: y), Point(x: x, y: tip.y - Self.arrow),
      ]
      return (wire.edge, EdgePath(along: corners, tip: tip))
    }
  }

  /// Where a cable can go straight down from a source without touching a node, near to where its readers are.
  private func corridor(from source: Box, to bottom: Double, _ targets: [Double]) -> Double? {
    let between = boxes.filter { $0.maxY > source.maxY + 0.5 && $0.y < bottom - 0.5 }
    let range = source.x + 10...max(source.maxX - 10, source.x + 10)
    let middle = targets.reduce(0, +) / Double(max(targets.count, 1))
    var candidates = [source.center.x, min(max(middle, range.lowerBound), range.upperBound)]
    for box in between { candidates += [box.x - 8, box.maxX + 8] }
    let free = candidates.filter { x in
      range.contains(x) && !between.contains { $0.x - 5 < x && x < $0.maxX + 5 }
    }
    return free.min { abs($0 - middle) < abs($1 - middle) }
  }

  /// A height above a rank where nothing else runs along the same stretch.
  private mutating func lane(_ stretch: ClosedRange<Double>, top: Double, above: Double) -> Double? {
    var used = lanes[top] ?? []
    let free = used.firstIndex { $0.allSatisfy { !$0.overlaps(stretch) } } ?? used.count
    let y = top - 15 - Double(free) * 6
    guard y >= above + 4 else { return nil }
    if free == used.count { used.append([]) }
    used[free].append(stretch)
    lanes[top] = used
    return y
  }

  /// Beside the line from the parent, on the side from which the cable comes.
  private mutating func end(at head: Int, from way: Double) -> Double {
    let box = boxes[head]
    let number = Double(endings[head] ?? 0)
    endings[head, default: 0] += 1
    let away = max(min(box.width / 4, 34) - number * 8, 6)
    return way < box.center.x ? box.center.x - away : box.center.x + away
  }

  private func topEdge(of node: Int, at x: Double) -> Double {
    let box = boxes[node]
    guard isEllipse[node] else { return box.y }
    let share = min(abs(x - box.center.x) / max(box.width / 2, 1), 1)
    return box.center.y - box.height / 2 * (1 - share * share).squareRoot()
  }
}
