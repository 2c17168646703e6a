/// A figure laid out: every text measured, every node placed, the panels arranged on one sheet.
///
/// All panels share ``layout``, so nothing moves from one to the next.
public struct Sheet: Sendable {
  public let figure: Figure
  public let layout: Layout
  public private(set) var size = PlaneSize(width: 0, height: 0)
  /// Where each panel's drawing begins, and the frame around it.
  private(set) var panels: [PlacedPanel] = []
  private(set) var texts: [PlacedText] = []
  private(set) var legend: [PlacedLegend] = []
  /// The middles of the labels of edges.
  let labels: [Point?]
  /// For each panel, the text of each node.
  let nodeTexts: [[NodeText?]]

  struct PlacedPanel {
    var frame: Box
    var origin: Point
  }

  struct PlacedText {
    var text: String
    var style: TextStyle
    var x: Double
    var baseline: Double
  }

  struct PlacedLegend {
    var entry: LegendEntry
    var swatch: Box
    var text: PlacedText
  }

  static let margin = 24.0
  static let padding = 16.0
  static let gap = 14.0

  /// Measures and lays out `figure`. Throws ``LayoutError``.
  ///
  /// Cost: that of Graphviz's layout, which grows faster than the number of nodes.
  public init(_ figure: Figure, options: SheetOptions = SheetOptions()) throws(LayoutError) {
    self.figure = figure
    let measured = MeasuredFigure(figure)
    nodeTexts = measured.texts
    let direction = options.direction ?? measured.direction(width: options.width)
    layout = try Graphviz.layout(measured.graph(direction))
    labels = measured.labels(layout)
    arrange(options)
  }
}

/// What can be chosen of a sheet.
public struct SheetOptions: Hashable, Sendable {
  /// How wide it may become before panels go on in a new row, in points.
  public var width: Double
  public var direction: Direction?
  public var legend: Bool

  public init(width: Double = 1200, direction: Direction? = nil, legend: Bool = true) {
    self.width = width
    self.direction = direction
    self.legend = legend
  }
}

extension Sheet {
  private mutating func arrange(_ options: SheetOptions) {
    let cell = PlaneSize(
      width: max(layout.size.width, 220) + 2 * Self.padding, height: layout.size.height + 2 * Self.padding)
    let headings = figure.panels.map { heading($0, width: cell.width - 2 * Self.padding) }
    let headingHeight = headings.map(height).max() ?? 0
    let columns = self.columns(cell.width, options)
    let legendWidth = figure.legend.map { legendItemWidth($0) }.max() ?? 0
    let width = max(
      Double(columns) * (cell.width + Self.gap) - Self.gap, min(legendWidth, 600), titleWidth(), 420)
    var y = Self.margin
    addTitle(width, &y)
    for (index, lines) in headings.enumerated() {
      let column = index % columns
      let row = index / columns
      let frame = Box(
        x: Self.margin + Double(column) * (cell.width + Self.gap),
        y: y + Double(row) * (cell.height + headingHeight + Self.gap), width: cell.width,
        height: cell.height + headingHeight)
      place(lines, frame)
      let shift = (cell.width - layout.size.width) / 2
      panels.append(
        PlacedPanel(frame: frame, origin: Point(x: frame.x + shift, y: frame.y + headingHeight + Self.padding)))
    }
    y = (panels.map(\.frame.maxY).max() ?? y) + Self.gap
    if options.legend { addLegend(width, &y) }
    addNotes(width, &y)
    size = PlaneSize(width: (width + 2 * Self.margin).rounded(.up), height: (y + Self.margin - Self.gap).rounded(.up))
  }

  private func columns(_ cellWidth: Double, _ options: SheetOptions) -> Int {
    let room = Int((options.width - 2 * Self.margin + Self.gap) / (cellWidth + Self.gap))
    return max(1, min(room, figure.panels.count))
  }

  private func titleWidth() -> Double {
    min(TextStyle.heading.width(of: figure.title), 900)
  }

  private mutating func addTitle(_ width: Double, _ y: inout Double) {
    for line in TextStyle.heading.wrap(figure.title, to: width + 1) { add(line, .heading, x: Self.margin, &y) }
    for line in TextStyle.summary.wrap(figure.summary, to: width) { add(line, .summary, x: Self.margin, &y) }
    y += 8
  }

  private func heading(_ panel: FigurePanel, width: Double) -> [(String, TextStyle)] {
    TextStyle.panel.wrap(panel.title, to: width).map { ($0, .panel) }
      + TextStyle.note.wrap(panel.subtitle, to: width).map { ($0, .note) }
  }

  private func height(_ lines: [(String, TextStyle)]) -> Double {
    lines.isEmpty ? 0 : lines.reduce(8) { $0 + $1.1.lineHeight }
  }

  private mutating func place(_ lines: [(String, TextStyle)], _ frame: Box) {
    var y = frame.y + 10
    for (text, style) in lines { add(text, style, x: frame.x + Self.padding, &y) }
  }

  private mutating func add(_ text: String, _ style: TextStyle, x: Double, _ y: inout Double) {
    texts.append(PlacedText(text: text, style: style, x: x, baseline: y + style.size))
    y += style.lineHeight
  }

  private func legendItemWidth(_ entry: LegendEntry) -> Double { 34 + TextStyle.note.width(of: entry.words) + 22 }

  private mutating func addLegend(_ width: Double, _ y: inout Double) {
    guard !figure.legend.isEmpty else { return }
    let column = figure.legend.map(legendItemWidth).max() ?? 0
    let columns = max(1, Int(width / column))
    let rows = (figure.legend.count + columns - 1) / columns
    for (index, entry) in figure.legend.enumerated() {
      let x = Self.margin + Double(index / rows) * column
      let top = y + Double(index % rows) * 21
      legend.append(
        PlacedLegend(
          entry: entry, swatch: Box(x: x, y: top, width: 26, height: 15),
          text: PlacedText(text: entry.words, style: .note, x: x + 34, baseline: top + 11.5)))
    }
    y += Double(rows) * 21 + Self.gap / 2
  }

  private mutating func addNotes(_ width: Double, _ y: inout Double) {
    for note in figure.notes {
      for line in TextStyle.note.wrap(note, to: width) { add(line, .note, x: Self.margin, &y) }
    }
    y += Self.gap / 2
  }
}
