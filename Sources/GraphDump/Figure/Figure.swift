/// A figure before it is laid out: what is in it, and what each of its panels says of that.
///
/// `nodes` and `edges` are the union of all panels, so one layout places them all; a panel says which of them it shows
/// and how. A figure knows neither coordinates nor colours.
public struct Figure: Codable, Hashable, Sendable {
  /// What the figure shows: the view graph, the layout tree, a timeline and so on.
  public var kind: FigureKind
  /// Makes the ids of its documents unique, in one page with others: `01-state-in-body-view-graph-u1`.
  public var name: String
  /// What stands above the figure: name, update and step.
  public var title: String
  /// How its nodes find their places.
  public var arrangement: Arrangement
  /// What became of the graph, in one line: `1 ran, 1 skipped, 4 preserved, 0 recreated`.
  public var summary: String
  /// All nodes that some panel shows; panels and edges name them by their index here.
  public var nodes: [FigureNode]
  /// All edges that some panel shows.
  public var edges: [FigureEdge]
  /// The pictures, in order; each has a state for every node and edge, or `nil`.
  public var panels: [FigurePanel]
  /// What the shapes, borders and tags that occur in the figure mean.
  public var legend: [LegendEntry]
  /// What was left out or folded, in sentences.
  public var notes: [String]
  /// The whole figure in words, for who can't see it.
  public var explanation: [String]

  /// A figure of these parts; each panel needs as many states as there are nodes and edges.
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
