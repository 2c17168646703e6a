/// How the nodes of a figure find their places.
public enum Arrangement: String, Codable, Hashable, Sendable, CaseIterable {
  /// A tree that grows down, or to the right where it is wide; Graphviz places it.
  case graph
  /// A graph that is read from left to right; Graphviz places it.
  case flow
  /// Indented rows in columns: what belongs together stands in one row. ``FigureNode/cell`` says where.
  case outline
  /// Columns of cards of equal width. ``FigureNode/cell`` says where.
  case cards
  /// Rows as lines through columns of time. ``FigureNode/cell`` says where.
  case lanes
  /// Each node where it is on the screen: ``NodeState/frame``.
  case screen

  /// Whether ``FigureNode/cell`` says where nodes are.
  var isGrid: Bool { self == .outline || self == .cards || self == .lanes }
}

/// Where a node stands in a figure that is arranged in columns and rows.
public struct FigureCell: Codable, Hashable, Sendable {
  /// The column, from 0 at the left.
  public var column: Int
  /// The row, from 0 at the top.
  public var row: Int
  /// How many levels it is indented in its column.
  public var indent: Int

  /// A cell that is indented by `indent` levels in its column.
  public init(column: Int, row: Int, indent: Int = 0) {
    self.column = column
    self.row = row
    self.indent = indent
  }
}
