/// One evaluation of a body or of a content closure in an update.
public struct Run: Codable, Hashable, Sendable {
  /// The pass of the update, from 1.
  public var pass: Int
  /// The place among all evaluations of the update, from 0: the order in which bodies ran (G1).
  public var order: Int
  /// Why, in F1's order.
  public var causes: [Cause]

  public init(pass: Int, order: Int, causes: [Cause]) {
    self.pass = pass
    self.order = order
    self.causes = causes
  }
}

/// How one field of a view compared with the field of the view before it (E4, E9).
public struct FieldComparison: Codable, Hashable, Sendable {
  public enum Method: String, Codable, Hashable, Sendable {
    case bits, equatable, reference, closure, storage, parts, seed
  }
  public var name: String
  public var method: Method
  public var isEqual: Bool
  /// The two values in words, where they differ.
  public var old: String?
  public var new: String?

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
  public var from: Int
  public var to: Int

  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// A change of what a primitive shows: `"Off"` → `"On"`.
public struct ValueChange: Codable, Hashable, Sendable {
  public var name: String
  public var old: String
  public var new: String

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
  public var id: NodeID
  public var existence: Existence
  public var evaluation: Evaluation
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
  public var first: NodeID
  public var count: Int
  public var stride: Int
  public var skip: SkipReason

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
