import Recording

/// What one panel says of a node.
public struct NodeState: Codable, Hashable, Sendable {
  public var title: String
  /// Values and identities, a line each: `"Off" → "On"`.
  public var details: [String]
  public var tags: [OutcomeTag]
  public var look: Look
  /// Where it is on the screen, in points: in a figure of the screen alone.
  public var frame: Rect?

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
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case run, wasted, skip, new, insert, end, move, off
  }
  public var kind: Kind
  /// `RUN ×2`
  public var word: String
  /// `_isOn changed`, a line each.
  public var words: [String]

  public init(kind: Kind, word: String, words: [String] = []) {
    self.kind = kind
    self.word = word
    self.words = words
  }
}
