/// What Graphviz is asked about an edge.
enum AskedEdge {
  /// Nothing: it is drawn straight.
  case no
  /// Its way round the nodes.
  case way
  /// Its way, and which rank its ends belong to.
  case ranks

  /// More edges that are not needed for the ranks than this are drawn straight: routing them round the nodes takes
  /// seconds, and nobody could follow one.
  private static let mostRouted = 500

  /// For each of some edges between `count` nodes. Cost: proportional to the number of nodes and edges.
  static func all(_ edges: [FigureEdge], between count: Int, _ arrangement: Arrangement) -> [AskedEdge] {
    let freeCount = edges.count { $0.placement == .free }
    var result = edges.map { edge -> AskedEdge in
      if edge.kind == .identity { return .no }
      return edge.placement != .free ? .ranks : freeCount <= mostRouted ? .way : .no
    }
    if arrangement == .flow, result.count(where: { $0 == .ranks }) > count + mostRouted {
      let deciding = longestWays(edges, between: count, result)
      for index in result.indices where result[index] == .ranks && !deciding.contains(index) { result[index] = .no }
    }
    return result
  }

  /// For each node one of the edges that lead to it from the rank before its own: these alone give the same ranks.
  private static func longestWays(_ all: [FigureEdge], between count: Int, _ asked: [AskedEdge]) -> Set<Int> {
    let edges = all.indices.filter { asked[$0] == .ranks }
    func ends(_ edge: Int) -> (above: Int, below: Int) {
      let edge = all[edge]
      return edge.placement == .tailBelow ? (edge.head, edge.tail) : (edge.tail, edge.head)
    }
    var leaving = Array(repeating: [Int](), count: count)
    var waiting = Array(repeating: 0, count: count)
    for edge in edges {
      leaving[ends(edge).above].append(edge)
      waiting[ends(edge).below] += 1
    }
    var ranks = Array(repeating: 0, count: count)
    var deciding: [Int?] = Array(repeating: nil, count: count)
    // What is in a circle, or behind one, is never free: it stays without an edge that decides.
    var free = (0..<count).filter { waiting[$0] == 0 }
    while let node = free.popLast() {
      for edge in leaving[node] {
        let below = ends(edge).below
        if deciding[below] == nil || ranks[node] + 1 > ranks[below] {
          ranks[below] = ranks[node] + 1
          deciding[below] = edge
        }
        waiting[below] -= 1
        if waiting[below] == 0 { free.append(below) }
      }
    }
    return Set(deciding.compactMap(\.self))
  }
}
