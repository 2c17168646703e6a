import Recording

/// Help, made from the table of verbs and options.
enum Help {
  static let version = "0.1.0"
  /// When it was made: manual pages tell it.
  static let date = "2026-11-30"

  /// The help of the whole command.
  static var general: String {
    let verbs = table(Verb.allCases.map { ($0.usage, $0.summary) })
    return """
      graphdump: what a SwiftUI view update did, and why

      \(verbs)

      Steps, for --step and for “// graphdump: STEP” comments in a source:
      \(Step.forms.map { "  \($0)" }.joined(separator: "\n"))

      graphdump COMMAND --help tells more; graphdump --version prints the version.
      Exit status: 0 fine, 1 differences or findings, 2 trouble.

      """
  }

  /// The help of one verb.
  static func of(_ verb: Verb) -> String {
    let options = table(verb.options.map { (words(for: $0), $0.summary) })
    let details = verb.details.isEmpty ? "" : "\(verb.details)\n\n"
    return "Usage: graphdump \(verb.usage)\n\n\(verb.summary)\n\n\(details)\(options)\n"
  }

  private static func words(for option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.name + (option.value.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)" }.joined(
      separator: "\n")
  }
}
