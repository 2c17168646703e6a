import Recording

/// A line `// graphdump: …` in a source: what to do with it, said by its author.
struct Directive: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    case step(Step, text: String)
    case dialect(Dialect)
    case root(String)
    case size(width: Double, height: Double)
    case seed(Int)
    case stateDefaults(StateDefaults)
    /// Whose ids the rows of tables have: `element` or `row`.
    case tableIdentity(String)
  }
  var meaning: Meaning
  var location: SourceLocation
}

extension Directive {
  /// The forms of directives that are not steps, for messages.
  static let forms = [
    "dialect property", "root NAME", "size 320 480", "seed 1", "state-defaults lazy", "table-identity row",
  ]
  private static let marker = "graphdump:"

  /// The directives of a source, in order; throws ``CommandError/badDirective(at:reason:)``.
  static func all(in tokens: [Token], of source: SourceText) throws -> [Directive] {
    try tokens.compactMap { token in
      guard token.kind == .lineComment else { return nil }
      let comment = source[token.range]
      let text = comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix(marker) else { return nil }
      let content = text.dropFirst(marker.count)
      let words = content.drop(while: \.isWhitespace)
      let offset = comment.utf8.distance(from: comment.startIndex, to: words.startIndex)
      let location = source.location(of: token.range.lowerBound + offset)
      return Directive(meaning: try meaning(of: trimmed(words), at: location), location: location)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func meaning(of text: String, at location: SourceLocation) throws -> Meaning {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.first {
    case "dialect":
      guard words.count == 2, let dialect = Dialect(rawValue: words[1]) else {
        throw CommandError.input(
          .badDirective(
            at: location, reason: "a dialect is one of \(Dialect.allCases.map(\.rawValue).joined(separator: ", "))"))
      }
      return .dialect(dialect)
    case "root":
      guard words.count == 2 else {
        throw CommandError.input(.badDirective(at: location, reason: "write the root as: root NAME"))
      }
      return .root(words[1])
    case "size":
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2]),
        (1...100_000).contains(width), (1...100_000).contains(height)
      else { throw CommandError.input(.badDirective(at: location, reason: "write a size in points as: size 320 480")) }
      return .size(width: width, height: height)
    case "seed":
      guard words.count == 2, let seed = Int(words[1]), seed >= 0 else {
        throw CommandError.input(.badDirective(at: location, reason: "write a seed as a whole number: seed 1"))
      }
      return .seed(seed)
    case "state-defaults":
      guard words.count == 2, let defaults = StateDefaults(rawValue: words[1]) else {
        throw CommandError.input(.badDirective(at: location, reason: "defaults of states are eager or lazy"))
      }
      return .stateDefaults(defaults)
    case "table-identity":
      guard words.count == 2, ["element", "row"].contains(words[1]) else {
        throw CommandError.input(.badDirective(at: location, reason: "a table-identity is one of element, row"))
      }
      return .tableIdentity(words[1])
    default:
      do { return .step(try Step(parsing: text), text: text) } catch let error as StepError {
        var place = location
        let prefix = text.prefix(max(0, error.column - 1))
        place.column = (location.column ?? 1) + prefix.utf8.count
        throw CommandError.input(.badDirective(at: place, reason: error.reason))
      }
    }
  }
}
