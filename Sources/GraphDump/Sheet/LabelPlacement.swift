/// Finds places for the words on edges: beside or on their line, over no node and no other label.
struct LabelPlacement {
  private var occupied: SpatialGrid
  private var lines: SpatialGrid
  private let bounds: Box
  /// What is left free around a label, for its halo and for thick borders; less where there is no room.
  private static let clearances = [3.0, 1]
  /// Lines so near to a label seem to be what it is about.
  private static let nearness = 7.0

  init(_ layout: Layout) {
    occupied = SpatialGrid()
    lines = SpatialGrid()
    bounds = Box(x: -12, y: 0, width: layout.size.width + 24, height: layout.size.height)
    for box in layout.nodes { occupied.insert(box) }
    for case let path? in layout.edges {
      for point in path.samples { lines.insert(Box(around: point)) }
    }
  }

  /// Beside the line, above it, below it, and on it.
  private static func shifts(_ size: PlaneSize) -> [Point] {
    let (across, along) = (size.width / 2 + 3, size.height / 2 + 3)
    return [
      Point(x: across, y: 0), Point(x: -across, y: 0), Point(x: 0, y: -along), Point(x: 0, y: along),
      Point(x: across, y: along), Point(x: -across, y: along), Point(x: across, y: -along),
      Point(x: -across, y: -along), Point(x: 0, y: 0),
    ]
  }

  /// The middle of the best free place for a label of `size` on `path`; `nil` where there is none.
  mutating func place(_ size: PlaneSize, on path: EdgePath) -> Point? {
    for clearance in Self.clearances {
      guard let box = free(size, on: path, clearance: clearance) else { continue }
      occupied.insert(box)
      return box.center
    }
    return nil
  }

  private func free(_ size: PlaneSize, on path: EdgePath, clearance: Double) -> Box? {
    var best: (score: Int, box: Box)?
    let own = path.samples
    func score(_ box: Box, _ rank: Int) -> Int {
      let near = box.insetBy(-Self.nearness)
      let others = lines.count(overlapping: near, upTo: 40) - own.count { near.overlaps(Box(around: $0)) }
      // Words between two lines belong to the nearer one: as little of another as can be.
      return lines.count(overlapping: box, upTo: 40) * 3 + max(0, others) * 2 + rank
    }
    // A way with corners may go on with others: near its begin it is told what it is.
    let begin = 1.5 / Double(max(path.points.count, 3))
    for (rank, t) in ([begin] + [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]).enumerated() {
      let point = path.point(at: t)
      for shift in Self.shifts(size) {
        let box = Box(center: point + shift, size: size)
        guard bounds.contains(box), occupied.count(overlapping: box.insetBy(-clearance), upTo: 1) == 0 else {
          continue
        }
        if let tip = path.tip, box.insetBy(-7).contains(Box(center: tip, size: PlaneSize(width: 0, height: 0))) {
          continue
        }
        let score = score(box, rank)
        if score < best?.score ?? .max { best = (score, box) }
      }
    }
    return best?.box
  }
}

extension Box {
  fileprivate init(around point: Point) { self.init(center: point, size: PlaneSize(width: 1, height: 1)) }
}

extension EdgePath {
  /// Points so near each other that no word fits between two of them.
  fileprivate var samples: [Point] {
    var result: [Point] = []
    var last = start
    let count = points.count / 3
    for curve in 0..<count {
      let end = points[curve * 3 + 2]
      let steps = min(max(Int(max(abs(end.x - last.x), abs(end.y - last.y)) / 10), 2), 60)
      result += (0..<steps).map { point(at: (Double(curve) + Double($0) / Double(steps)) / Double(count)) }
      last = end
    }
    result.append(last)
    return result
  }
}

/// Boxes sorted into squares, so that those near a place are found without looking at all.
struct SpatialGrid {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }
  private static let side = 96.0
  private var cells: [Cell: [Box]] = [:]

  mutating func insert(_ box: Box) {
    for cell in Self.cells(of: box) { cells[cell, default: []].append(box) }
  }

  /// How many boxes overlap `box`, a box in several squares counted in each; stops at `limit`.
  func count(overlapping box: Box, upTo limit: Int) -> Int {
    var count = 0
    for cell in Self.cells(of: box) {
      for other in cells[cell] ?? [] where other.overlaps(box) {
        count += 1
        if count >= limit { return count }
      }
    }
    return count
  }

  private static func cells(of box: Box) -> [Cell] {
    let columns = Int((box.x / side).rounded(.down))...Int((max(box.x, box.maxX) / side).rounded(.down))
    let rows = Int((box.y / side).rounded(.down))...Int((max(box.y, box.maxY) / side).rounded(.down))
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
