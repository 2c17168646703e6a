/// What the layout is asked to place: boxes of known sizes and the edges between them. Lengths are in points.
public struct LayoutGraph: Hashable, Sendable {
  /// A box to be placed.
  public struct Node: Hashable, Sendable {
    /// The room it needs, in points.
    public var size: PlaneSize
    /// Whether edges end at an ellipse in the box rather than at the box.
    public var isEllipse: Bool
    /// Whether it is a line of words without an outline: in a graph that is read from left to right, edges lead to
    /// where it begins and leave from where it ends.
    public var isBare: Bool

    /// A box of a known size.
    public init(size: PlaneSize, isEllipse: Bool = false, isBare: Bool = false) {
      self.size = size
      self.isEllipse = isEllipse
      self.isBare = isBare
    }
  }

  /// A line to be routed between two boxes.
  public struct Edge: Hashable, Sendable {
    /// Indices of ``LayoutGraph/nodes``.
    public var tail: Int
    /// The index of the node where the edge ends.
    public var head: Int
    /// Whether the edge decides about ranks: the tree's do, dependencies don't.
    public var isConstraint: Bool
    /// Whether the tail belongs below its head, as a state below the view that stores it.
    public var isTailBelow: Bool
    /// Whether room is left at the head for an arrow's tip.
    public var hasArrow: Bool
    /// Whether its ends belong beside each other, rather than anywhere in their ranks.
    public var isTight: Bool

    /// An edge between the nodes with the indices `tail` and `head`.
    public init(
      tail: Int, head: Int, isConstraint: Bool, isTailBelow: Bool = false, hasArrow: Bool = false,
      isTight: Bool = false
    ) {
      self.isTight = isTight
      self.tail = tail
      self.head = head
      self.isConstraint = isConstraint
      self.isTailBelow = isTailBelow
      self.hasArrow = hasArrow
    }
  }

  /// The boxes; edges name them by their index here.
  public var nodes: [Node]
  /// The edges, each of which gets a path.
  public var edges: [Edge]
  /// Which way ranks follow each other.
  public var direction: Direction
  /// The room between one rank and the next.
  public var rankGap: Double

  /// A graph of these boxes and edges.
  public init(nodes: [Node] = [], edges: [Edge] = [], direction: Direction = .down, rankGap: Double = 36) {
    self.nodes = nodes
    self.edges = edges
    self.direction = direction
    self.rankGap = rankGap
  }
}

/// Which way a figure's tree grows.
public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
  /// The root stands above.
  case down
  /// The root stands at the left.
  case right
}
