/// What a recording says of itself, in its first line.
public struct Header: Codable, Hashable, Sendable {
  /// Always `graphdump-recording`.
  public var format: String
  /// The format's version: 1.
  public var version: Int
  /// The type of the root view.
  public var root: String
  /// What wrote it: `graphdump 0.1.0`.
  public var engine: String
  /// The size of the window in points.
  public var size: Size
  /// `simulated`, or `real`.
  public var clock: String
  /// The seed of the random numbers.
  public var seed: Int
  /// The dialect that the source asks for, where it does (F4).
  public var dialect: Dialect?

  /// A header of the current format and version.
  public init(
    root: String, engine: String, size: Size = Size(width: 390, height: 844), clock: String = "simulated",
    seed: Int = 0, dialect: Dialect? = nil
  ) {
    self.format = Header.formatName
    self.version = Header.currentVersion
    self.root = root
    self.engine = engine
    self.size = size
    self.clock = clock
    self.seed = seed
    self.dialect = dialect
  }

  /// What ``format`` says in each recording.
  public static let formatName = "graphdump-recording"
  /// The version that this package writes, and the only one it reads.
  public static let currentVersion = 1
}

/// The record of a session: how its view graph came to be, and what each update did to it.
///
/// Update 0 holds the whole tree as insertions; the others are deltas. ``frame(after:)`` rebuilds the tree as it was
/// after any update.
public struct Recording: Hashable, Sendable {
  /// What the recording says of itself.
  public var header: Header
  /// The updates in order, the appearance first.
  public var updates: [Update]

  /// A recording of these updates, which are taken as they are.
  public init(header: Header, updates: [Update] = []) {
    self.header = header
    self.updates = updates
  }
}
