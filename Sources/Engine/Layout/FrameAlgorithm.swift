import Foundation

/// A frame around one child, fixed or flexible.
struct FrameAlgorithm: LayoutAlgorithm {
  var width: Length
  var height: Length
  var alignment: Alignment

  /// One dimension of a frame: fixed, or between bounds.
  struct Length: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var fixed: CGFloat?

    /// What the child is offered: the proposal within the bounds, the ideal length where nothing is proposed.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      return (proposed ?? ideal).map(clamp)
    }

    private func clamp(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(length, most ?? .infinity)) }

    /// The frame's own length, from what was proposed and what the child chose: the proposal within both bounds; at
    /// most the child's length over the least one; at least the child's length under the largest one.
    func result(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      guard let proposed = proposed ?? ideal else { return clamp(child) }
      var length = child
      if let least { length = max(least, min(length, proposed)) }
      if let most { length = min(most, max(length, proposed)) }
      return least == nil && most == nil && ideal != nil && proposed == ideal ? proposed : length
    }
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let child = node.children.first?.size(for: offer(proposal)) ?? .zero
    return CGSize(
      width: width.result(proposal.width, child: child.width),
      height: height.result(proposal.height, child: child.height))
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let child = node.children.first else { return }
    let offered = offer(proposal)
    put(child, alignment.origin(of: child, for: offered, in: size), offered)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }
}
