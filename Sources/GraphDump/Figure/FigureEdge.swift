/// An edge of a figure: what stays the same of it in all panels.
public struct FigureEdge: Codable, Hashable, Sendable {
  /// What the edge says of its two ends; it decides how the line is drawn.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// From a parent to its child.
    case containment
    /// From a node to the state it stores and does not read.
    case storage
    /// From a source to a body that depends on it.
    case dependency
    /// From a node that ended to the one that began in its place.
    case identity
    /// From the step to the node it acted on.
    case action
    /// From what happened to what followed from it.
    case cause
    /// Between two pictures of one thing.
    case link
    /// From one moment of an identity to the next.
    case life
  }
  /// `n1-n2`, `s1-n4`.
  public var id: String
  /// What the edge says of its two ends.
  public var kind: Kind
  /// Indices of ``Figure/nodes``.
  public var tail: Int
  /// The index of the node where the edge ends.
  public var head: Int
  /// Whether it decides where nodes are; the tail then belongs above the head, or below it.
  public var placement: Placement

  /// Which of the two ends stands higher, in a figure that Graphviz places.
  public enum Placement: String, Codable, Hashable, Sendable {
    /// The tail belongs above the head.
    case tailAbove
    /// The tail belongs below the head, as a state below the view that stores it.
    case tailBelow
    /// The edge decides nothing.
    case free
  }

  /// An edge between two nodes of a figure, which are named by their indices.
  public init(id: String, kind: Kind, tail: Int, head: Int, placement: Placement) {
    self.id = id
    self.kind = kind
    self.tail = tail
    self.head = head
    self.placement = placement
  }
}

/// What one panel says of an edge.
public struct EdgeState: Codable, Hashable, Sendable {
  /// The property's name on a dependency.
  public var label: String?
  /// Whether a dependency made its reader run in this update.
  public var isFired: Bool
  /// Whether a body only declares the dependency and never read it.
  public var isUnread: Bool
  /// Whether it ended in this update.
  public var isGhost: Bool

  /// What a panel says of an edge; without arguments, an edge that merely is there.
  public init(label: String? = nil, isFired: Bool = false, isUnread: Bool = false, isGhost: Bool = false) {
    self.label = label
    self.isFired = isFired
    self.isUnread = isUnread
    self.isGhost = isGhost
  }
}
