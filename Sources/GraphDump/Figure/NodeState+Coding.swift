import Recording

extension NodeState.Look: Codable {
  private enum Key: CodingKey { case kind, existence, evaluation }

  private enum Kind: String, Codable { case plain, outcome, written, ghost }

  /// Reads a look by its `kind`; an outcome needs `existence` and `evaluation` too.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .plain: self = .plain
    case .written: self = .written
    case .ghost: self = .ghost
    case .outcome:
      self = .outcome(
        try container.decode(Existence.self, forKey: .existence),
        try container.decode(Evaluation.self, forKey: .evaluation))
    }
  }

  /// Writes the look's `kind`, and of an outcome its existence and evaluation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .plain: try container.encode(Kind.plain, forKey: .kind)
    case .written: try container.encode(Kind.written, forKey: .kind)
    case .ghost: try container.encode(Kind.ghost, forKey: .kind)
    case .outcome(let existence, let evaluation):
      try container.encode(Kind.outcome, forKey: .kind)
      try container.encode(existence, forKey: .existence)
      try container.encode(evaluation, forKey: .evaluation)
    }
  }
}
