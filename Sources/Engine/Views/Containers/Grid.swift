import Foundation

/// Rows whose cells stand in common columns.
public nonisolated struct Grid<Content: View>: _ContainerView, LayoutContainer {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var content: Content

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _GridLayoutParameters {
    _GridLayoutParameters(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
  }
  var algorithm: any LayoutAlgorithm { GridAlgorithm(parameters: _parameters) }
}

/// One row of a grid.
public nonisolated struct GridRow<Content: View>: _ContainerView, LayoutContainer {
  var alignment: VerticalAlignment?
  var content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: VerticalAlignment? { alignment }
  var algorithm: any LayoutAlgorithm { GridRowAlgorithm(alignment: alignment) }
}

/// What counts in a comparison of grids.
public nonisolated struct _GridLayoutParameters: Equatable {
  var alignment: Alignment
  var horizontal: CGFloat?
  var vertical: CGFloat?
}

extension View {
  /// Lets a cell take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    trait(".gridCellColumns", GridColumnsKey.self, max(1, count)) { "\($0)" }
  }

  /// Puts a cell at a point of its own within the room that the grid gives it.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(".gridCellAnchor", GridAnchorKey.self, anchor) { Describer().describe($0 as Any) }
  }

  /// Aligns the whole column that the cell stands in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(".gridColumnAlignment", GridColumnAlignmentKey.self, guide) { $0?.words ?? "" }
  }

  /// Lets a cell not ask for room in some directions: it gets what the other cells need.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(".gridCellUnsizedAxes", GridUnsizedKey.self, axes) { $0.words }
  }
}

enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
