/// Leaves out what `#if` leaves out, with the conditions that a generated program is compiled under.
struct ConditionalCompilation {
  private let source: SourceText
  private let tokens: [Token]

  /// Modules that a source can import here.
  static let modules: Set<String> = [
    "SwiftUI", "Combine", "Foundation", "Observation", "Swift", "Dispatch", "Synchronization", "FoundationEssentials",
    "SwiftData", "Charts",
  ]

  /// The tokens that are compiled, without comments and without the conditions themselves.
  static func activeTokens(of tokens: [Token], in source: SourceText) -> [Token] {
    ConditionalCompilation(source: source, tokens: tokens.filter { !$0.isComment }).active()
  }

  private struct Region {
    var isActive: Bool
    /// Whether one branch of the region was taken, so that no later one is.
    var isDecided: Bool
  }

  private func active() -> [Token] {
    var result: [Token] = []
    var regions: [Region] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .pound else {
        if regions.allSatisfy(\.isActive) { result.append(token) }
        continue
      }
      switch source[token.range] {
      case "#if":
        let holds = condition(at: &index, line: token.line)
        regions.append(Region(isActive: holds, isDecided: holds))
      case "#elseif":
        let holds = condition(at: &index, line: token.line)
        guard let region = regions.popLast() else { break }
        regions.append(Region(isActive: !region.isDecided && holds, isDecided: region.isDecided || holds))
      case "#else":
        guard let region = regions.popLast() else { break }
        regions.append(Region(isActive: !region.isDecided, isDecided: true))
      case "#endif": _ = regions.popLast()
      default: if regions.allSatisfy(\.isActive) { result.append(token) }
      }
    }
    return result
  }

  /// Evaluates the condition that fills the rest of `line`, and moves past it.
  private func condition(at index: inout Int, line: Int) -> Bool {
    let start = index
    while index < tokens.count, tokens[index].line == line { index += 1 }
    var condition = Condition(words: tokens[start..<index].flatMap { Condition.words(source[$0.range]) })
    return condition.either()
  }

  /// A recursive-descent reading of `A && (B || !os(Linux))`.
  struct Condition {
    var words: [String]
    var next = 0

    init(words: [String]) { self.words = words }

    /// A run of operator characters holds several words: `&&!`.
    static func words(_ text: String) -> [String] {
      text.count > 1 && text.hasSuffix("!") ? [String(text.dropLast()), "!"] : [text]
    }

    private mutating func take(_ word: String) -> Bool {
      guard next < words.count, words[next] == word else { return false }
      next += 1
      return true
    }

    mutating func either() -> Bool {
      var value = both()
      while take("||") {
        let right = both()
        value = value || right
      }
      return value
    }

    private mutating func both() -> Bool {
      var value = single()
      while take("&&") {
        let right = single()
        value = value && right
      }
      return value
    }

    private mutating func single() -> Bool {
      if take("!") { return !single() }
      if take("(") {
        let value = either()
        _ = take(")")
        return value
      }
      guard next < words.count else { return false }
      let name = words[next]
      next += 1
      guard take("(") else { return name == "true" || name == "DEBUG" }
      var arguments: [String] = []
      var depth = 1
      while next < words.count, depth > 0 {
        if words[next] == "(" { depth += 1 }
        if words[next] == ")" { depth -= 1 }
        if depth > 0 { arguments.append(words[next]) }
        next += 1
      }
      return ConditionalCompilation.holds(name, arguments)
    }
  }

  private static func holds(_ name: String, _ arguments: [String]) -> Bool {
    if let holds = PlatformEdits.holds(name, arguments) { return holds }
    return switch name {
    case "canImport": arguments.first.map(modules.contains) ?? false
    case "swift", "compiler": arguments.first?.hasPrefix(">") ?? false
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }
}
