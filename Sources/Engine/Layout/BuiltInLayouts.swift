import Foundation

/// A layout of the framework, which has an algorithm of its own.
protocol BuiltInLayout {
  @MainActor var algorithm: any LayoutAlgorithm { get }
}

/// What a layout of the framework keeps; it is not made by hand.
public struct _BuiltInLayoutCache {}

/// A layout of the framework that can be asked like one that a program defines.
protocol StackLikeLayout: Layout, BuiltInLayout where Cache == _BuiltInLayoutCache {
  var stack: StackAlgorithm { get }
}

extension StackLikeLayout {
  /// Makes a cache that holds nothing: the engine keeps its own answers.
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  var algorithm: any LayoutAlgorithm { stack }

  /// The size that a stack of these subviews has.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let stack = stack
    return onMain { StackAnswer(proposal, stack, subviews.layoutItems).size }
  }

  /// Places the subviews one after another, as a stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) {
    let stack = stack
    onMain {
      StackAnswer(proposal, stack, subviews.layoutItems).arrange(subviews.layoutItems) { child, origin, offered in
        SubviewPlaces.put(child, CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), offered)
      }
    }
  }
}

/// Views side by side, as a layout.
public struct HStackLayout: StackLikeLayout, Equatable, Sendable {
  /// The line on which the subviews meet.
  public var alignment: VerticalAlignment
  /// The distance between subviews; `nil` for the one they prefer.
  public var spacing: CGFloat?

  /// A row of subviews.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack, which spacers and dividers in it follow.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  var stack: StackAlgorithm { StackAlgorithm(axis: .horizontal, preferring: spacing, vertical: alignment) }
}

/// Views one below another, as a layout.
public struct VStackLayout: StackLikeLayout, Equatable, Sendable {
  /// The line on which the subviews meet.
  public var alignment: HorizontalAlignment
  /// The distance between subviews; `nil` for the one they prefer.
  public var spacing: CGFloat?

  /// A column of subviews.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack, which spacers and dividers in it follow.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  var stack: StackAlgorithm { StackAlgorithm(axis: .vertical, preferring: spacing, horizontal: alignment) }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
  /// The point at which the subviews meet.
  public var alignment: Alignment

  /// Subviews on top of each other, the first at the back.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var depth: DepthAlgorithm { DepthAlgorithm(alignment: alignment) }

  @MainActor var algorithm: any LayoutAlgorithm { depth }

  /// Makes a cache that holds nothing: the engine keeps its own answers.
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  /// The size of all subviews together, aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let depth = depth
    return onMain { depth.extents(proposal, Array(subviews.layoutItems)[...]).size }
  }

  /// Places all subviews so that their points meet.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) {
    let depth = depth
    onMain {
      let children = Array(subviews.layoutItems)[...]
      depth.arrange(children, depth.extents(proposal, children), proposal) { child, origin, offered in
        SubviewPlaces.put(child, CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), offered)
      }
    }
  }
}

/// Rows whose cells stand in common columns, as a layout.
public struct GridLayout: Layout, BuiltInLayout, Equatable, Sendable {
  /// Where cells stand within their room.
  public var alignment: Alignment
  /// The distance between columns; `nil` for the default one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; `nil` for the default one.
  public var verticalSpacing: CGFloat?

  /// A grid; each subview that is no row takes a whole line.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var grid: GridAlgorithm {
    GridAlgorithm(
      parameters: _GridLayoutParameters(
        alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing))
  }

  @MainActor var algorithm: any LayoutAlgorithm { grid }

  /// Makes a cache that holds nothing: the engine keeps its own answers.
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  /// The size of all rows and columns together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let grid = grid
    return onMain { GridMeasure(grid.parameters, proposal, subviews.layoutItems).size }
  }

  /// Places each cell in its row and column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) {
    let grid = grid
    onMain {
      GridMeasure(grid.parameters, proposal, subviews.layoutItems).arrange { child, origin, offered in
        SubviewPlaces.put(child, CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), offered)
      }
    }
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var result = LayoutProperties()
    result.stackOrientation = axis
    return result
  }
}
