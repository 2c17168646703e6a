/// What became of a node's identity in one update (rule A, first axis).
public enum Existence: String, Codable, Hashable, Sendable, CaseIterable {
  /// The identity lasts.
  case kept
  /// The identity began in this update.
  case inserted
  /// The identity ended in this update.
  case removed
  /// The identity began in the place of another one, which ended.
  case recreated
  /// The identity lasts and stands at another place among its siblings.
  case moved
  /// A lazy row that left the window; its state is kept.
  case offscreen
}

/// Whether a node was evaluated in one update (rule A, second axis).
public enum Evaluation: String, Codable, Hashable, Sendable, CaseIterable {
  /// Its body ran, or a primitive's value changed.
  case ran
  /// Its body ran, and the output equals the one before.
  case wasted
  /// It was made again and compared equal, or its dependencies proved equal.
  case skipped
  /// It was not reached.
  case untouched

  /// Whether the node was re-evaluated: it ran, with or without effect.
  public var isReevaluated: Bool { self == .ran || self == .wasted }
}

/// Why a node that was reached did not run.
public enum SkipReason: String, Codable, Hashable, Sendable, CaseIterable {
  /// Field by field, or bit by bit, the new value equals the old one (E1, E4).
  case inputsEqual
  /// The view's own `==` said so (E2, E3).
  case equatable
  /// The type stores nothing that could differ (E7).
  case noInputs
  /// A dependency was written, and its value is the same again (D2).
  case dependenciesEqual
}

/// The kind of a node in the view graph, which decides its shape in a figure.
public enum NodeKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// A view with a body.
  case composed
  /// One displayable: a text, a shape, a colour, a control.
  case unary
  /// Groups any number of views and is nothing itself: a tuple, a branch, `ForEach`, `Group`.
  case structural
  /// Lays out its children: stacks, lists, scroll views.
  case container
  /// Acts on every displayable below it.
  case modifier
}
