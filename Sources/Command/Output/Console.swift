import Foundation
import Synchronization

/// Says things to the person, on standard error.
struct Console: Sendable {
  var isQuiet = false
  var isVerbose = false
  var colours = Colours.forStandardError()
  private static let lock = Mutex<Void>(())

  /// One line about what is being done, on a terminal only, each in place of the one before.
  func progress(_ text: String) {
    guard !isQuiet, isatty(STDERR_FILENO) == 1 else {
      detail(text)
      return
    }
    write(isVerbose ? "\(text)\n" : "\r\u{1B}[K\(text)…")
  }

  /// Clears the line of progress.
  func progressEnded() {
    if !isQuiet, !isVerbose, isatty(STDERR_FILENO) == 1 { write("\r\u{1B}[K") }
  }

  /// What only `--verbose` shows.
  func detail(_ text: String) {
    if isVerbose, !text.isEmpty { write(text + "\n") }
  }

  /// What was done.
  func note(_ text: String) {
    if !isQuiet { write("\(clearing)\(text)\n") }
  }

  func warning(_ text: String) { write("\(clearing)\(colours.bold("graphdump: warning:")) \(text)\n") }

  func error(_ message: Message) { write("\(clearing)\(message.text(colours: colours))\n") }

  /// What a person's program prints.
  func program(_ data: Data) {
    Self.lock.withLock { _ in try? WholeFile.write(data, to: STDERR_FILENO, "standard error") }
  }

  private var clearing: String { isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : "" }

  private func write(_ text: String) { program(Data(text.utf8)) }
}

/// Writes to standard output.
enum StandardOutput {
  static func write(_ data: Data) throws { try WholeFile.write(data, to: STDOUT_FILENO, "standard output") }
  static func write(_ text: String) throws { try write(Data(text.utf8)) }
}
