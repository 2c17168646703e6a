/// The places of a figure's nodes and edges: what is laid out, once for each, whatever stands there in which panel.
struct SharedPlaces {
  /// For each node its place.
  let ofNodes: [Int]
  /// For each edge the edge between places that it follows.
  let ofEdges: [Int]
  /// A node for each place, and an edge for each edge between places: those that came first.
  let nodes: [Int]
  let edges: [Int]

  private struct Way: Hashable {
    var tail: Int
    var head: Int
    var kind: FigureEdge.Kind
  }

  init(_ figure: Figure) {
    let ofNodes = Self.places(in: figure)
    var nodes: [Int] = []
    for (index, place) in ofNodes.enumerated() where place == nodes.count { nodes.append(index) }
    var known: [Way: Int] = [:]
    var edges: [Int] = []
    ofEdges = figure.edges.enumerated().map { index, edge in
      let way = Way(tail: ofNodes[edge.tail], head: ofNodes[edge.head], kind: edge.kind)
      if let place = known[way] { return place }
      known[way] = edges.count
      edges.append(index)
      return edges.count - 1
    }
    self.ofNodes = ofNodes
    self.nodes = nodes
    self.edges = edges
  }

  /// Numbered in the order of the nodes, so that a figure whose nodes all stand alone is laid out as it is.
  private static func places(in figure: Figure) -> [Int] {
    guard figure.arrangement == .graph || figure.arrangement == .flow, let presence = Presence.ofNodes(in: figure)
    else {
      return Array(figure.nodes.indices)
    }
    let sharing = PlaceSharing(presence: presence, keys: figure.nodes.map(\.shape))
    let places: [Int]
    if figure.arrangement == .graph {
      var parents: [Int?] = figure.nodes.map { _ in nil }
      for edge in figure.edges where edge.placement != .free {
        let (above, below) = edge.placement == .tailBelow ? (edge.head, edge.tail) : (edge.tail, edge.head)
        if parents[below] == nil { parents[below] = above }
      }
      places = sharing.places(below: parents)
    } else {
      let flow = figure.edges.filter { $0.placement != .free && $0.kind != .identity }
      var tails = figure.nodes.map { _ in [Int]() }
      for edge in flow { tails[edge.head].append(edge.tail) }
      places = sharing.places(inRanks: ranks(figure.nodes, flow), tails: tails)
    }
    return renumbered(places)
  }

  private static func renumbered(_ places: [Int]) -> [Int] {
    var numbers: [Int: Int] = [:]
    return places.map { place in
      if let number = numbers[place] { return number }
      numbers[place] = numbers.count
      return numbers.count - 1
    }
  }

  /// For each node the length of the longest way to it. What is in a circle, or behind one, stays where it was found.
  /// Sources are of one rank, whether a step writes them or not.
  static func ranks(_ nodes: [FigureNode], _ edges: [FigureEdge]) -> [Int] {
    let count = nodes.count
    let hasSteps = nodes.contains { $0.shape == .step }
    var ranks = nodes.map { $0.shape == .source && hasSteps ? 1 : 0 }
    var waiting = Array(repeating: 0, count: count)
    var leaving = Array(repeating: [Int](), count: count)
    for edge in edges {
      leaving[edge.tail].append(edge.head)
      waiting[edge.head] += 1
    }
    var free = (0..<count).filter { waiting[$0] == 0 }
    while let node = free.popLast() {
      for head in leaving[node] {
        ranks[head] = max(ranks[head], ranks[node] + 1)
        waiting[head] -= 1
        if waiting[head] == 0 { free.append(head) }
      }
    }
    return ranks
  }
}
