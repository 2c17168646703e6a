import Foundation

/// The columns and rows of a grid for one proposal.
@MainActor final class GridMeasure {
  let proposal: ProposedViewSize
  private let parameters: _GridLayoutParameters
  private var gap: CGFloat { parameters.horizontal ?? StackAlgorithm.defaultSpacing }
  private var lineGap: CGFloat { parameters.vertical ?? StackAlgorithm.defaultSpacing }
  private var columns: [CGFloat] = []
  private var rows: [CGFloat] = []
  private var items: [[GridCell]] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  /// For each child that is a row, where its cells stand in it.
  private(set) var cellsOfRows: [[Cell]?] = []

  struct Cell {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  init(_ parameters: _GridLayoutParameters, _ proposal: ProposedViewSize, _ children: ContiguousArray<LayoutItem>) {
    self.parameters = parameters
    self.proposal = proposal
    collect(children)
    shareWidth()
    shareHeight()
    cellsOfRows = children.indices.map { children[$0].algorithm is GridRowAlgorithm ? places($0, children[$0]) : nil }
  }

  private func collect(_ children: ContiguousArray<LayoutItem>) {
    var count = 1
    for child in children {
      var column = 0
      var cells: [GridCell] = []
      if child.algorithm is GridRowAlgorithm {
        for cell in child.children {
          let span = cell.graph.usesTraits ? cell.trait(_GridColumnsKey.self) ?? 1 : 1
          cells.append(GridCell(cell, column, span))
          if let alignment = cells.last?.columnAlignment { columnAlignments[column] = alignment }
          column += span
        }
        count = max(count, column)
      }
      items.append(cells)
    }
    for (index, child) in children.enumerated() where !(child.algorithm is GridRowAlgorithm) {
      items[index] = [GridCell(child, 0, count)]
    }
    columns = Array(repeating: 0, count: count)
  }

  // MARK: Shares

  private func shareWidth() {
    let cells = items.joined().filter { !$0.unsized.contains(.horizontal) }
    let single = Dictionary(grouping: cells.filter { $0.span == 1 }, by: \.column)
    columns = share(proposal.width, columns.count, gap, .horizontal) { column, length in
      var longest: CGFloat = 0
      for cell in single[column] ?? [] {
        longest = max(longest, cell.item.size(for: ProposedViewSize(width: length, height: nil)).width)
      }
      return longest
    }
    for cell in cells where cell.span > 1 {
      let offered = ProposedViewSize(width: proposal.width.map { max($0, width(of: cell)) }, height: nil)
      let wanted = cell.item.size(for: offered).width
      let missing = wanted - width(of: cell)
      guard missing > 0, missing.isFinite else { continue }
      let spanned = cell.columns(columns.count)
      for column in spanned { columns[column] += missing / CGFloat(spanned.count) }
    }
  }

  private func shareHeight() {
    rows = share(proposal.height, items.count, lineGap, .vertical) { row, length in
      var longest: CGFloat = 0
      for cell in items[row] where !cell.unsized.contains(.vertical) {
        longest = max(
          longest, cell.item.size(for: ProposedViewSize(width: width(of: cell), height: length)).height)
      }
      return longest
    }
  }

  /// Shares a length as a stack does; each track takes the length that its longest cell takes.
  private func share(
    _ length: CGFloat?, _ count: Int, _ gap: CGFloat, _ axis: Axis, _ measure: (Int, CGFloat?) -> CGFloat
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

  // MARK: Places

  private func width(of cell: GridCell) -> CGFloat {
    let columns = cell.columns(self.columns.count)
    return columns.reduce(gap * CGFloat(max(0, columns.count - 1))) { $0 + self.columns[$1] }
  }

  private func start(of column: Int) -> CGFloat {
    columns[..<min(column, columns.count)].reduce(0) { $0 + $1 + gap }
  }

  private var total: CGFloat { columns.reduce(gap * CGFloat(max(0, columns.count - 1)), +) }

  var size: CGSize {
    if items.isEmpty { return .zero }
    return CGSize(width: total, height: rows.reduce(lineGap * CGFloat(rows.count - 1), +))
  }

  private func origin(of cell: GridCell, _ offered: ProposedViewSize, _ room: CGSize, _ row: LayoutItem?) -> CGPoint {
    let size = cell.item.size(for: offered)
    if let anchor = cell.anchor {
      return CGPoint(x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
    }
    let horizontal = columnAlignments[cell.column] ?? parameters.alignment.horizontal
    let vertical = (row?.algorithm as? GridRowAlgorithm)?.alignment ?? parameters.alignment.vertical
    return Alignment(horizontal: horizontal, vertical: vertical).origin(of: cell.item, for: offered, in: room)
  }

  /// Where the cells of a row stand: those that share a line that views set meet in it.
  private func places(_ index: Int, _ row: LayoutItem) -> [Cell] {
    let height = rows[index]
    var cells = items[index].map { cell in
      let room = CGSize(width: width(of: cell), height: height)
      let offered = ProposedViewSize(room)
      var origin = origin(of: cell, offered, room, row)
      origin.x += start(of: cell.column)
      return Cell(origin: origin, proposal: offered)
    }
    let line = ((row.algorithm as? GridRowAlgorithm)?.alignment ?? parameters.alignment.vertical).line
    if line.isBaseline || line.kind == .custom || row.graph.guides.contains(line.key) {
      alignLines(line, &cells, items[index], height)
    }
    return cells
  }

  private func alignLines(_ line: AlignmentLine, _ cells: inout [Cell], _ items: [GridCell], _ height: CGFloat) {
    let guides = zip(items, cells).map { cell, place in
      cell.item.guide(line, for: place.proposal, cell.item.size(for: place.proposal))
    }
    guard let deepest = guides.max() else { return }
    for (index, guide) in guides.enumerated() where items[index].anchor == nil {
      cells[index].origin.y = deepest - guide
    }
  }

  func arrange(_ children: ContiguousArray<LayoutItem>, _ put: Put) {
    var y: CGFloat = 0
    for (index, child) in children.enumerated() {
      let height = rows[index]
      if cellsOfRows[index] != nil {
        put(child, CGPoint(x: 0, y: y), ProposedViewSize(width: total, height: height))
      } else {
        let room = CGSize(width: total, height: height)
        let cell = items[index][0]
        let offered = ProposedViewSize(room)
        let origin = origin(of: cell, offered, room, nil)
        put(child, CGPoint(x: origin.x, y: y + origin.y), offered)
      }
      y += height + lineGap
    }
  }
}

/// A cell of a grid, with what its view asks of the grid.
struct GridCell {
  let item: LayoutItem
  let column: Int
  let span: Int
  let anchor: UnitPoint?
  let unsized: Axis.Set
  let columnAlignment: HorizontalAlignment?

  @MainActor init(_ item: LayoutItem, _ column: Int, _ span: Int) {
    self.item = item
    self.column = column
    self.span = span
    let usesTraits = item.graph.usesTraits
    anchor = usesTraits ? item.trait(_GridAnchorKey.self) ?? nil : nil
    unsized = usesTraits ? item.trait(_GridUnsizedKey.self) ?? [] : []
    columnAlignment = usesTraits ? item.trait(_GridColumnAlignmentKey.self) ?? nil : nil
  }

  func columns(_ count: Int) -> Range<Int> { min(column, count)..<min(column + span, count) }
}
