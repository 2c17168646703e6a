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
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  var algorithm: any LayoutAlgorithm { stack }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let stack = stack
    return onMain { StackAnswer(proposal, stack, subviews.layoutItems).size }
  }

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
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  var stack: StackAlgorithm { StackAlgorithm(axis: .horizontal, preferring: spacing, vertical: alignment) }
}

/// Views one below another, as a layout.
public struct VStackLayout: StackLikeLayout, Equatable, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  var stack: StackAlgorithm { StackAlgorithm(axis: .vertical, preferring: spacing, horizontal: alignment) }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var depth: DepthAlgorithm { DepthAlgorithm(alignment: alignment) }

  @MainActor var algorithm: any LayoutAlgorithm { depth }

  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let depth = depth
    return onMain { depth.extents(proposal, Array(subviews.layoutItems)[...]).size }
  }

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
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

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

  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache { _BuiltInLayoutCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    let grid = grid
    return onMain { GridMeasure(grid.parameters, proposal, subviews.layoutItems).size }
  }

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
