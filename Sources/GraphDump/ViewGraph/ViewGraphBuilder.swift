import Recording

/// Puts a view graph's figure together, node by node and edge by edge, each with what every panel says of it.
struct ViewGraphBuilder {
  let tree: ElementTree
  let outcomes: Outcomes
  let folding: Folding
  let plan: ViewPlan
  var wording: Wording
  let isAll: Bool
  /// Whether times are told, and findings about them.
  var isTimed = false
  /// What the figure is to show, and how it is arranged.
  var kind = FigureKind.viewGraph
  var arrangement = Arrangement.graph
  /// For each moment, what the layout is: of a layout tree alone.
  var layouts: [LayoutMoment] = []

  var nodes: [FigureNode] = []
  var edges: [FigureEdge] = []
  /// For each moment, what it says of each node; then the same for each update.
  var momentNodes: [[NodeState?]]
  var updateNodes: [[NodeState?]]
  var momentEdges: [[EdgeState?]]
  var updateEdges: [[EdgeState?]]
  var notes: [String] = []

  /// The figure's node for an item of the plan is the one with the item's index; sources and steps follow.
  var nodeOfSource: [SourceID: Int] = [:]
  var stepNodes: [(node: Int, target: Int)] = []
  var edgeIndex: [String: Int] = [:]

  init(
    tree: ElementTree, outcomes: Outcomes, folding: Folding, plan: ViewPlan, wording: Wording, isAll: Bool
  ) {
    self.tree = tree
    self.outcomes = outcomes
    self.folding = folding
    self.plan = plan
    self.wording = wording
    self.isAll = isAll
    momentNodes = Array(repeating: [], count: tree.momentCount)
    updateNodes = Array(repeating: [], count: tree.updateCount)
    momentEdges = momentNodes.map { _ in [] }
    updateEdges = updateNodes.map { _ in [] }
  }

  /// Another figure of the same graph, in the same words, still without nodes and edges.
  func blank(_ kind: FigureKind, _ arrangement: Arrangement) -> ViewGraphBuilder {
    var copy = ViewGraphBuilder(
      tree: tree, outcomes: outcomes, folding: folding, plan: plan, wording: wording, isAll: isAll)
    copy.isTimed = isTimed
    copy.kind = kind
    copy.arrangement = arrangement
    return copy
  }

  var updates: Range<Int> { 0..<tree.updateCount }
  var moments: Range<Int> { 0..<tree.momentCount }

  /// The recording's update that is drawn as the figure's update `index`.
  func update(_ index: Int) -> Update { tree.frames[index + 1].update }

  mutating func add(_ node: FigureNode, moments: [NodeState?], updates: [NodeState?]) -> Int {
    nodes.append(node)
    for index in self.moments { momentNodes[index].append(moments[index]) }
    for index in self.updates { updateNodes[index].append(updates[index]) }
    return nodes.count - 1
  }

  /// The edge's index; a second one of the same name is the same edge.
  mutating func add(_ edge: FigureEdge) -> Int {
    if let index = edgeIndex[edge.id] { return index }
    edgeIndex[edge.id] = edges.count
    edges.append(edge)
    for index in moments { momentEdges[index].append(nil) }
    for index in updates { updateEdges[index].append(nil) }
    return edges.count - 1
  }
}
