import Foundation

/// Controls for entering data, in rows.
public nonisolated struct Form<Content: View>: _ContainerView, LayoutContainer {
  var content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { RowsAlgorithm() }
}

/// A view that scrolls its content.
public nonisolated struct ScrollView<Content: View>: _ContainerView, LayoutContainer {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: Axis.Set { axes }
  var algorithm: any LayoutAlgorithm { ScrollAlgorithm(axes: axes) }
}

/// What stays in place while a stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column whose rows are made as they come into view.
public nonisolated struct LazyVStack<Content: View>: _ContainerView, LayoutContainer {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _StackParameters {
    _StackParameters(horizontal: alignment, vertical: nil, spacing: spacing)
  }
  var algorithm: any LayoutAlgorithm {
    LazyStackAlgorithm(
      stack: StackAlgorithm(axis: .vertical, spacing: spacing ?? StackAlgorithm.defaultSpacing, horizontal: alignment))
  }
}

/// A row whose columns are made as they come into view.
public nonisolated struct LazyHStack<Content: View>: _ContainerView, LayoutContainer {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _StackParameters { _StackParameters(horizontal: nil, vertical: alignment, spacing: spacing) }
  var algorithm: any LayoutAlgorithm {
    LazyStackAlgorithm(
      stack: StackAlgorithm(axis: .horizontal, spacing: spacing ?? StackAlgorithm.defaultSpacing, vertical: alignment))
  }
}

/// A stack that takes all the width (or height) that it is offered across its direction.
struct LazyStackAlgorithm: LayoutAlgorithm {
  var stack: StackAlgorithm

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offered = proposal
    offered[stack.axis] = nil
    return offered
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    var size = stack.size(for: offer(proposal), in: node)
    if let across = proposal[stack.axis.other], across.isFinite { size[stack.axis.other] = across }
    return size
  }

  @MainActor func place(in node: LayoutItem) {
    let answer = StackAnswer(offer(node.proposal), stack, node)
    let outer = ViewDimensions(node.frame.size)
    var along: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let inner = ViewDimensions(answer.sizes[index])
      let across =
        stack.axis == .vertical
        ? outer[stack.horizontal] - inner[stack.horizontal] : outer[stack.vertical] - inner[stack.vertical]
      child.place(at: CGPoint(stack.axis, along: along, across: across), proposal: answer.proposals(index))
      along += answer.sizes[index][stack.axis] + stack.spacing
    }
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) { stack.childrenChanged(indices, in: node) }
}
