import Foundation

/// A leaf that measures itself.
struct LeafAlgorithm: LayoutAlgorithm {
  var measure: @MainActor (ProposedViewSize) -> CGSize

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize { measure(proposal) }

  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? {
    guard line.isBaseline, let baselines = (node.view as? any BaselineView)?.baselines else { return nil }
    return line.kind == .firstBaseline ? baselines.first : size.height - baselines.belowLast
  }
}

/// A node with text of its own.
@MainActor protocol BaselineView: AnyObject {
  /// How far the first baseline stands below the top, and the last one above the bottom.
  var baselines: (first: CGFloat, belowLast: CGFloat)? { get }
}

/// Takes the room along the stack it stands in.
struct SpacerAlgorithm: LayoutAlgorithm {
  var minLength: CGFloat?

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let least = minLength ?? StackAlgorithm.defaultSpacing
    func length(_ proposed: CGFloat?) -> CGFloat { max(least, proposed ?? least) }
    switch node.stackAxis {
    case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
    case .vertical?: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  @MainActor func spacing(in node: LayoutItem) -> ViewSpacing {
    switch node.stackAxis {
    case .horizontal?: ViewSpacing(horizontal: 0, vertical: nil)
    case .vertical?: ViewSpacing(horizontal: nil, vertical: 0)
    case nil: .zero
    }
  }
}

/// A thin line across the stack it stands in.
struct DividerAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.stackAxis == .horizontal
      ? CGSize(width: 1, height: proposal.height ?? 1) : CGSize(width: proposal.width ?? 1, height: 1)
  }
}

@MainActor extension LayoutItem {
  /// The direction of the stack around the node, through modifiers.
  var stackAxis: Axis? {
    var node = parent
    while let current = node {
      if let axis = current.algorithm.stackOrientation { return axis }
      if !current.view.isDisplayModifier { return nil }
      node = current.parent
    }
    return nil
  }
}
