extension Sheet {
  /// Puts the panels into rows, the title above, the legend into a free cell or below.
  mutating func arrange(_ options: SheetOptions) {
    let cellWidth = max(layout.size.width, 220) + 2 * Self.padding
    let columns = Self.columns(cellWidth, options.width, of: figure.panels.count)
    let legendWidth = options.legend ? figure.legend.map(legendItemWidth).max() ?? 0 : 0
    let width = max(Double(columns) * (cellWidth + Self.gap) - Self.gap, min(legendWidth, 600), titleWidth, 420)
    var y = Self.margin
    addTitle(width, &y)
    var isLegendPlaced = !options.legend
    for first in stride(from: 0, to: figure.panels.count, by: columns) {
      let row = first..<min(first + columns, figure.panels.count)
      let height = addRow(row, cellWidth: cellWidth, y)
      let free = Double(columns - row.count) * (cellWidth + Self.gap) - Self.gap
      if !isLegendPlaced, free >= legendWidth + Self.padding, legendHeight(free) <= height - 20 {
        var top = y + 16
        addLegend(x: Self.margin + Double(row.count) * (cellWidth + Self.gap) + Self.padding, free, &top)
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

  private var titleWidth: Double { min(TextStyle.heading.width(of: figure.title), 900) }

  private mutating func addTitle(_ width: Double, _ y: inout Double) {
    for line in TextStyle.heading.wrap(figure.title, to: width + 1) { add(line, .heading, x: Self.margin, &y) }
    if figure.panels.allSatisfy({ $0.subtitle.isEmpty }) {
      for line in TextStyle.summary.wrap(figure.summary, to: width) { add(line, .summary, x: Self.margin, &y) }
    }
    y += 10
  }

  /// A row is as high as the lowest thing in its panels; what stands where stays the same.
  private mutating func addRow(_ row: Range<Int>, cellWidth: Double, _ y: Double) -> Double {
    let headings = row.map { heading(figure.panels[$0], width: cellWidth - 2 * Self.padding) }
    let headingHeight = headings.map(height).max() ?? 0
    let drawing = row.map(drawnHeight).max() ?? 0
    let rowHeight = headingHeight + drawing + 2 * Self.padding
    for (column, index) in row.enumerated() {
      let frame = Box(
        x: Self.margin + Double(column) * (cellWidth + Self.gap), y: y, width: cellWidth, height: rowHeight)
      var top = frame.y + 12
      for (text, style) in headings[column] { add(text, style, x: frame.x + Self.padding, &top) }
      let origin = Point(
        x: frame.x + (cellWidth - layout.size.width) / 2, y: frame.y + headingHeight + Self.padding)
      add(PlacedPanel(index: index, frame: frame, origin: origin))
    }
    return rowHeight
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
