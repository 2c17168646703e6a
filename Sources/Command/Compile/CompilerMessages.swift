import Foundation

/// What the compiler said, told of the person's own files.
struct CompilerMessages {
  struct Entry: Hashable, Sendable {
    enum Severity: String, Sendable { case error, warning, note, remark }
    var location: SourceLocation?
    var severity: Severity
    var text: String
    /// The line of the source, for a snippet.
    var source: String?
    var isInMainFile = false
  }
  private(set) var entries: [Entry] = []

  /// Reads the compiler's output; `folder` is where the copies stand, each in a folder named by its number.
  init(_ output: String, folder: String, copies: [PreparedCopy]) {
    for line in output.split(separator: "\n") {
      guard var entry = Self.entry(String(line), folder: folder, copies: copies) else { continue }
      // A message may itself name a copy.
      for (index, copy) in copies.enumerated() {
        entry.text.replace(
          "\(folder)/\(index)/\(copy.source.copyName)", with: copy.source.path)
      }
      if !entries.contains(entry) { entries.append(entry) }
    }
    // What follows from a mistake in the person's files for the main file, which nobody wrote, is left out.
    if entries.contains(where: { $0.severity == .error && $0.location != nil }) {
      entries.removeAll { $0.location == nil && $0.isInMainFile }
    }
  }

  var errorCount: Int { entries.count { $0.severity == .error } }

  /// The errors with their notes, and the warnings too if wanted, each with the line it speaks of.
  func text(withWarnings: Bool) -> String {
    var isShown = false
    var lines: [String] = []
    for entry in entries {
      if entry.severity != .note { isShown = entry.severity == .error || withWarnings }
      guard isShown else { continue }
      let place = entry.location.map { "\($0): " } ?? ""
      lines.append("\(place)\(entry.severity.rawValue): \(entry.text)")
      if let source = entry.source, source.contains(where: { !$0.isWhitespace }), let column = entry.location?.column {
        let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        lines.append(source)
        lines.append(before.map { $0 == "\t" ? "\t" : " " }.joined() + "^")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func entry(_ line: String, folder: String, copies: [PreparedCopy]) -> Entry? {
    for severity in [Entry.Severity.error, .warning, .note, .remark] {
      guard let mark = line.range(of: "\(severity.rawValue): ") else { continue }
      let text = String(line[mark.upperBound...])
      let place = line[..<mark.lowerBound]
      if place.isEmpty || place == "<unknown>:0: " { return Entry(severity: severity, text: text) }
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      // A path, a line, a column, and the space before the severity.
      guard parts.count >= 4, parts.last == " ", let line = Int(parts[parts.count - 3]),
        let column = Int(parts[parts.count - 2])
      else { continue }
      return entry(
        severity, text, path: parts.dropLast(3).joined(separator: ":"), line: line, column: column, folder: folder,
        copies: copies)
    }
    return nil
  }

  private static func entry(
    _ severity: Entry.Severity, _ text: String, path: String, line: Int, column: Int, folder: String,
    copies: [PreparedCopy]
  ) -> Entry {
    let number = path.hasPrefix("\(folder)/") ? path.dropFirst(folder.count + 1).prefix { $0 != "/" } : ""
    guard let index = Int(number), copies.indices.contains(index) else {
      return Entry(severity: severity, text: text, isInMainFile: path.hasPrefix("\(folder)/"))
    }
    let location = copies[index].original(line: line, column: column)
    return Entry(
      location: location, severity: severity, text: text, source: copies[index].source.text(ofLine: location.line))
  }
}
