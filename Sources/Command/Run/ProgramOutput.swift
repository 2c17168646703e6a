import Foundation

/// What a program prints: handed on to standard error line by line, up to a limit, and kept.
///
/// What the Swift runtime says of a crash is held back: the command words it itself.
struct ProgramOutput {
  /// Beyond this many bytes nothing is handed on or kept.
  static let limit = 1 << 18
  let write: (Data) -> Void
  private(set) var kept = Data()
  /// The runtime's words about a crash: `Fatal error: Index out of range`.
  private(set) var fatalLines: [String] = []
  private var line = Data()
  private var emptyLines = 0
  private var count = 0

  init(write: @escaping (Data) -> Void) { self.write = write }

  mutating func take(_ data: Data) {
    count += data.count
    guard count - data.count < Self.limit else { return }
    var rest = data[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      hand(line + rest[...end])
      line = Data()
      rest = rest[(end + 1)...]
    }
    line.append(rest)
    if count >= Self.limit {
      flush()
      hand(Data("graphdump: the rest of what the program prints is left out\n".utf8))
    }
  }

  /// Hands on what was held back: a last line that has no line break, and empty lines.
  mutating func flush() {
    if !line.isEmpty { hand(line + Data("\n".utf8)) }
    line = Data()
    if fatalLines.isEmpty { passEmptyLines() }
  }

  /// Hands on lines that read like a crash's, where none came: the program printed them itself.
  mutating func releaseFatalLines() {
    for line in fatalLines { pass(Data("\(line)\n".utf8)) }
    fatalLines = []
    passEmptyLines()
  }

  private mutating func hand(_ line: Data) {
    let text = String(decoding: line, as: UTF8.self)
    if Self.isOfTheRuntime(text) {
      emptyLines = 0
      fatalLines.append(text.trimmingCharacters(in: .whitespacesAndNewlines))
      return
    }
    // The runtime sets its lines apart with empty ones: whose an empty line is, is known by the next.
    if text == "\n" {
      emptyLines += 1
      return
    }
    passEmptyLines()
    pass(line)
  }

  /// Whether a line reads like one that the runtime writes of a crash, or of its trouble with telling of it.
  private static func isOfTheRuntime(_ line: String) -> Bool {
    line.contains("Fatal error") || ["*** ", "💣 ", "swift-runtime: "].contains { line.hasPrefix($0) }
  }

  private mutating func passEmptyLines() {
    for _ in 0..<emptyLines { pass(Data("\n".utf8)) }
    emptyLines = 0
  }

  private mutating func pass(_ line: Data) {
    kept.append(line)
    write(line)
  }
}
