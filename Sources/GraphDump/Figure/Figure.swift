/// A figure before it is laid out: what is in it, and what each of its panels says of that.
///
/// `nodes` and `edges` are the union of all panels, so one layout places them all; a panel says which of them it shows
/// and how. A figure knows neither coordinates nor colours.
public struct Figure: Codable, Hashable, Sendable {
  public var kind: FigureKind
  /// Makes the ids of its documents unique, in one page with others: `01-state-in-body-view-graph-u1`.
  public var name: String
  public var title: String
  /// How its nodes find their places.
  public var arrangement: Arrangement
  /// What became of the graph, in one line: `1 ran, 1 skipped, 4 preserved, 0 recreated`.
  public var summary: String
  public var nodes: [FigureNode]
  public var edges: [FigureEdge]
  public var panels: [FigurePanel]
  public var legend: [LegendEntry]
  /// What was left out or folded, in sentences.
  public var notes: [String]
  /// The whole figure in words, for who can't see it.
  public var explanation: [String]

  public init(
    kind: FigureKind, name: String, title: String, arrangement: Arrangement = .graph, summary: String = "",
    nodes: [FigureNode] = [],
    edges: [FigureEdge] = [], panels: [FigurePanel] = [], legend: [LegendEntry] = [], notes: [String] = [],
    explanation: [String] = []
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.arrangement = arrangement
    self.summary = summary
    self.nodes = nodes
    self.edges = edges
    self.panels = panels
    self.legend = legend
    self.notes = notes
    self.explanation = explanation
  }
}
