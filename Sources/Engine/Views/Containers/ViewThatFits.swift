import Foundation

/// Shows the first of its views that fits into the room that it is offered.
public nonisolated struct ViewThatFits<Content: View>: _ContainerView, LayoutContainer {
  var axes: Axis.Set
  var content: Content

  /// Tries the views of the closure in order, measured in the directions of `axes` alone.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: Axis.Set { axes }
  var algorithm: any LayoutAlgorithm { FittingAlgorithm(axes: axes) }
}

/// Gives its room to the first child that fits into it with its ideal length, or else to the last one; the others are
/// not placed.
struct FittingAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set

  @MainActor private func fitting(_ proposal: ProposedViewSize, _ node: LayoutItem) -> LayoutItem? {
    let asked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in node.children {
      let ideal = child.size(for: asked)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if isNarrow && isLow { return child }
    }
    return node.children.last
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    fitting(proposal, node)?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = fitting(proposal, node) { put(child, .zero, proposal) }
  }

  @MainActor func place(in node: LayoutItem) {
    let shown = fitting(node.proposal, node)
    for child in node.children where child !== shown { child.unplace() }
    shown?.place(at: .zero, proposal: node.proposal)
  }
}
