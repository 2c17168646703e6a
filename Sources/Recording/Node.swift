/// Names a node in one recording: a number given when its identity begins, never used again.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number alone, as the file has it.
  public var rawValue: Int

  /// The name with this number; nothing checks that a recording has such a node.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The number after an `n`: `n4`.
  public var description: String { "n\(rawValue)" }

  /// Smaller numbers were given earlier.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// A stored property of a node, with its value in words.
public struct Property: Codable, Hashable, Sendable {
  /// The stored name, as declared: `count`, `_isOn`.
  public var name: String
  /// The value in words, whole: a figure shortens it.
  public var value: String

  /// A property with its name as declared and its value in words.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What stays the same of a node for as long as its identity lasts, and its values at one moment.
///
/// `type` is what the author wrote: `CellView`, `VStack`, `BaseGraphView<WeekModel>` (F3), and for a modifier its
/// name after a point: `.padding`. `name` is what a person sees of it on the screen: the text of a `Text`, the title of
/// a `Button`.
public struct Node: Codable, Hashable, Sendable {
  /// Names it for as long as its identity lasts.
  public var id: NodeID
  /// `nil` for the root alone.
  public var parent: NodeID?
  /// The position among the children of `parent`, from 0.
  public var position: Int
  /// Whether it is a composed view, a primitive, a modifier or a container: a figure's shape for it.
  public var kind: NodeKind
  /// The type as the author wrote it; see above.
  public var type: String
  /// What a person sees of it on the screen; `nil` where that is nothing.
  public var name: String?
  /// The explicit identity in words, where there is one: the value of `.id`, a `ForEach` id (B2).
  public var explicitID: String?
  /// The branch in words, for the child of a conditional: `true` or `false` (B3).
  public var branch: String?
  /// The stored properties that are plain inputs, in order of declaration.
  public var inputs: [Property]
  /// Whether the source file declares the type, rather than the framework.
  public var isUserDefined: Bool

  @inlinable public init(
    id: NodeID, parent: NodeID? = nil, position: Int = 0, kind: NodeKind, type: String, name: String? = nil,
    explicitID: String? = nil, branch: String? = nil, inputs: [Property] = [], isUserDefined: Bool = false
  ) {
    self.id = id
    self.parent = parent
    self.position = position
    self.kind = kind
    self.type = type
    self.name = name
    self.explicitID = explicitID
    self.branch = branch
    self.inputs = inputs
    self.isUserDefined = isUserDefined
  }
}
