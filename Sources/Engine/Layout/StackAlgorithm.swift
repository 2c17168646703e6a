import Foundation

/// The layout of `HStack` and `VStack`: the least flexible children choose first, what is left is shared (I1).
struct StackAlgorithm: LayoutAlgorithm {
  var axis: Axis
  var spacing: CGFloat
  var horizontal: HorizontalAlignment = .center
  var vertical: VerticalAlignment = .center
  /// Whether the children's own preferences decide their distances.
  var usesPreferences = false

  static let defaultSpacing: CGFloat = 8

  init(
    axis: Axis, spacing: CGFloat, horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A stack whose children stand at the distances that they prefer where `spacing` is not given.
  init(
    axis: Axis, preferring spacing: CGFloat?, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.init(
      axis: axis, spacing: spacing ?? StackAlgorithm.defaultSpacing, horizontal: horizontal, vertical: vertical)
    usesPreferences = spacing == nil
  }

  /// The line that the children share across the stack.
  var line: AlignmentLine { axis == .vertical ? horizontal.line : vertical.line }

  var stackOrientation: Axis? { axis }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    answer(proposal, in: node).size
  }

  @MainActor func place(in node: LayoutItem) {
    state(of: node).place(answer(node.proposal, in: node), in: node, along: 0, across: 0)
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    answer(proposal, in: node).arrange(node.children, put)
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) {
    (node.scratch as? StackState)?.childrenChanged(indices, node)
  }

  @MainActor func spacing(in node: LayoutItem) -> ViewSpacing {
    guard node.graph.usesTraits, let first = node.children.first, let last = node.children.last else {
      return ViewSpacing()
    }
    var result = first.spacing
    if first === last { return result }
    let isRow = axis == .horizontal
    result.formUnion(last.spacing, edges: isRow ? .vertical : .horizontal)
    return result.taking(isRow ? .trailing : .bottom, of: last.spacing)
  }

  /// What the stack does for a proposal.
  @MainActor func answer(_ proposal: ProposedViewSize, in node: LayoutItem) -> StackAnswer {
    state(of: node).answer(proposal, self, node)
  }

  @MainActor func state(of node: LayoutItem) -> StackState {
    if let state = node.scratch as? StackState { return state }
    let state = StackState()
    node.scratch = state
    return state
  }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
