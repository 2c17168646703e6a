import Recording

/// What one panel says of a node.
public struct NodeState: Codable, Hashable, Sendable {
  /// The first line in the node: its type or name.
  public var title: String
  /// Values and identities, a line each: `"Off" → "On"`.
  public var details: [String]
  /// What became of the node, in order; none where nothing is to be said.
  public var tags: [OutcomeTag]
  /// How the node is drawn.
  public var look: Look
  /// Where it is on the screen, in points: in a figure of the screen alone.
  public var frame: Rect?

  /// What a panel says of a node; only the title must be given.
  public init(
    title: String, details: [String] = [], tags: [OutcomeTag] = [], look: Look = .plain, frame: Rect? = nil
  ) {
    self.title = title
    self.details = details
    self.tags = tags
    self.look = look
    self.frame = frame
  }

  /// How the node is drawn.
  public enum Look: Hashable, Sendable {
    /// As it is at one moment, nothing said of an update.
    case plain
    /// What an update did to it: existence decides the border, evaluation the fill.
    case outcome(Existence, Evaluation)
    /// A source that was written.
    case written
    /// What ended in this update, drawn where it was.
    case ghost
  }
}

extension NodeState {
  /// Whether it marks where something stood that goes on at another place.
  var isLeftBehind: Bool { look == .ghost && tags.contains { $0.kind == .move } }
}

/// A short word in a node that says what became of it, with what explains it.
public struct OutcomeTag: Codable, Hashable, Sendable {
  /// What a tag reports; each kind has its own colours.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case run, wasted, skip, new, insert, end, move, off
  }
  /// What the tag reports.
  public var kind: Kind
  /// `RUN ×2`
  public var word: String
  /// `_isOn changed`, a line each.
  public var words: [String]

  /// A tag of `kind` that reads `word`, with `words` below it.
  public init(kind: Kind, word: String, words: [String] = []) {
    self.kind = kind
    self.word = word
    self.words = words
  }
}
