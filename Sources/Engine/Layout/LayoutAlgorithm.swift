import Foundation

/// How a node of the layout tree finds its size and places its children (I1).
protocol LayoutAlgorithm {
  /// The size for a proposal. Asks the children through ``LayoutItem/size(for:)``.
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize
  /// Says where the children stand in a node of a size, without placing them.
  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put)
  /// Places the children in the node's own coordinates. The node's size and proposal are known.
  @MainActor func place(in node: LayoutItem)
  /// Takes the order of children for which only some sizes changed; false where all have to be looked at again.
  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem)
  /// Where an alignment line stands that a view below sets itself; nothing where none does.
  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat?
  /// The distances that the node prefers to its neighbours.
  @MainActor func spacing(in node: LayoutItem) -> ViewSpacing
  /// The direction in which the node lays out its children one after another.
  var stackOrientation: Axis? { get }
}

/// Takes a child, its place, and what it is proposed.
typealias Put = @MainActor (LayoutItem, CGPoint, ProposedViewSize) -> Void

extension LayoutAlgorithm {
  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {}

  @MainActor func place(in node: LayoutItem) {
    arrange(node.frame.size, node.proposal, in: node) { $0.place(at: $1, proposal: $2) }
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) {}

  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? {
    var sum = CombinedGuide(line)
    arrange(size, proposal, in: node) { child, origin, offered in
      if let own = child.explicitGuide(line, for: offered) { sum.add(own + origin[line.axis]) }
    }
    return sum.value
  }

  @MainActor func spacing(in node: LayoutItem) -> ViewSpacing {
    guard node.view.isDisplayModifier, let inner = node.children.first else { return ViewSpacing() }
    return inner.spacing
  }

  var stackOrientation: Axis? { nil }
}

/// What the lines of several children come to: the first or last baseline, the mean of all other lines.
struct CombinedGuide {
  private let line: AlignmentLine
  private(set) var value: CGFloat?
  private var count: CGFloat = 0

  init(_ line: AlignmentLine) { self.line = line }

  mutating func add(_ new: CGFloat) {
    switch (value, line.kind) {
    case (nil, _): value = new
    case (let old?, .firstBaseline): value = min(old, new)
    case (let old?, .lastBaseline): value = max(old, new)
    case (let old?, _): value = (old * count + new) / (count + 1)
    }
    count += 1
  }
}
