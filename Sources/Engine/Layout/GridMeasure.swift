import Foundation

/// The columns and rows of a grid for one proposal.
@MainActor final class GridMeasure {
  let proposal: ProposedViewSize
  private let parameters: _GridLayoutParameters
  private let content: GridRows
  /// For each column, the cells that stand in it alone.
  private var cellsOfColumns: [[GridCell]] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var columns: [CGFloat] = []
  private var rows: [CGFloat] = []

  init(_ parameters: _GridLayoutParameters, _ proposal: ProposedViewSize, _ children: ContiguousArray<LayoutItem>) {
    self.parameters = parameters
    self.proposal = proposal
    content = GridRows(children)
    let cells = content.cells
    let count = cells.reduce(1) { $1.column == nil ? $0 : max($0, $1.nextColumn) }
    columns = Array(repeating: 0, count: count)
    cellsOfColumns = Array(repeating: [], count: count)
    for cell in cells {
      let taken = range(of: cell)
      if taken.count == 1 { cellsOfColumns[taken.lowerBound].append(cell) }
      if let column = cell.column, let alignment = cell.columnAlignment { columnAlignments[column] = alignment }
    }
    shareWidth(cells)
    shareHeight()
  }

  // MARK: Lengths

  private var gap: CGFloat { parameters.horizontal ?? StackAlgorithm.defaultSpacing }
  private var lineGap: CGFloat { parameters.vertical ?? StackAlgorithm.defaultSpacing }

  private func shareWidth(_ cells: [GridCell]) {
    columns = share(proposal.width, columns.count, gap) { column, length in
      let offered = ProposedViewSize(width: length, height: nil)
      let sized = cellsOfColumns[column].filter { !$0.unsized.contains(.horizontal) }
      return extent(sized, line(ofColumn: column)) { _ in offered }.length
    }
    for cell in cells where range(of: cell).count > 1 && !cell.unsized.contains(.horizontal) {
      let (own, others) = (width(of: cell), total - width(of: cell))
      let offered = ProposedViewSize(width: proposal.width.map { max($0 - others, own) }, height: nil)
      let missing = cell.item.size(for: offered).width - own
      guard missing > 0, missing.isFinite else { continue }
      let spanned = range(of: cell)
      for column in spanned { columns[column] += missing / CGFloat(spanned.count) }
    }
  }

  private func shareHeight() {
    rows = share(proposal.height, content.rows.count, lineGap) { row, length in
      let sized = content.rows[row].filter { !$0.unsized.contains(.vertical) }
      return extent(sized, line(ofRow: row)) { ProposedViewSize(width: width(of: $0), height: length) }.length
    }
  }

  /// Shares a length as a stack does; each track takes the length that its cells take.
  private func share(
    _ length: CGFloat?, _ count: Int, _ gap: CGFloat, _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
    let tracks = (0..<count).map { index in
      (index: index, flexibility: measure(index, .infinity) - measure(index, 0))
    }
    var result = Array(repeating: CGFloat(0), count: count)
    var left = length - gap * CGFloat(max(0, count - 1))
    var waiting = count
    let order = tracks.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    for track in order {
      result[track.index] = measure(track.index, max(0, left / CGFloat(waiting)))
      left -= result[track.index]
      waiting -= 1
    }
    return result
  }

  private func range(of cell: GridCell) -> Range<Int> { cell.columns(columns.count) }

  private func width(of cell: GridCell) -> CGFloat {
    let taken = range(of: cell)
    return columns[taken].reduce(gap * CGFloat(max(0, taken.count - 1)), +)
  }

  private var total: CGFloat { columns.reduce(gap * CGFloat(columns.count - 1), +) }

  var size: CGSize {
    if rows.isEmpty { return .zero }
    return CGSize(width: total, height: rows.reduce(lineGap * CGFloat(rows.count - 1), +))
  }

  // MARK: Places

  private func line(ofColumn column: Int?) -> AlignmentLine {
    (column.flatMap { columnAlignments[$0] } ?? parameters.alignment.horizontal).line
  }

  private func line(ofRow row: Int) -> AlignmentLine {
    (content.alignments[row] ?? parameters.alignment.vertical).line
  }

  /// How far cells reach before and after their common line; a cell with an anchor of its own has no part in the line.
  private func extent(
    _ cells: [GridCell], _ line: AlignmentLine, _ offer: (GridCell) -> ProposedViewSize
  ) -> GridExtent {
    var result = GridExtent()
    for cell in cells {
      let offered = offer(cell)
      let size = cell.item.size(for: offered)
      let guide = cell.anchor == nil ? cell.item.guide(line, for: offered, size) : line.value(in: size)
      result.add(size[line.axis], guide)
    }
    return result
  }

  private func room(of cell: GridCell) -> CGSize { CGSize(width: width(of: cell), height: rows[cell.row]) }

  /// Where the common line of cells stands in a length: room that they leave is shared as the line says.
  private func place(of line: AlignmentLine, in length: CGFloat, _ cells: [GridCell]) -> CGFloat {
    let extent = extent(cells.filter { $0.anchor == nil }, line) { ProposedViewSize(room(of: $0)) }
    let left = length - extent.length
    return extent.before + (left.isFinite ? line.value(in: CGSize(width: left, height: left)) : 0)
  }

  /// Says where each cell stands, in the grid's coordinates.
  func arrange(_ put: Put) {
    let columnLines = columns.indices.map { place(of: line(ofColumn: $0), in: columns[$0], cellsOfColumns[$0]) }
    var y: CGFloat = 0
    for (row, cells) in content.rows.enumerated() {
      let rowLine = place(of: line(ofRow: row), in: rows[row], cells)
      for cell in cells {
        let offered = ProposedViewSize(room(of: cell))
        let column = range(of: cell).lowerBound
        let start = columns[..<column].reduce(0) { $0 + $1 + gap }
        let alone = range(of: cell).count == 1 ? columnLines[column] : nil
        let origin = origin(of: cell, offered, line: rowLine, columnLine: alone)
        put(cell.item, CGPoint(x: start + origin.x, y: y + origin.y), offered)
      }
      y += rows[row] + lineGap
    }
  }

  /// Where a cell begins in its room.
  private func origin(
    of cell: GridCell, _ offered: ProposedViewSize, line rowLine: CGFloat, columnLine: CGFloat?
  ) -> CGPoint {
    let (size, room) = (cell.item.size(for: offered), room(of: cell))
    if let anchor = cell.anchor {
      return CGPoint(x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
    }
    let line = line(ofColumn: cell.column)
    return CGPoint(
      x: (columnLine ?? line.value(in: room)) - cell.item.guide(line, for: offered, size),
      y: rowLine - cell.item.guide(self.line(ofRow: cell.row), for: offered, size))
  }
}
