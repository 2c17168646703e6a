import Recording

/// How a program is to be run.
struct RunRequest: Sendable {
  /// The steps in words, and where each is written, if in the source.
  var steps: [(text: String, location: SourceLocation?)]
  var size: Size
  var seed: Int
  var dialect: Dialect?
  /// Whether bodies and initialisers are measured.
  var isTiming = false
  /// Whose ids the rows of tables have, if not the elements'.
  var tableIdentity: String?
  /// In seconds.
  var timeLimit: Double

  static let usualSize = Size(width: 390, height: 844)
  static let usualTimeLimit = 20.0
  /// How much memory a program may take, in bytes.
  static let memoryLimit = 4 << 30

  /// The words for the engine's host, after `--output FILE`.
  func words(declared: [String]) -> [String] {
    var words = steps.flatMap { ["--step", $0.text] }
    if !declared.isEmpty { words += ["--declared", declared.joined(separator: ",")] }
    words += ["--size", Self.number(size.width), Self.number(size.height), "--seed", String(seed)]
    if let dialect { words += ["--dialect", dialect.rawValue] }
    if isTiming { words.append("--timings") }
    if let tableIdentity { words += ["--table-identity", tableIdentity] }
    return words
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// How many updates the steps make, every `repeat` written out; the appearance comes before them.
  var updateCount: Int { steps.reduce(0) { $0 + ((try? Step(parsing: $1.text))?.expanded.count ?? 0) } }

  /// The step that update `index` is made by, every `repeat` written out; `nil` for the appearance.
  func step(ofUpdate index: Int) -> (text: String, location: SourceLocation?)? {
    var first = 1
    for step in steps {
      guard let parsed = try? Step(parsing: step.text) else { continue }
      let expanded = parsed.expanded
      if index >= first, index < first + expanded.count { return (expanded[index - first].description, step.location) }
      first += expanded.count
    }
    return nil
  }
}
