/// Places a large tree without Graphviz, in time proportional to its size.
///
/// Graphviz takes half a minute for a chain of 20,000 nodes and many seconds for 5,000 siblings. Above a stated size
/// each parent stands over the middle of its children, ranks are as high as their highest node, and edges are straight.
struct TidyTree {
  /// More nodes, or more levels, than this are placed here.
  static let mostNodes = 2_500
  static let mostLevels = 600

  private(set) var boxes: [Box]

  static func isWanted(for graph: LayoutGraph) -> Bool {
    graph.nodes.count > mostNodes || Tree(graph).ranks.contains { $0 >= mostLevels }
  }

  /// Whether the nodes of each rank stand in the order of the tree, so that no two of its edges cross.
  static func isOrdered(_ layout: Layout, _ graph: LayoutGraph) -> Bool {
    let tree = Tree(graph)
    var furthest: [Int: Double] = [:]
    for index in tree.order {
      let center = layout.nodes[index].center
      let place = graph.direction == .down ? center.x : center.y
      if let before = furthest[tree.ranks[index]], before > place { return false }
      furthest[tree.ranks[index]] = place
    }
    return true
  }

  init(_ graph: LayoutGraph) {
    let isDown = graph.direction == .down
    let across = graph.nodes.map { isDown ? $0.size.width : $0.size.height }
    let along = graph.nodes.map { isDown ? $0.size.height : $0.size.width }
    let gap = isDown ? 20.0 : 10.0
    let tree = Tree(graph)
    // Children before parents: how wide each subtree is.
    var widths = across
    for index in tree.order.reversed() {
      let children = tree.children[index]
      let sum = children.reduce(0) { $0 + widths[$1] } + gap * Double(max(0, children.count - 1))
      widths[index] = max(widths[index], sum)
    }
    var tops: [Double] = []
    var top = 0.0
    for height in tree.heights(along) {
      tops.append(top)
      top += height + graph.rankGap
    }
    var lefts = Array(repeating: 0.0, count: graph.nodes.count)
    var next = 0.0
    boxes = Array(repeating: Box(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count)
    for index in tree.order {
      if tree.parents[index] == nil {
        lefts[index] = next
        next += widths[index] + gap
      }
      let sum = tree.children[index].reduce(-gap) { $0 + widths[$1] + gap }
      var left = lefts[index] + (widths[index] - max(0, sum)) / 2
      for child in tree.children[index] {
        lefts[child] = left
        left += widths[child] + gap
      }
      let center = lefts[index] + widths[index] / 2
      let (x, y) = (center - across[index] / 2, tops[tree.ranks[index]])
      boxes[index] =
        isDown
        ? Box(x: x, y: y, width: across[index], height: along[index])
        : Box(x: y, y: x, width: along[index], height: across[index])
    }
  }

  /// The tree that the edges which decide about ranks make: of more edges to one node the first counts.
  private struct Tree {
    var parents: [Int?]
    var children: [[Int]]
    /// Parents before children.
    var order: [Int] = []
    var ranks: [Int]

    init(_ graph: LayoutGraph) {
      parents = Array(repeating: nil, count: graph.nodes.count)
      children = Array(repeating: [], count: graph.nodes.count)
      ranks = Array(repeating: 0, count: graph.nodes.count)
      for edge in graph.edges where edge.isConstraint {
        let (above, below) = edge.isTailBelow ? (edge.head, edge.tail) : (edge.tail, edge.head)
        guard above != below, parents[below] == nil else { continue }
        parents[below] = above
        children[above].append(below)
      }
      var isReached = Array(repeating: false, count: graph.nodes.count)
      walk(from: parents.indices.filter { parents[$0] == nil }, &isReached)
      // What hangs in a circle has no top: it is cut open at its first node.
      for index in parents.indices where !isReached[index] {
        if let parent = parents[index] { children[parent].removeAll { $0 == index } }
        parents[index] = nil
        walk(from: [index], &isReached)
      }
    }

    private mutating func walk(from roots: [Int], _ isReached: inout [Bool]) {
      var stack = Array(roots.reversed())
      while let index = stack.popLast() {
        isReached[index] = true
        order.append(index)
        ranks[index] = parents[index].map { ranks[$0] + 1 } ?? 0
        stack.append(contentsOf: children[index].reversed())
      }
    }

    func heights(_ along: [Double]) -> [Double] {
      var result = Array(repeating: 0.0, count: (ranks.max() ?? -1) + 1)
      for (index, rank) in ranks.enumerated() { result[rank] = max(result[rank], along[index]) }
      return result
    }
  }
}
