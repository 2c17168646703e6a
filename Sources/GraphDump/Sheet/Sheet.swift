/// A figure laid out: every text measured, every node placed, the panels arranged on one sheet.
///
/// All panels share ``layout``, so nothing moves from one to the next.
public struct Sheet: Sendable {
  /// The figure that is laid out.
  public let figure: Figure
  /// Where nodes and edges are, the same in all panels.
  public let layout: Layout
  /// A layout of its own for each panel: only where nodes stand as on the screen, and what moved there moves here.
  private let panelLayouts: [Layout]
  /// Which way the tree grows, chosen for the width or asked for.
  public let direction: Direction
  /// The size of the whole sheet in points, with title, legend and notes.
  public internal(set) var size = PlaneSize(width: 0, height: 0)
  /// How large it is shown: smaller than it is where its width was fixed.
  public private(set) var shownSize = PlaneSize(width: 0, height: 0)
  /// Where each panel's drawing begins, and the frame around it.
  private(set) var panels: [PlacedPanel] = []
  private(set) var texts: [PlacedText] = []
  private(set) var legend: [PlacedLegend] = []
  /// The middles of the labels of edges.
  let labels: [Point?]
  /// For each panel, the text of each node.
  let nodeTexts: [[NodeText?]]

  struct PlacedPanel {
    /// Index of ``Figure/panels``.
    var index: Int
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
  /// What stands beside the drawing of a panel that has a row to itself.
  private static let around = 2 * (margin + padding)
  /// How wide the lines in nodes may be where a figure is wider than a page, in points.
  private static let narrowLines = [190.0, 150, 125, 105]

  /// Measures and lays out `figure`. Throws ``LayoutError``.
  ///
  /// Cost: that of Graphviz's layout, which grows faster than the number of nodes.
  public init(_ figure: Figure, options: SheetOptions = SheetOptions()) throws(LayoutError) {
    self.figure = figure
    var measured = MeasuredFigure(figure)
    direction = options.direction ?? measured.direction(options)
    if figure.arrangement == .screen {
      let screen = ScreenLayout(measured)
      layout = screen.union
      panelLayouts = screen.layouts
    } else {
      var found = try measured.layout(direction)
      // What is wider than a page gets narrower lines, as far as that helps.
      for widest in figure.nodes.count <= CableRoute.mostNodes ? Self.narrowLines : []
      where found.size.width + Self.around > options.width {
        let narrow = MeasuredFigure(figure, widestLine: widest)
        guard narrow.sizes != measured.sizes else { continue }
        let other = try narrow.layout(direction)
        if other.size.width < found.size.width { (measured, found) = (narrow, other) }
      }
      layout = found
      panelLayouts = []
    }
    nodeTexts = measured.texts
    labels = measured.labels(layout)
    arrange(options)
    shownSize = size
    if options.isWidthFixed, size.width > options.width {
      shownSize = PlaneSize(width: options.width, height: (size.height * options.width / size.width).rounded(.up))
    }
  }
}

extension Sheet {
  /// Where everything is in one panel.
  public func layout(of panel: Int) -> Layout { panelLayouts.isEmpty ? layout : panelLayouts[panel] }

  /// The direction that a sheet would take, found without a layout.
  static func direction(of figure: Figure, _ options: SheetOptions) -> Direction {
    options.direction ?? MeasuredFigure(figure).direction(options)
  }
}

/// What can be chosen of a sheet.
public struct SheetOptions: Hashable, Sendable {
  /// How wide it may become before panels go on in a new row, in points.
  public var width: Double
  /// Whether a sheet that is wider still is shown smaller.
  public var isWidthFixed: Bool
  /// Which way the tree grows; `nil` chooses what makes the better figure.
  public var direction: Direction?
  /// Whether the sheet has a legend.
  public var legend: Bool

  /// What a page or a README shows without making it smaller, or nearly so.
  public static let usualWidth = 1400.0

  /// Options for a sheet that aims at a width of `width` points.
  public init(
    width: Double = usualWidth, isWidthFixed: Bool = false, direction: Direction? = nil, legend: Bool = true
  ) {
    self.width = width
    self.isWidthFixed = isWidthFixed
    self.direction = direction
    self.legend = legend
  }
}

extension Sheet {
  mutating func add(_ panel: PlacedPanel) { panels.append(panel) }

  mutating func add(_ entry: PlacedLegend) { legend.append(entry) }

  /// Adds a line of text and goes on below it.
  mutating func add(_ text: String, _ style: TextStyle, x: Double, _ y: inout Double) {
    texts.append(PlacedText(text: text, style: style, x: x, baseline: y + style.size))
    y += style.lineHeight
  }
}
