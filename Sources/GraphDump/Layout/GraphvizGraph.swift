import CGraphviz

/// A ``LayoutGraph`` in Graphviz's own terms. Used under the lock of ``Graphviz`` only.
struct GraphvizGraph {
  let pointer: UnsafeMutablePointer<Agraph_t>
  private var nodes: [UnsafeMutablePointer<Agnode_t>] = []
  private var edges: [UnsafeMutablePointer<Agedge_t>] = []

  /// `nil` where Graphviz has no memory for it.
  init?(_ graph: LayoutGraph) {
    // Unnamed graphs are named by the history of the process, and that name seeds the layout.
    guard let opened = graphdump_open("graphdump") else { return nil }
    pointer = opened
    guard addNodes(graph), addEdges(graph) else {
      agclose(opened)
      return nil
    }
  }

  func close() { agclose(pointer) }

  private mutating func addNodes(_ graph: LayoutGraph) -> Bool {
    set(AGRAPH, "rankdir", graph.direction == .down ? "TB" : "LR")
    set(AGRAPH, "nodesep", graph.direction == .down ? "0.28" : "0.14")
    set(AGRAPH, "ranksep", FixedPoint.text(graph.rankGap / 72, digits: 4))
    // Crossings are few in what is nearly a tree; more rounds cost time and find nothing.
    if graph.nodes.count > 400 { set(AGRAPH, "nslimit", "2") }
    set(AGNODE, "label", "")
    set(AGNODE, "fixedsize", "true")
    set(AGEDGE, "arrowhead", "none")
    set(AGEDGE, "arrowtail", "none")
    set(AGEDGE, "arrowsize", "0.7")
    let width = set(AGNODE, "width", "1")
    let height = set(AGNODE, "height", "1")
    let shape = set(AGNODE, "shape", "box")
    let ordering = set(AGNODE, "ordering", "")
    var hasChildren = [Bool](repeating: false, count: graph.nodes.count)
    for edge in graph.edges where edge.isConstraint { hasChildren[edge.isTailBelow ? edge.head : edge.tail] = true }
    nodes.reserveCapacity(graph.nodes.count)
    for (index, node) in graph.nodes.enumerated() {
      guard let added = graphdump_node(pointer, "n\(index)") else { return false }
      graphdump_set(added, width, FixedPoint.text(node.size.width / 72, digits: 4))
      graphdump_set(added, height, FixedPoint.text(node.size.height / 72, digits: 4))
      if node.isEllipse { graphdump_set(added, shape, "ellipse") }
      if hasChildren[index] { graphdump_set(added, ordering, "out") }
      nodes.append(added)
    }
    return true
  }

  private mutating func addEdges(_ graph: LayoutGraph) -> Bool {
    let constraint = set(AGEDGE, "constraint", "true")
    let direction = set(AGEDGE, "dir", "forward")
    let arrowhead = set(AGEDGE, "arrowhead", "none")
    let arrowtail = set(AGEDGE, "arrowtail", "none")
    let weight = set(AGEDGE, "weight", "1")
    let headPort = set(AGEDGE, "headport", "")
    let tailPort = set(AGEDGE, "tailport", "")
    edges.reserveCapacity(graph.edges.count)
    for (index, edge) in graph.edges.enumerated() {
      let (from, to) = edge.isTailBelow ? (edge.head, edge.tail) : (edge.tail, edge.head)
      guard let added = graphdump_edge(pointer, nodes[from], nodes[to], "e\(index)") else { return false }
      if !edge.isConstraint {
        graphdump_set(added, constraint, "false")
      }
      if edge.hasArrow {
        graphdump_set(added, direction, edge.isTailBelow ? "back" : "forward")
        graphdump_set(added, edge.isTailBelow ? arrowtail : arrowhead, "normal")
      }
      if edge.isTight { graphdump_set(added, weight, "8") }
      if graph.direction == .right, graph.nodes[to].isBare { graphdump_set(added, headPort, "w") }
      if graph.direction == .right, graph.nodes[from].isBare { graphdump_set(added, tailPort, "e") }
      edges.append(added)
    }
    return true
  }

  @discardableResult
  private func set(_ kind: Int32, _ name: String, _ value: String) -> UnsafeMutablePointer<Agsym_t>? {
    graphdump_attribute(pointer, kind, name, value)
  }
}

extension GraphvizGraph {
  /// Reads the result back: y grows down, and the top left corner is the origin.
  func places(of graph: LayoutGraph) -> Layout {
    let (left, top) = (graphdump_left(pointer), graphdump_top(pointer))
    func point(_ p: pointf) -> Point { Point(x: p.x - left, y: top - p.y) }
    let boxes = zip(nodes, graph.nodes).map { node, asked in
      Box(
        center: Point(x: graphdump_node_x(node) - left, y: top - graphdump_node_y(node)), size: asked.size)
    }
    let paths = zip(edges, graph.edges).map { edge, asked -> EdgePath? in
      guard let spline = graphdump_spline(edge) else { return nil }
      var points = (0..<graphdump_spline_count(spline)).map { point(graphdump_spline_point(spline, $0)) }
      guard points.count >= 4 else { return nil }
      var tip: Point?
      if graphdump_spline_has_end(spline) != 0 { tip = point(graphdump_spline_end(spline)) }
      if graphdump_spline_has_start(spline) != 0 { tip = point(graphdump_spline_start(spline)) }
      if asked.isTailBelow { points.reverse() }
      return EdgePath(start: points[0], points: Array(points.dropFirst()), tip: tip)
    }
    let size = PlaneSize(
      width: graphdump_right(pointer) - left, height: top - graphdump_bottom(pointer))
    return Layout(size: size, nodes: boxes, edges: paths)
  }
}
