// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// One child, moved in from edges: by a length, or by the size of others that stand there.
///
/// A child that scrolls keeps its frame, and moves its content in; one that ignores the safe area reaches under it.
struct InsetAlgorithm: SafeAreaPassing {
  var side: Side?
  var fixed = EdgeInsets()
  var alignment = Alignment.center

  /// An edge, and the distance to what stands there.
  struct Side: Equatable {
    var edge: Edge
    var spacing: CGFloat?
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isFirst: Bool { edge == .top || edge == .leading }
  }

  /// What the content at the edge is offered: all the room, and its ideal length away from the edge.
  private func edgeProposal(_ proposal: ProposedViewSize, _ side: Side) -> ProposedViewSize {
    var result = proposal
    result[side.axis] = nil
    return result
  }

  @MainActor private func insets(_ proposal: ProposedViewSize, _ node: LayoutItem) -> EdgeInsets {
    guard let side, node.children.count > 1 else { return fixed }
    var result = fixed
    let offered = edgeProposal(proposal, side)
    let depth = node.children.dropFirst().reduce(0) { max($0, $1.size(for: offered)[side.axis]) }
    result[side.edge] += depth + (side.spacing ?? 0)
    return result
  }

  /// The insets within which the first child is laid out; those at edges that it deals with itself are noted for it.
  @MainActor private func insetsAround(
    _ primary: LayoutItem, _ proposal: ProposedViewSize, _ node: LayoutItem, isPlacing: Bool
  ) -> EdgeInsets {
    let all = insets(proposal, node)
    let own = primary.edgesWithoutSafeArea
    let state = node.scratch as? SafeAreaState ?? SafeAreaState()
    let isNew = node.scratch !== state
    node.scratch = state
    let noted = all.without(Edge.Set.all.subtracting(own))
    if noted != state.insets || isNew && noted != EdgeInsets() {
      state.insets = noted
      primary.safeAreaChanged()
      // The insets may be other ones for each proposal: those of the last one that was asked for do not count.
      if !isPlacing { node.setNeedsPlacing() }
    }
    return all.without(own)
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    guard let primary = node.children.first else { return .zero }
    let insets = insetsAround(primary, proposal, node, isPlacing: false)
    return primary.size(for: proposal.within(insets)) + insets
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let primary = node.children.first else { return }
    let insets = insetsAround(primary, proposal, node, isPlacing: true)
    put(primary, insets.origin, proposal.within(insets))
    guard let side else { return }
    let offered = edgeProposal(ProposedViewSize(size), side)
    let axis = side.axis
    let line = axis == .vertical ? alignment.horizontal.line : alignment.vertical.line
    let outer = node.outerSafeArea[side.edge]
    for child in node.children.dropFirst() {
      let inner = child.size(for: offered)
      let across = line.value(in: size) - child.guide(line, for: offered, inner)
      let along = side.isFirst ? outer : size[axis] - inner[axis] - outer
      put(child, CGPoint(axis, along: along, across: across), offered)
    }
  }
}

/// One child that reaches under what stands at some edges of the safe area.
struct IgnoredSafeAreaAlgorithm: SafeAreaPassing {
  var edges: Edge.Set

  var ignoredEdges: Edge.Set { edges }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, .zero, proposal) }
  }
}

/// Content at an edge that takes room of its own.
public nonisolated struct _InsetViewModifier<Content: View>: _SecondaryModifier, LayoutModifierAlgorithm {
  /// Where the content stands along the edge.
  public let alignment: Alignment
  /// The content at the edge.
  public let secondary: Content
  let inset: InsetAlgorithm.Side
  public static var _name: String { ".safeAreaInset" }
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment && inset == other.inset }
  @MainActor var algorithm: any LayoutAlgorithm { InsetAlgorithm(side: inset, alignment: alignment) }
}

/// Edges at which a view reaches under the safe area.
public nonisolated struct _SafeAreaRegionsIgnoringLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let edges: Edge.Set
  public static var _name: String { ".ignoresSafeArea" }
  public var _words: String? { edges == .all ? nil : edges.words }
  @MainActor var algorithm: any LayoutAlgorithm { IgnoredSafeAreaAlgorithm(edges: edges) }
}

/// Edges at which a view reaches under the safe area, by the older name.
public nonisolated struct _SafeAreaIgnoringLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let edges: Edge.Set
  public static var _name: String { ".edgesIgnoringSafeArea" }
  public var _words: String? { edges == .all ? nil : edges.words }
  @MainActor var algorithm: any LayoutAlgorithm { IgnoredSafeAreaAlgorithm(edges: edges) }
}

extension View {
  /// Puts views at an edge, and moves the view in by their height.
  ///
  /// A view that scrolls keeps its frame: its content begins and ends further in, and scrolls under them (I1).
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
  ///
  /// A view that scrolls keeps its frame: its content begins and ends further in (I1).
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        secondary: content(), inset: .init(edge: edge == .leading ? .leading : .trailing, spacing: spacing)))
  }

  /// Lets the view reach into the safe area: under what ``safeAreaInset(edge:alignment:spacing:content:)`` puts there.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }

  /// Makes the safe area smaller: a view that scrolls moves its content in, any other is padded.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Makes the safe area smaller: a view that scrolls moves its content in, any other is padded.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }

  /// Makes the safe area smaller: a view that scrolls moves its content in, any other is padded.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: insets))
  }
}
