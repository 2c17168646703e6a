import Foundation

/// The samples that come with the command.
struct Sample: Hashable, Sendable {
  var name: String
  var path: String
  /// What it shows, in its own words.
  var summary: String
}

enum Samples {
  /// All samples, by name.
  static func all() throws -> [Sample] {
    let folder = try Installation.samplesFolder()
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw CommandError.input(.unreadable(folder, reason: WholeFile.reason(of: error)))
    }
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(folder)/\(name)"
      return Sample(
        name: Path(name).bareName, path: path, summary: summary(of: try Input.source(path)))
    }
  }

  /// The comment at the head of a source that begins with “Shows:”, its lines joined.
  static func summary(of source: SourceText) -> String {
    var words: [String] = []
    for token in Lexer.tokens(of: source) {
      guard token.kind == .lineComment else { break }
      let text = source[token.range].drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("graphdump:") { break }
      if text.hasPrefix("Shows:") {
        words = [text.dropFirst("Shows:".count).trimmingCharacters(in: .whitespaces)]
      } else if !words.isEmpty {
        words.append(text)
      }
    }
    return words.joined(separator: " ")
  }
}
