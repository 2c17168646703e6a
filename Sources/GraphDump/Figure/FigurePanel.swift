/// One picture of a figure: the graph at a moment, or what an update did to it.
public struct FigurePanel: Codable, Hashable, Sendable {
  /// `before`, `u1`, `after`.
  public var id: String
  /// What stands above the panel, such as the update's index and step.
  public var title: String
  /// A second, quieter line; empty where there is none.
  public var subtitle: String
  /// What each node of the figure is in this panel; `nil` where it does not exist.
  public var nodes: [NodeState?]
  /// What each edge of the figure is in this panel; `nil` where it does not exist.
  public var edges: [EdgeState?]
  /// What happened, a sentence each.
  public var log: [LogLine]

  /// A panel with a state, or `nil`, for each node and edge of its figure.
  public init(
    id: String, title: String, subtitle: String = "", nodes: [NodeState?], edges: [EdgeState?], log: [LogLine] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.nodes = nodes
    self.edges = edges
    self.log = log
  }
}

/// A sentence about what an update did.
public struct LogLine: Codable, Hashable, Sendable {
  /// The sentence, in plain text.
  public var text: String
  /// The id of the figure's node it is about, where one is drawn.
  public var node: String?

  /// A sentence, about the node with the id `node` where that is drawn.
  public init(text: String, node: String? = nil) {
    self.text = text
    self.node = node
  }
}
