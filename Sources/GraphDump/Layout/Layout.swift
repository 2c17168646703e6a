/// Where everything of a ``LayoutGraph`` is: one place for all frames of a figure.
public struct Layout: Hashable, Sendable {
  /// The room that everything together takes, in points.
  public var size: PlaneSize
  /// One box for each node, in the graph's order.
  public var nodes: [Box]
  /// One path for each edge, in the graph's order; `nil` where an edge could not be routed.
  public var edges: [EdgePath?]

  /// A layout with a box for each node and a path, or `nil`, for each edge.
  public init(size: PlaneSize, nodes: [Box], edges: [EdgePath?]) {
    self.size = size
    self.nodes = nodes
    self.edges = edges
  }
}

/// A chain of cubic Bézier curves from an edge's tail to its head.
public struct EdgePath: Hashable, Sendable {
  /// Where the first curve begins, at the tail.
  public var start: Point
  /// Two control points and an end for each curve: their count is a multiple of three.
  public var points: [Point]
  /// The tip of the arrow at the head, beyond the last point.
  public var tip: Point?

  /// A path through these points; their count must be a multiple of three.
  public init(start: Point, points: [Point], tip: Point? = nil) {
    self.start = start
    self.points = points
    self.tip = tip
  }

  /// The point at `t` of the whole chain, each curve taking an equal part of 0…1.
  func point(at t: Double) -> Point {
    let count = points.count / 3
    guard count > 0 else { return start }
    let scaled = min(max(t, 0), 1) * Double(count)
    let index = min(Int(scaled), count - 1)
    let u = scaled - Double(index)
    let a = index == 0 ? start : points[index * 3 - 1]
    let (b, c, d) = (points[index * 3], points[index * 3 + 1], points[index * 3 + 2])
    func mix(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
      let v = 1 - u
      return v * v * v * p + 3 * v * v * u * q + 3 * v * u * u * r + u * u * u * s
    }
    return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
  }
}
