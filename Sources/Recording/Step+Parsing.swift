/// Why the words of a step can't be understood.
public struct StepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The words that could not be read, as they were given.
  public var step: String
  /// The column in `step` where the trouble is, from 1.
  public var column: Int
  /// What is wrong at the column, and what would be right.
  public var reason: String

  /// The three together: `step “tap”, column 4: …`.
  public var description: String { "step “\(step)”, column \(column): \(reason)" }
}

extension Step {
  /// The forms a step can take, one a line, for help and error messages.
  public static let forms = [
    #"tap "Label""#, #"tap "Label" 2"#, "tap #id", #"toggle "Label""#, #"type "text" into "Label""#,
    #"select "Option" in "Label""#, #"slide "Label" to 0.5"#, "scroll to ID", "scroll by 300",
    #"drag "Label" by 10 20"#, "set environment colorScheme dark", "resize 320 480", "wait 1s", "delete row 2",
    "repeat N STEP",
  ]

  /// Reads a step from its words; throws ``StepError``.
  public init(parsing text: String) throws {
    var parser = try StepParser(text)
    self = try parser.step()
    try parser.end()
  }

  /// The step with every `repeat` written out.
  public var expanded: [Step] {
    guard case .repeated(let count, let step) = self else { return [self] }
    return Array(repeating: step.expanded, count: max(0, count)).flatMap { $0 }
  }
}

struct StepParser {
  struct Token: Hashable {
    var text: String
    var isQuoted: Bool
    var column: Int
  }
  let source: String
  private(set) var tokens: [Token]
  private var next = 0
  private var repetitions = 1
  private var nesting = 0
  static let mostRepetitions = 10_000
  private static let longestWait = 366.0 * 86_400
  private static let deepestNesting = 16

  init(_ source: String) throws {
    self.source = source
    self.tokens = try StepParser.tokens(of: source)
  }

  mutating func step() throws -> Step {
    let verb = try word("a step: \(Step.forms.joined(separator: ", "))")
    switch verb.text {
    case "tap": return .tap(try target())
    case "toggle": return .toggle(try target())
    case "type":
      let text = try quoted("the text to type, in quotes")
      try keyword("into")
      return .type(text, into: try target())
    case "select":
      let option = try quoted("the option, in quotes")
      try keyword("in")
      return .select(option, in: try target())
    case "slide":
      let slider = try target()
      try keyword("to")
      return .slide(slider, to: try number("a value"))
    case "scroll": return .scroll(try scrollTarget())
    case "drag":
      let target = try target()
      try keyword("by")
      return .drag(target, x: try number("points to the right"), y: try number("points down"))
    case "set":
      try keyword("environment")
      return .setEnvironment(key: try word("an environment key").text, value: try anyToken("a value").text)
    case "resize":
      let width = try length("a width in points")
      return .resize(width: width, height: try length("a height in points"))
    case "wait": return .wait(try duration())
    case "delete":
      try keyword("row")
      return .deleteRow(try count("the row’s number, from 1", 1...Int.max))
    case "repeat":
      return try repeatedStep(at: verb.column)
    default:
      throw error(verb.column, "“\(verb.text)” is not a step; write one of: \(Step.forms.joined(separator: ", "))")
    }
  }

  /// Repetitions of repetitions are counted together.
  private mutating func repeatedStep(at column: Int) throws -> Step {
    let times = try count("how many times, up to \(Self.mostRepetitions)", 0...Self.mostRepetitions)
    repetitions *= max(1, times)
    nesting += 1
    guard repetitions <= Self.mostRepetitions, nesting <= Self.deepestNesting else {
      throw error(column, "a step can be repeated up to \(Self.mostRepetitions) times in all")
    }
    return .repeated(times, try step())
  }

  func end() throws {
    if next < tokens.count { throw error(tokens[next].column, "“\(tokens[next].text)” is too much") }
  }

