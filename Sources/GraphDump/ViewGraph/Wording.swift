import Recording

/// The words in a figure's nodes.
///
/// One value is used for a whole figure, because what is shortened must stay distinguishable in all of it.
struct Wording {
  static let typeLimit = 34
  static let valueLimit = 24

  var shortener = Shortener()
  let dialect: Dialect

  init(dialect: Dialect) { self.dialect = dialect }

  mutating func type(_ node: Node) -> String { shortener.shorten(node.type, to: Self.typeLimit) }

  mutating func type(named name: String) -> String { shortener.shorten(name, to: Self.typeLimit) }

  mutating func value(_ text: String) -> String {
    Bidirectional.isolated(shortener.shorten(text, to: Self.valueLimit, rounding: true))
  }

  /// In quotes, unless the text brings its own.
  mutating func quoted(_ text: String) -> String {
    Self.inQuotes(Bidirectional.isolated(shortener.shorten(text, to: Self.valueLimit)))
  }

  /// What a person sees of a node: in quotes where it is a text on the screen, bare where it is the graph's own word
  /// (`3 rows`, `false`).
  mutating func name(_ name: String, of kind: NodeKind) -> String {
    kind == .unary ? quoted(name) : Bidirectional.isolated(shortener.shorten(name, to: Self.typeLimit))
  }

  /// `isOn: false → true`, or what is known of it, in a line for each place in which the two values differ.
  mutating func changes(of name: String, from old: String?, to new: String?) -> [String] {
    switch (old, new) {
    // Two closures, or two objects of a class, differ though their words don't.
    case (let old?, let new?) where old == new: ["\(name) differs"]
    case (let old?, let new?): ValueDifference(old, new).lines(name, limit: Self.valueLimit)
    case (let old?, nil): ["\(name): was \(value(old))"]
    case (nil, let new?): ["\(name): → \(value(new))"]
    case (nil, nil): ["\(name) differs"]
    }
  }

  /// `"Off" → "On"`: what a person sees of a node, before and after.
  func names(from old: String, to new: String, of kind: NodeKind) -> String {
    let short = TextDifference.shortened(old, new, to: Self.valueLimit)
    let words = [short.old, short.new].map(Bidirectional.isolated)
    return (kind == .unary ? words.map(Self.inQuotes) : words).joined(separator: " → ")
  }

  private static func inQuotes(_ value: String) -> String {
    value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"") ? value : "\"" + value + "\""
  }

  /// Why something ran, as `_printChanges` words it, in lines of a node's width.
  mutating func causes(of runs: [Run]) -> [String] {
    let words = Cause.words(runs.flatMap(\.causes), in: dialect)
    guard !words.isEmpty else { return [] }
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let piece = shortener.shorten(word, to: Self.typeLimit) + (index == words.count - 1 ? " changed" : ",")
      if let last = lines.last, last.count + piece.count < 25 {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }

  /// `2 → 0`; a row that others went round has moved among them and has the number that it had.
  static func words(for move: Move) -> String {
    move.from == move.to ? "past others, still at \(move.to)" : "\(move.from) → \(move.to)"
  }

  static func words(for reason: SkipReason?) -> [String] {
    switch reason {
    case .inputsEqual: ["inputs equal"]
    case .equatable: ["== true"]
    case .noInputs: ["no inputs"]
    case .dependenciesEqual: ["dependencies equal"]
    case nil: []
    }
  }
}
