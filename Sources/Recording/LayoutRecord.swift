/// A size in points.
public struct Size: Codable, Hashable, Sendable {
  /// The horizontal length in points.
  public var width: Double
  /// The vertical length in points.
  public var height: Double

  /// A size of two lengths in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A proposed size in points: `nil` asks for the ideal length, infinity for the maximum.
public struct Proposal: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal one.
  public var width: Double?
  /// The proposed height in points; `nil` asks for the ideal one.
  public var height: Double?

  /// A proposal of two lengths, either of which may be left open with `nil`.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, in the coordinates of the layout parent.
public struct Rect: Codable, Hashable, Sendable {
  /// The distance of the left edge from the parent's, in points.
  public var x: Double
  /// The distance of the upper edge from the parent's, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A rectangle from its upper left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Names a layout node in one recording. A modifier around several displayables has several (I2).
public struct LayoutID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number alone, as the file has it.
  public var rawValue: Int

  /// The name with this number; nothing checks that a recording has such a layout node.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The number after an `l`: `l7`.
  public var description: String { "l\(rawValue)" }

  /// Smaller numbers were given earlier.
  public static func < (a: LayoutID, b: LayoutID) -> Bool { a.rawValue < b.rawValue }
}

/// A node of the layout tree after an update (I1).
public struct LayoutNode: Codable, Hashable, Sendable {
  /// Names it for as long as it exists.
  public var id: LayoutID
  /// The layout node that places it; `nil` where the window does.
  public var parent: LayoutID?
  /// The place among the children of `parent`, from 0.
  public var position: Int
  /// The node of the view graph that it lays out.
  public var node: NodeID
  /// What its parent proposed to it last.
  public var proposal: Proposal
  /// The size it answered, in points.
  public var size: Size
  /// Where it was placed, in the coordinates of `parent`.
  public var frame: Rect

  /// A layout node with everything that is recorded of it.
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
  /// How far they moved to the right, in points; negative to the left.
  public var x: Double
  /// How far they moved down, in points; negative up.
  public var y: Double

  /// A shift of the children of `parent` from position `from` on, by `x` and `y` points.
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
  /// Layout nodes that ended.
  public var removed: [LayoutID]

  /// A change with these parts; without arguments, one in which nothing happened.
  public init(
    changed: [LayoutNode] = [], shifted: [LayoutShift] = [], computed: [LayoutID] = [], removed: [LayoutID] = []
  ) {
    self.changed = changed
    self.shifted = shifted
    self.computed = computed
    self.removed = removed
  }

  /// Whether the update did nothing to the layout, not even compute a size again.
  public var isEmpty: Bool { changed.isEmpty && shifted.isEmpty && computed.isEmpty && removed.isEmpty }
}

/// A change of a container's flat list of displayables (J).
public struct DisplayChange: Codable, Hashable, Sendable {
  /// What became of the displayable. A `moved` one is the same displayable at another offset.
  public enum Kind: String, Codable, Hashable, Sendable { case inserted, removed, changed, moved }
  /// The node of the view graph whose list changed.
  public var container: NodeID
  /// What became of the displayable.
  public var kind: Kind
  /// In the old list for `removed`, in the new list otherwise.
  public var offset: Int
  /// The old offset, for `moved`.
  public var from: Int?
  /// The displayable meant.
  public var node: NodeID?
  /// How it comes or goes: `fade`, `move` (B13).
  public var transition: String?

  /// A change of one displayable in the list of `container`.
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
