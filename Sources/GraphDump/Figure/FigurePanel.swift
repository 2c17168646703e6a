/// One picture of a figure: the graph at a moment, or what an update did to it.
public struct FigurePanel: Codable, Hashable, Sendable {
  /// `before`, `u1`, `after`.
  public var id: String
  public var title: String
  public var subtitle: String
  /// What each node of the figure is in this panel; `nil` where it does not exist.
  public var nodes: [NodeState?]
  public var edges: [EdgeState?]

  public init(id: String, title: String, subtitle: String = "", nodes: [NodeState?], edges: [EdgeState?]) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.nodes = nodes
    self.edges = edges
  }
}
