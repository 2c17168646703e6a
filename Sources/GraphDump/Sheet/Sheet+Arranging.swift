extension Sheet {
  /// Puts the panels into rows, the title above, the legend into a free cell or below.
  mutating func arrange(_ options: SheetOptions) {
    var cells = figure.panels.indices.map { max(drawnWidth($0), 220) + 2 * Self.padding }
    let rows = Self.rows(of: cells, options.width)
    Self.align(&cells, in: rows, options.width)
    func used(_ row: Range<Int>) -> Double { row.reduce(-Self.gap) { $0 + cells[$1] + Self.gap } }
    let legendWidth = options.legend ? figure.legend.map(legendItemWidth).max() ?? 0 : 0
    let width = max(rows.map(used).max() ?? 0, min(legendWidth, 600), titleWidth, 420)
    var y = Self.margin
    addTitle(width, &y)
    var isLegendPlaced = !options.legend
    for row in rows {
      let height = addRow(row, cells, y)
      let free = width - used(row) - Self.gap
      if !isLegendPlaced, row == rows.last, free >= legendWidth + Self.padding, legendHeight(free) <= height - 20 {
        var top = y + 16
        addLegend(x: Self.margin + used(row) + Self.gap + Self.padding, free - Self.padding, &top)
        isLegendPlaced = true
      }
      y += height + Self.gap
    }
    if !isLegendPlaced { addLegend(x: Self.margin, width, &y) }
    addNotes(width, &y)
    size = PlaneSize(width: (width + 2 * Self.margin).rounded(.up), height: (y + Self.margin - Self.gap).rounded(.up))
  }

  /// How many panels of a width stand in a row.
  static func columns(_ cellWidth: Double, _ width: Double, of panels: Int) -> Int {
    max(1, min(Int((width - 2 * margin + gap) / (cellWidth + gap)), panels))
  }

  /// The panels that stand in each row, as many as there is room for.
  private static func rows(of cells: [Double], _ width: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var used = 0.0
    for (index, cell) in cells.enumerated() {
      if let last = rows.last, used + gap + cell <= width - 2 * margin {
        rows[rows.count - 1] = last.lowerBound..<index + 1
        used += gap + cell
      } else {
        rows.append(index..<index + 1)
        used = cell
      }
    }
    return rows
  }

  /// Makes panels below each other equally wide, where there is room for the widest of each column.
  private static func align(_ cells: inout [Double], in rows: [Range<Int>], _ width: Double) {
    var columns: [Double] = []
    for row in rows {
      for (column, index) in row.enumerated() {
        if column == columns.count { columns.append(0) }
        columns[column] = max(columns[column], cells[index])
      }
    }
    guard columns.reduce(-gap, { $0 + $1 + gap }) <= width - 2 * margin else { return }
    for row in rows { for (column, index) in row.enumerated() { cells[index] = columns[column] } }
  }

  /// Where everything has its place in all panels, all are equally wide; a screen without words is narrower.
  private func drawnWidth(_ panel: Int) -> Double {
    guard figure.arrangement == .screen else { return layout.size.width }
    let boxes = layout(of: panel).nodes
    return zip(boxes, figure.panels[panel].nodes).reduce(0) { $1.1 == nil ? $0 : max($0, $1.0.maxX) }
  }

  private var titleWidth: Double { min(TextStyle.heading.width(of: figure.title), 900) }

  private mutating func addTitle(_ width: Double, _ y: inout Double) {
    for line in TextStyle.heading.wrap(figure.title, to: width + 1) { add(line, .heading, x: Self.margin, &y) }
    if figure.panels.allSatisfy({ $0.subtitle.isEmpty }) {
      for line in TextStyle.summary.wrap(figure.summary, to: width) { add(line, .summary, x: Self.margin, &y) }
    }
    y += 10
  }

  /// A row reaches from the highest to the lowest thing in its panels; what stands where stays the same.
  private mutating func addRow(_ row: Range<Int>, _ cells: [Double], _ y: Double) -> Double {
    let headings = row.map { heading(figure.panels[$0], width: cells[$0] - 2 * Self.padding) }
    let headingHeight = headings.map(height).max() ?? 0
    let top = row.map(drawnTop).min() ?? 0
    let drawing = (row.map(drawnHeight).max() ?? 0) - top
    let rowHeight = headingHeight + drawing + 2 * Self.padding
    var left = Self.margin
    for (column, index) in row.enumerated() {
      let frame = Box(x: left, y: y, width: cells[index], height: rowHeight)
      left += cells[index] + Self.gap
      var line = frame.y + 12
      for (text, style) in headings[column] { add(text, style, x: frame.x + Self.padding, &line) }
      let origin = Point(
        x: frame.x + (figure.arrangement == .screen ? Self.padding : (cells[index] - drawnWidth(index)) / 2),
        y: frame.y + headingHeight + Self.padding - top)
      add(PlacedPanel(index: index, frame: frame, origin: origin))
    }
    return rowHeight
  }

  /// Where the nodes, edges and words of a panel begin: above is nothing but what other panels have there.
  private func drawnTop(_ panel: Int) -> Double {
    let layout = layout(of: panel)
    var highest = Double.infinity
    for (box, state) in zip(layout.nodes, figure.panels[panel].nodes) where state != nil {
      highest = min(highest, box.y)
    }
    for (index, state) in figure.panels[panel].edges.enumerated() where state != nil {
      for point in layout.edges[index]?.points ?? [] { highest = min(highest, point.y) }
      if let label = labels[index], state?.label != nil { highest = min(highest, label.y - 8) }
    }
    return highest.isFinite ? max(0, highest.rounded(.down)) : 0
  }

  /// How far down the nodes and edges of a panel reach.
  private func drawnHeight(_ panel: Int) -> Double {
    let layout = layout(of: panel)
    var lowest = 0.0
    for (box, state) in zip(layout.nodes, figure.panels[panel].nodes) where state != nil {
      lowest = max(lowest, box.maxY)
    }
    for (path, state) in zip(layout.edges, figure.panels[panel].edges) where state != nil {
      for point in path?.points ?? [] { lowest = max(lowest, point.y) }
    }
    return min(lowest + 1, layout.size.height)
  }

  private func heading(_ panel: FigurePanel, width: Double) -> [(String, TextStyle)] {
    TextStyle.panel.wrap(panel.title, to: width).map { ($0, .panel) }
      + TextStyle.note.wrap(panel.subtitle, to: width).map { ($0, .note) }
  }

  private func height(_ lines: [(String, TextStyle)]) -> Double {
    lines.isEmpty ? 0 : lines.reduce(10) { $0 + $1.1.lineHeight }
  }
}
