/// A size in points.
public struct Size: Codable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A proposed size in points: `nil` asks for the ideal length, infinity for the maximum.
public struct Proposal: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, in the coordinates of the layout parent.
public struct Rect: Codable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Names a layout node in one recording. A modifier around several displayables has several (I2).
public struct LayoutID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public var description: String { "l\(rawValue)" }

  public static func < (a: LayoutID, b: LayoutID) -> Bool { a.rawValue < b.rawValue }
}

/// A node of the layout tree after an update (I1).
public struct LayoutNode: Codable, Hashable, Sendable {
  public var id: LayoutID
  public var parent: LayoutID?
  public var position: Int
  /// The node of the view graph that it lays out.
  public var node: NodeID
  public var proposal: Proposal
  public var size: Size
  public var frame: Rect

  public init(
    id: LayoutID, parent: LayoutID? = nil, position: Int = 0, node: NodeID, proposal: Proposal, size: Size, frame: Rect
  ) {
    self.id = id
    self.parent = parent
    self.position = position
    self.node = node
    self.proposal = proposal
    self.size = size
    self.frame = frame
  }
}

/// Children of one layout node that moved together: those at `from` and after it, by as much.
///
/// A long stack says so in place of stating the new frame of each of its rows.
public struct LayoutShift: Codable, Hashable, Sendable {
  /// The node whose children moved, or `nil` for the window.
  public var parent: LayoutID?
  /// The position of the first child that moved.
  public var from: Int
  public var x: Double
  public var y: Double

  public init(parent: LayoutID?, from: Int, x: Double, y: Double) {
    self.parent = parent
    self.from = from
    self.x = x
    self.y = y
  }
}

/// What one update did to the layout tree.
public struct LayoutChange: Hashable, Sendable {
  /// Nodes that began, or whose proposal, size, frame, parent or position changed: their new values.
  public var changed: [LayoutNode]
  /// Children that only moved, together; `changed` has the last word.
  public var shifted: [LayoutShift]
  /// Nodes whose size was computed again, changed or not.
  public var computed: [LayoutID]
  public var removed: [LayoutID]

  public init(
    changed: [LayoutNode] = [], shifted: [LayoutShift] = [], computed: [LayoutID] = [], removed: [LayoutID] = []
  ) {
    self.changed = changed
    self.shifted = shifted
    self.computed = computed
    self.removed = removed
  }

  public var isEmpty: Bool { changed.isEmpty && shifted.isEmpty && computed.isEmpty && removed.isEmpty }
}

/// A change of a container's flat list of displayables (J).
public struct DisplayChange: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable { case inserted, removed, changed, moved }
  public var container: NodeID
  public var kind: Kind
  /// In the old list for `removed`, in the new list otherwise.
  public var offset: Int
  /// The old offset, for `moved`.
  public var from: Int?
  /// The displayable meant.
  public var node: NodeID?
  /// How it comes or goes: `fade`, `move` (B13).
  public var transition: String?

  public init(
    container: NodeID, kind: Kind, offset: Int, from: Int? = nil, node: NodeID? = nil, transition: String? = nil
  ) {
    self.container = container
    self.kind = kind
    self.offset = offset
    self.from = from
    self.node = node
    self.transition = transition
  }

  /// The line of rule J: `Changed displayable at 1`.
  public var line: String {
    switch kind {
    case .inserted: "Inserted displayable at \(offset)"
    case .removed: "Removed displayable at \(offset)"
    case .changed: "Changed displayable at \(offset)"
    case .moved: "Moved displayable from \(from ?? offset) to \(offset)"
    }
  }
}