  private mutating func target() throws -> Step.Target {
    let token = try anyToken(#"what to act on: "Label" or #id"#)
    if token.isQuoted {
      guard next < tokens.count, !tokens[next].isQuoted, let number = Int(tokens[next].text) else {
        return .label(token.text, occurrence: 1)
      }
      guard number >= 1 else { throw error(tokens[next].column, "occurrences are counted from 1") }
      next += 1
      return .label(token.text, occurrence: number)
    }
    guard token.text.hasPrefix("#"), token.text.count > 1 else {
      throw error(token.column, "“\(token.text)” is neither a \"label\" in quotes nor an #id")
    }
    return .id(String(token.text.dropFirst()))
  }

  private mutating func scrollTarget() throws -> Step.ScrollTarget {
    let kind = try word("“to ID” or “by POINTS”")
    switch kind.text {
    case "to":
      let token = try anyToken("an id")
      return .id(token.isQuoted || !token.text.hasPrefix("#") ? token.text : String(token.text.dropFirst()))
    case "by": return .by(try number("points"))
    default: throw error(kind.column, "“\(kind.text)” should be “to ID” or “by POINTS”")
    }
  }

  private mutating func duration() throws -> Double {
    let token = try word("a time: 1s, 250ms or 2m")
    for (unit, factor) in [("ms", 0.001), ("s", 1.0), ("m", 60.0)] where token.text.hasSuffix(unit) {
      guard let number = Double(token.text.dropLast(unit.count)), number.isFinite, number >= 0 else { continue }
      guard number * factor <= Self.longestWait else {
        throw error(token.column, "“\(token.text)” is too long; a wait is at most \(Int(Self.longestWait))s, a year")
      }
      return number * factor
    }
    throw error(token.column, "“\(token.text)” is not a time; write 1s, 250ms or 2m")
  }

  private mutating func anyToken(_ expected: String) throws -> Token {
    guard next < tokens.count else { throw error(source.count + 1, "\(expected) is missing") }
    defer { next += 1 }
    return tokens[next]
  }

  private mutating func word(_ expected: String) throws -> Token {
    let token = try anyToken(expected)
    guard !token.isQuoted else { throw error(token.column, "\(expected) is wanted here, not text in quotes") }
    return token
  }

  private mutating func quoted(_ expected: String) throws -> String {
    let token = try anyToken(expected)
    guard token.isQuoted else { throw error(token.column, "\(expected) is wanted here, not “\(token.text)”") }
    return token.text
  }

  private mutating func keyword(_ keyword: String) throws {
    let token = try word("“\(keyword)”")
    guard token.text == keyword else { throw error(token.column, "“\(keyword)” is wanted here, not “\(token.text)”") }
  }

  private mutating func number(_ expected: String) throws -> Double {
    let token = try word(expected)
    guard let number = Double(token.text), number.isFinite else {
      throw error(token.column, "\(expected) is wanted here, and “\(token.text)” is not a number")
    }
    return number
  }

  private mutating func length(_ expected: String) throws -> Double {
    let column = next < tokens.count ? tokens[next].column : source.count + 1
    let length = try number(expected)
    guard (1...100_000).contains(length) else { throw error(column, "\(expected) is from 1 to 100000") }
    return length
  }

  private mutating func count(_ expected: String, _ range: ClosedRange<Int>) throws -> Int {
    let token = try word(expected)
    guard let number = Int(token.text), range.contains(number) else {
      throw error(token.column, "\(expected) is wanted here, not “\(token.text)”")
    }
    return number
  }

  private func error(_ column: Int, _ reason: String) -> StepError {
    StepError(step: source, column: column, reason: reason)
  }
}

extension StepParser {
  /// Splits the words of a step; text in quotes is one token, with `\"`, `\\` and `\n` as in Swift.
  fileprivate static func tokens(of source: String) throws -> [Token] {
    var tokens: [Token] = []
    let characters = Array(source)
    var index = 0
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      let start = index
      var text = ""
      if let close = closingQuote(characters[index]) {
        index += 1
        while index < characters.count, characters[index] != close {
          if characters[index] == "\\", index + 1 < characters.count {
            index += 1
            text.append(characters[index] == "n" ? "\n" : characters[index])
          } else {
            text.append(characters[index])
          }
          index += 1
        }
        guard index < characters.count else {
          throw StepError(step: source, column: start + 1, reason: "the quote that opens here is not closed")
        }
        index += 1
        tokens.append(Token(text: text, isQuoted: true, column: start + 1))
      } else {
        while index < characters.count, !characters[index].isWhitespace {
          text.append(characters[index])
          index += 1
        }
        tokens.append(Token(text: text, isQuoted: false, column: start + 1))
      }
    }
    return tokens
  }

  private static func closingQuote(_ character: Character) -> Character? {
    switch character {
    case "\"": "\""
    case "“": "”"
    default: nil
    }
  }
}
