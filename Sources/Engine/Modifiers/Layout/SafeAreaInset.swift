import Foundation

/// One child, moved in from an edge by the size of others that stand there.
struct InsetAlgorithm: LayoutAlgorithm {
  var side: Side
  var alignment: Alignment

  /// An edge, and the distance to what stands there.
  struct Side: Equatable {
    var edge: Edge
    var spacing: CGFloat?
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isFirst: Bool { edge == .top || edge == .leading }
  }

  private var axis: Axis { side.axis }

  /// What the content at the edge is offered: all the room, and its ideal length away from the edge.
  private func edgeProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  @MainActor private func depth(_ proposal: ProposedViewSize, _ node: LayoutItem) -> CGFloat {
    if node.children.count < 2 { return 0 }
    let offered = edgeProposal(proposal)
    let depth = node.children.dropFirst().reduce(0) { max($0, $1.size(for: offered)[axis]) }
    return depth + (side.spacing ?? 0)
  }

  private func reduced(_ proposal: ProposedViewSize, _ depth: CGFloat) -> ProposedViewSize {
    var result = proposal
    result[axis] = proposal[axis].map { max(0, $0 - depth) }
    return result
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let depth = depth(proposal, node)
    var size = node.children.first?.size(for: reduced(proposal, depth)) ?? .zero
    size[axis] += depth
    return size
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let primary = node.children.first else { return }
    let depth = depth(proposal, node)
    put(primary, CGPoint(axis, along: side.isFirst ? depth : 0, across: 0), reduced(proposal, depth))
    let offered = edgeProposal(ProposedViewSize(size))
    let line = axis == .vertical ? alignment.horizontal.line : alignment.vertical.line
    for child in node.children.dropFirst() {
      let inner = child.size(for: offered)
      let across = line.value(in: size) - child.guide(line, for: offered, inner)
      put(child, CGPoint(axis, along: side.isFirst ? 0 : size[axis] - inner[axis], across: across), offered)
    }
  }
}

/// Content at an edge that takes room of its own.
public nonisolated struct _InsetViewModifier<Content: View>: _SecondaryModifier, LayoutModifierAlgorithm {
  public let alignment: Alignment
  public let secondary: Content
  let inset: InsetAlgorithm.Side
  public static var _name: String { ".safeAreaInset" }
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment && inset == other.inset }
  @MainActor var algorithm: any LayoutAlgorithm { InsetAlgorithm(side: inset, alignment: alignment) }
}

extension View {
  /// Puts views at an edge, and moves the view in by their height.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), secondary: content(),
        inset: .init(edge: edge == .top ? .top : .bottom, spacing: spacing)))
  }

  /// Puts views at an edge, and moves the view in by their width.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        secondary: content(), inset: .init(edge: edge == .leading ? .leading : .trailing, spacing: spacing)))
  }
}
