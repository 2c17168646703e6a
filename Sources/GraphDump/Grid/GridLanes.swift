/// Which edges of a figure in columns run through the room between two columns, and where in it.
///
/// All edges of one node run together like the wires of a cable; cables that would meet run beside each other, the
/// shorter ones nearer to where they end, so that few cross. Cost: proportional to the number of edges, times the lanes.
struct GridLanes {
  /// For each edge the lane it takes, counted from the side where it ends; `nil` where it needs none.
  private(set) var lanes: [Int?]
  /// How many lanes there are on the right of each column.
  private(set) var counts: [Int: Int] = [:]

  static let width = 8.0
  /// What is left free between the last lane and the node where an edge ends: room for an arrow's tip.
  static let clearance = 17.0

  private struct Cable: Hashable {
    var gap: Int
    var tail: Int
    var isForward: Bool
  }

  private struct Span {
    var top: Double
    var bottom: Double
    var edges: [Int] = []
  }

  /// - Parameter heights: where the middle of each node is.
  init(_ figure: Figure, heights: [Double]) {
    lanes = figure.edges.map { _ in nil }
    guard figure.arrangement == .outline else { return }
    var spans: [Cable: Span] = [:]
    for (index, edge) in figure.edges.enumerated() where edge.kind.hasArrow {
      guard let gap = Self.gap(of: edge, in: figure), abs(heights[edge.tail] - heights[edge.head]) > 1 else { continue }
      let cable = Cable(gap: gap.column, tail: edge.tail, isForward: gap.isForward)
      let (top, bottom) = (min(heights[edge.tail], heights[edge.head]), max(heights[edge.tail], heights[edge.head]))
      var span = spans[cable] ?? Span(top: top, bottom: bottom)
      span.top = min(span.top, top)
      span.bottom = max(span.bottom, bottom)
      span.edges.append(index)
      spans[cable] = span
    }
    let order = spans.sorted { a, b in
      let (first, second) = (a.value.bottom - a.value.top, b.value.bottom - b.value.top)
      return first == second ? a.key.tail < b.key.tail : first < second
    }
    var taken: [Int: [[Span]]] = [:]
    for (cable, span) in order {
      var used = taken[cable.gap] ?? []
      let free = used.firstIndex { $0.allSatisfy { span.bottom + 4 < $0.top || $0.bottom + 4 < span.top } }
      let lane = free ?? used.count
      if free == nil { used.append([]) }
      used[lane].append(span)
      taken[cable.gap] = used
      for edge in span.edges { lanes[edge] = lane }
    }
    counts = taken.mapValues(\.count)
  }

  /// The column on whose right an edge changes its height, and whether it runs to the right.
  static func gap(of edge: FigureEdge, in figure: Figure) -> (column: Int, isForward: Bool)? {
    guard let tail = figure.nodes[edge.tail].cell, let head = figure.nodes[edge.head].cell, tail.column != head.column
    else { return nil }
    return tail.column < head.column ? (tail.column, true) : (tail.column - 1, false)
  }
}
