import Foundation

/// Controls for entering data, in rows.
public nonisolated struct Form<Content: View>: _WindowedView, LayoutContainer {
  var content: Content

  /// A form of the views that the closure makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _scrollAxes: Axis.Set { .vertical }
  public var _isLazy: Bool { true }
  var algorithm: any LayoutAlgorithm { RowsAlgorithm() }
}

/// A view that scrolls its content.
public nonisolated struct ScrollView<Content: View>: _WindowedView, LayoutContainer {
  /// The views that are scrolled.
  public var content: Content
  /// The directions in which they are scrolled.
  public var axes: Axis.Set
  /// Whether it is seen how far they are scrolled; nothing of that is drawn.
  public var showsIndicators: Bool

  /// A view that scrolls its content in one direction or two.
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
  public var _scrollAxes: Axis.Set { axes }
  public var _isLazy: Bool { false }
  var algorithm: any LayoutAlgorithm { ScrollAlgorithm(axes: axes) }
}

/// What stays in place while a stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column whose rows are made as they come into view.
public nonisolated struct LazyVStack<Content: View>: _WindowedView, LayoutContainer {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var content: Content

  /// A column with rows at a distance of `spacing`, or at the default one.
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
public nonisolated struct LazyHStack<Content: View>: _WindowedView, LayoutContainer {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var content: Content

  /// A row with columns at a distance of `spacing`, or at the default one.
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
struct LazyStackAlgorithm: LazyAlgorithm {
  var stack: StackAlgorithm

  var axis: Axis { stack.axis }
  var spacing: CGFloat { stack.spacing }

  @MainActor func length(of child: LayoutItem, cell: Int, across: CGFloat?) -> CGFloat {
    child.size(for: offer(across))[axis]
  }

  private func offer(_ across: CGFloat?) -> ProposedViewSize {
    var offered = ProposedViewSize.unspecified
    offered[axis.other] = across
    return offered
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let across = proposal[axis.other]
    let length = geometry(of: node, across: across).total
    if let across, across.isFinite { return CGSize(axis, along: length, across: across) }
    let widest = node.children.reduce(0) { max($0, $1.size(for: offer(across))[axis.other]) }
    return CGSize(axis, along: length, across: widest)
  }

  @MainActor func place(in node: LayoutItem) {
    let across = acrossForPlacing(node)
    let geometry = geometry(of: node, across: across)
    let outer = ViewDimensions(node.frame.size)
    forEachCell(in: node, geometry) { child, cell in
      let inner = ViewDimensions(child.size(for: offer(across)))
      let lead =
        axis == .vertical
        ? outer[stack.horizontal] - inner[stack.horizontal] : outer[stack.vertical] - inner[stack.vertical]
      child.place(
        at: CGPoint(axis, along: geometry.start(ofLine: geometry.line(of: cell)), across: lead),
        proposal: offer(across))
    }
  }
}
