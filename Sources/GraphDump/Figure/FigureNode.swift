/// A node of a figure: what stays the same of it in all panels.
public struct FigureNode: Codable, Hashable, Sendable {
  /// Stable from run to run: `n12` for a node of the view graph, `s3` for a source, `step1`, `more-n12`.
  public var id: String
  /// The shape that says what kind of thing it is.
  public var shape: NodeShape
  /// Whether the author declared the type: its name is set bold.
  public var isUserDefined: Bool
  /// Its column and row, in a figure that has them.
  public var cell: FigureCell?

  /// A node with an id that no other node of the figure has.
  public init(id: String, shape: NodeShape, isUserDefined: Bool = false, cell: FigureCell? = nil) {
    self.id = id
    self.shape = shape
    self.isUserDefined = isUserDefined
    self.cell = cell
  }
}

extension NodeShape {
  /// Whether it is text without an outline.
  var isBare: Bool { self == .step || self == .heading || self == .note }
}

/// The shape of a node says its kind.
public enum NodeShape: String, Codable, Hashable, Sendable, CaseIterable {
  /// A rounded box.
  case composed
  /// A box.
  case unary
  /// An ellipse.
  case structural
  /// A box with a header bar.
  case container
  /// A slanted box.
  case modifier
  /// A cylinder.
  case source
  /// Plain text.
  case step
  /// Stands for many nodes: sheets on a pile.
  case pile
  /// Plain text that heads a column.
  case heading
  /// Small plain text beside what it is about.
  case note
  /// The edge of a screen.
  case window
}
