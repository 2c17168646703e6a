import Foundation

/// Rows whose cells stand in common columns.
public nonisolated struct Grid<Content: View>: _ContainerView, LayoutContainer {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var content: Content

  /// Makes a grid; without a spacing its rows and columns stand at the default distance.
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

/// One row of a grid: each view in it is a cell.
///
/// A row is structural, as a group is: a modifier on it is one on each of its cells, and outside a grid its cells are
/// laid out one by one by the container around them (I2). Cost: none beyond that of its content.
public nonisolated struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; its alignment is the grid's where none is given.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = GridRowNode(view, inputs)
    node.start()
    return node
  }
}

extension GridRow: CountedView {
  @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) }
}

/// What a grid asks the row of its cells.
@MainActor protocol GridRowPlace: AnyObject {
  var alignment: VerticalAlignment? { get }
}

private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>, Content>, GridRowPlace {
  init(_ value: GridRow<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs, type: "GridRow") { $0.content }
  }

  var alignment: VerticalAlignment? { value.alignment }

  override var isGridRow: Bool { true }

  override func update(_ new: GridRow<Content>, differs: Bool?) -> Bool {
    if new.alignment != alignment { displayablesChanged() }
    return super.update(new, differs: differs)
  }
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
  /// A cell takes one column.
  public static var defaultValue: Int { 1 }
  public static var _name: String { ".gridCellColumns" }
  public static func _words(_ value: Int) -> String? { "\(value)" }
}

/// Where a cell stands in its room.
public enum _GridAnchorKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridAnchorKey
  /// A cell stands as the grid's alignment says.
  public static var defaultValue: UnitPoint? { nil }
  public static var _name: String { ".gridCellAnchor" }
  public static func _words(_ value: UnitPoint?) -> String? { Describer().describe(value as Any) }
}

/// How a column is aligned.
public enum _GridColumnAlignmentKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridColumnAlignmentKey
  /// The grid's alignment holds for the column.
  public static var defaultValue: HorizontalAlignment? { nil }
  public static var _name: String { ".gridColumnAlignment" }
  public static func _words(_ value: HorizontalAlignment?) -> String? { value?.words ?? "" }
}

/// In which directions a cell asks for no room.
public enum _GridUnsizedKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = _GridUnsizedKey
  /// A cell asks for room in both directions.
  public static var defaultValue: Axis.Set { [] }
  public static var _name: String { ".gridCellUnsizedAxes" }
  public static func _words(_ value: Axis.Set) -> String? { value.words }
}
