import Foundation

/// Puts children on top of each other: `ZStack`, overlays, and the window itself.
struct DepthAlgorithm: LayoutAlgorithm {
  var alignment: Alignment = .center

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.reduce(CGSize.zero) { size, child in
      let inner = child.size(for: proposal)
      return CGSize(width: max(size.width, inner.width), height: max(size.height, inner.height))
    }
  }

  @MainActor func place(in node: LayoutItem) {
    for child in node.children {
      let size = child.size(for: node.proposal)
      child.place(at: alignment.origin(of: size, in: node.frame.size), proposal: node.proposal)
    }
  }
}

/// Insets around one child.
struct PaddingAlgorithm: LayoutAlgorithm {
  var insets: EdgeInsets

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let inner = node.children.first?.size(for: reduced(proposal)) ?? .zero
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  @MainActor func place(in node: LayoutItem) {
    node.children.first?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: reduced(node.proposal))
  }

  private func reduced(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

/// A frame around one child, fixed or flexible.
struct FrameAlgorithm: LayoutAlgorithm {
  var width: Length
  var height: Length
  var alignment: Alignment

  /// One dimension of a frame: fixed where least and most are the same.
  struct Length: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var fixed: CGFloat?

    /// What the child is offered.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard let proposed = proposed ?? ideal else { return nil }
      return clamp(proposed)
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    /// The frame's own length, from what was proposed and what the child chose.
    func result(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      guard let proposed = proposed ?? ideal else {
        return max(least ?? child, min(child, most ?? .infinity))
      }
      let low = least ?? min(child, proposed)
      let high = most ?? max(child, least ?? child)
      if most != nil, least == nil { return max(min(child, proposed), min(proposed, high)) }
      if most == nil, least == nil { return child }
      return max(low, min(proposed, high))
    }
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let child = node.children.first?.size(for: offer(proposal)) ?? .zero
    return CGSize(
      width: width.result(proposal.width, child: child.width),
      height: height.result(proposal.height, child: child.height))
  }

  @MainActor func place(in node: LayoutItem) {
    guard let child = node.children.first else { return }
    let offered = offer(node.proposal)
    let size = child.size(for: offered)
    child.place(at: alignment.origin(of: size, in: node.frame.size), proposal: offered)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }
}

/// Passes everything through to one child.
struct PassAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func place(in node: LayoutItem) { node.children.first?.place(at: .zero, proposal: node.proposal) }
}

/// A leaf that measures itself.
struct LeafAlgorithm: LayoutAlgorithm {
  var measure: @MainActor (ProposedViewSize) -> CGSize

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize { measure(proposal) }

  @MainActor func place(in node: LayoutItem) {}
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

  @MainActor func place(in node: LayoutItem) {}
}

/// A thin line across the stack it stands in.
struct DividerAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.stackAxis == .horizontal
      ? CGSize(width: 1, height: proposal.height ?? 1) : CGSize(width: proposal.width ?? 1, height: 1)
  }

  @MainActor func place(in node: LayoutItem) {}
}

@MainActor extension LayoutItem {
  /// The direction of the stack around the node, through modifiers.
  var stackAxis: Axis? {
    var node = parent
    while let current = node {
      if let stack = current.algorithm as? StackAlgorithm { return stack.axis }
      if current.children.count != 1 || current.parent == nil { return nil }
      node = current.parent
    }
    return nil
  }
}

/// Insets on the four sides, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
