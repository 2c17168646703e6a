import Foundation

/// A cell of a grid, with what its view asks of the grid.
struct GridCell {
  let item: LayoutItem
  let row: Int
  /// The first of its columns, or nothing where it stands across all of them.
  let column: Int?
  private let span: Int
  let anchor: UnitPoint?
  let unsized: Axis.Set
  let columnAlignment: HorizontalAlignment?

  @MainActor init(_ item: LayoutItem, row: Int, column: Int?) {
    self.item = item
    self.row = row
    self.column = column
    let usesTraits = item.graph.usesTraits
    span = usesTraits ? item.trait(_GridColumnsKey.self) ?? 1 : 1
    anchor = usesTraits ? item.trait(_GridAnchorKey.self) ?? nil : nil
    unsized = usesTraits ? item.trait(_GridUnsizedKey.self) ?? [] : []
    columnAlignment = usesTraits ? item.trait(_GridColumnAlignmentKey.self) ?? nil : nil
  }

  /// The column after the cell, in a row.
  var nextColumn: Int { (column ?? 0) + span }

  /// The columns that the cell takes in a grid of so many.
  func columns(_ count: Int) -> Range<Int> { column.map { $0..<min($0 + span, count) } ?? 0..<count }
}

/// The rows of a grid, as the views say them: the cells of a `GridRow`, or one view across all columns.
struct GridRows {
  private(set) var rows: [[GridCell]] = []
  /// How each row aligns its cells, where it says so.
  private(set) var alignments: [VerticalAlignment?] = []

  /// Finds the rows among the children of a grid: those after another that one `GridRow` contributes.
  @MainActor init(_ children: ContiguousArray<LayoutItem>) {
    var last: _ViewNode?
    for child in children {
      let row = child.gridRow
      if row == nil || row !== last {
        rows.append([])
        alignments.append((row as? any GridRowPlace)?.alignment)
      }
      let column = row == nil ? nil : rows[rows.count - 1].last?.nextColumn ?? 0
      rows[rows.count - 1].append(GridCell(child, row: rows.count - 1, column: column))
      last = row
    }
  }

  var cells: [GridCell] { rows.flatMap { $0 } }
}

extension LayoutItem {
  /// The row that the view belongs to in the container around it; of rows in rows, the outermost.
  fileprivate var gridRow: _ViewNode? {
    var row: _ViewNode?
    var node = displayed.view.parent
    while let current = node, !current.isLayoutBoundary {
      if current.isGridRow { row = current }
      node = current.parent
    }
    return row
  }
}

/// How far the cells of a row or a column reach before and after their common line.
struct GridExtent {
  private(set) var before: CGFloat = 0
  private var after: CGFloat = 0
  private var isEmpty = true
  private var isEndless = false

  mutating func add(_ length: CGFloat, _ line: CGFloat) {
    if !length.isFinite {
      isEndless = true
    } else if isEmpty {
      (before, after, isEmpty) = (line, length - line, false)
    } else {
      before = max(before, line)
      after = max(after, length - line)
    }
  }

  var length: CGFloat { isEndless ? .infinity : max(0, before + after) }
}
