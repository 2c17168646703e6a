/// One evaluation of a body or of a content closure in an update.
public struct Run: Codable, Hashable, Sendable {
  /// The pass of the update, from 1.
  public var pass: Int
  /// The place among all evaluations of the update, from 0: the order in which bodies ran (G1).
  public var order: Int
  /// Why, in F1's order.
  public var causes: [Cause]

  /// A run in a pass and at a place of an update, with its causes.
  public init(pass: Int, order: Int, causes: [Cause]) {
    self.pass = pass
    self.order = order
    self.causes = causes
  }
}

/// How one field of a view compared with the field of the view before it (E4, E9).
public struct FieldComparison: Codable, Hashable, Sendable {
  /// How two values were compared: byte by byte, with `==`, as references, as closures, as storage, part by part, or by
  /// what a property wrapper was made with.
  public enum Method: String, Codable, Hashable, Sendable {
    case bits, equatable, reference, closure, storage, parts, seed
  }
  /// The field's stored name, as declared.
  public var name: String
  /// How the two values were compared.
  public var method: Method
  /// Whether the comparison found no difference.
  public var isEqual: Bool
  /// The two values in words, where they differ.
  public var old: String?
  /// The new value in words; `nil` where the two don't differ.
  public var new: String?

  /// A comparison of one field; give `old` and `new` where they differ.
  public init(name: String, method: Method, isEqual: Bool, old: String? = nil, new: String? = nil) {
    self.name = name
    self.method = method
    self.isEqual = isEqual
    self.old = old
    self.new = new
  }
}

/// From where to where a node moved among its siblings.
public struct Move: Codable, Hashable, Sendable {
  /// The position among the siblings before the update, from 0.
  public var from: Int
  /// The position among the siblings after the update, from 0.
  public var to: Int

  /// A move from one position to another, both from 0.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// A change of what a primitive shows: `"Off"` → `"On"`.
public struct ValueChange: Codable, Hashable, Sendable {
  /// What changed: the name of the value among those that the primitive shows.
  public var name: String
  /// The value before the update, in words.
  public var old: String
  /// The value after the update, in words.
  public var new: String

  /// A change of a shown value, both values in words.
  public init(name: String, old: String, new: String) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// What one update did to one node. A node without a change in an update is kept and untouched in it.
///
/// Most changes say that a node began, and nothing more: what few say is kept aside, so that such a change is small.
public struct NodeChange: Hashable, Sendable {
  /// The node that this is about.
  public var id: NodeID
  /// Whether the node was kept, began, was replaced or ended.
  public var existence: Existence
  /// Whether its body ran, was skipped or was not reached.
  public var evaluation: Evaluation
  /// Why its body did not run; `nil` where it was not skipped.
  public var skip: SkipReason?
  /// The node itself: where it began in this update, and where its words changed (the new ones).
  public var node: Node?
  @usableFromInline var details = ChangeDetails()

  @inlinable public init(
    id: NodeID, existence: Existence = .kept, evaluation: Evaluation = .untouched, runs: [Run] = [],
    skip: SkipReason? = nil, comparison: [FieldComparison] = [], values: [ValueChange] = [], move: Move? = nil,
    replaces: NodeID? = nil, replacedBy: NodeID? = nil, lostState: [String] = [], node: Node? = nil
  ) {
    self.id = id
    self.existence = existence
    self.evaluation = evaluation
    self.skip = skip
    self.node = node
    if !runs.isEmpty { self.runs = runs }
    if !comparison.isEmpty { self.comparison = comparison }
    if !values.isEmpty { self.values = values }
    if move != nil { self.move = move }
    if replaces != nil { self.replaces = replaces }
    if replacedBy != nil { self.replacedBy = replacedBy }
    if !lostState.isEmpty { self.lostState = lostState }
  }
}

/// Many equal siblings that were made again and compared equal, written once: `count` nodes, the ids `stride` apart.
public struct SkipRange: Codable, Hashable, Sendable {
  /// The first of the nodes.
  public var first: NodeID
  /// How many nodes the range stands for.
  public var count: Int
  /// The distance from one node's number to the next one's.
  public var stride: Int
  /// Why none of the nodes ran: the same for all.
  public var skip: SkipReason

  /// A range of `count` nodes whose numbers lie `stride` apart, from `first` on.
  public init(first: NodeID, count: Int, stride: Int, skip: SkipReason) {
    self.first = first
    self.count = count
    self.stride = stride
    self.skip = skip
  }

  /// The nodes meant, in order.
  public var ids: [NodeID] { (0..<max(0, count)).map { NodeID(first.rawValue &+ $0 &* stride) } }

  /// The most nodes that one range in a file may stand for.
  static let mostNodes = 10_000_000

  /// Reads a range; throws `DecodingError` where it would stand for fewer than 0 or more than 10 000 000 nodes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(NodeID.self, forKey: .first)
    count = try container.decode(Int.self, forKey: .count)
    stride = try container.decode(Int.self, forKey: .stride)
    skip = try container.decode(SkipReason.self, forKey: .skip)
    guard (0...SkipRange.mostNodes).contains(count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "a range stands for 0 to \(SkipRange.mostNodes) nodes")
    }
  }
}
