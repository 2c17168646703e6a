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
    trait(_GridColumnsKey.self, max(1, count))
  }

  /// Puts a cell at a point of its own within the room that the grid gives it.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(_GridAnchorKey.self, anchor)
  }

  /// Aligns the whole column that the cell stands in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(_GridColumnAlignmentKey.self, guide)
  }

  /// Lets a cell not ask for room in some directions: it gets what the other cells need.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(_GridUnsizedKey.self, axes)
  }
}

/// How many columns a cell takes.
public enum _GridColumnsKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridColumnsKey
  public static var defaultValue: Int { 1 }
  public static var _name: String { ".gridCellColumns" }
  public static func _words(_ value: Int) -> String? { "\(value)" }
}

/// Where a cell stands in its room.
public enum _GridAnchorKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridAnchorKey
  public static var defaultValue: UnitPoint? { nil }
  public static var _name: String { ".gridCellAnchor" }
  public static func _words(_ value: UnitPoint?) -> String? { Describer().describe(value as Any) }
}

/// How a column is aligned.
public enum _GridColumnAlignmentKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridColumnAlignmentKey
  public static var defaultValue: HorizontalAlignment? { nil }
  public static var _name: String { ".gridColumnAlignment" }
  public static func _words(_ value: HorizontalAlignment?) -> String? { value?.words ?? "" }
}

/// In which directions a cell asks for no room.
public enum _GridUnsizedKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridUnsizedKey
  public static var defaultValue: Axis.Set { [] }
  public static var _name: String { ".gridCellUnsizedAxes" }
  public static func _words(_ value: Axis.Set) -> String? { value.words }
}
