import Foundation

/// Colours for a terminal, or none.
struct Colours: Hashable, Sendable {
  var isOn: Bool

  /// Colours where standard error is a terminal that shows them, unless `NO_COLOR` is set.
  static func forStandardError(environment: [String: String] = ProcessInfo.processInfo.environment) -> Colours {
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Colours(isOn: isatty(STDERR_FILENO) == 1 && !isRefused)
  }

  func bold(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func red(_ text: String) -> String { isOn ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }
}
