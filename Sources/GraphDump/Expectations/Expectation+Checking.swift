import Recording

/// Something that a recording does and should not, or the other way round.
public struct Violation: Codable, Hashable, Sendable {
  /// The line of the expectation file, from 1, where there is one.
  public var line: Int?
  /// What is not as expected, in a sentence.
  public var sentence: String

  /// A violation of the expectation on `line`.
  public init(line: Int? = nil, sentence: String) {
    self.line = line
    self.sentence = sentence
  }
}

extension Expectation {
  /// Where `recording` does not do what is expected. Cost: one pass over the recording.
  public func violations(by recording: Recording) -> [Violation] {
    let actual = Dictionary(
      Expectation(of: recording).blocks.map { ($0.update, $0) }, uniquingKeysWith: { a, _ in a })
    return blocks.flatMap { block -> [Violation] in
      guard let other = actual[block.update] else {
        return [Violation(line: block.line, sentence: "there is no update \(block.update)")]
      }
      return violations(block, other)
    }
  }

  private func violations(_ block: Block, _ actual: Block) -> [Violation] {
    let place = BehaviourDifference.heading(actual.update, actual.step)
    var result: [Violation] = []
    if block.step != actual.step {
      result.append(
        Violation(line: block.line, sentence: "update \(block.update) is “\(actual.step)”, not “\(block.step)”"))
    }
    if let bodies = block.bodies, case .exactly(let count) = actual.bodies {
      switch bodies {
      case .exactly(let wanted) where wanted != count:
        result.append(
          Violation(line: block.line, sentence: "\(place): \(UpdateBodies.words(count)) ran, not \(wanted)"))
      case .atMost(let limit) where count > limit:
        result.append(
          Violation(line: block.line, sentence: "\(place): \(UpdateBodies.words(count)) ran, at most \(limit) may"))
      default: break
      }
    }
    for family in block.facts.keys.sorted() { result += violations(block, actual, family, place) }
    return result
  }

  private func violations(
    _ block: Block, _ actual: Block, _ family: Fact.Family, _ place: String
  ) -> [Violation] {
    let wanted = block.facts[family] ?? []
    var rest = Dictionary(
      (actual.facts[family] ?? []).map { ($0.words, $0.count) }, uniquingKeysWith: +)
    var result: [Violation] = []
    for fact in wanted {
      // A view without causes is any run of it.
      let keys = rest.keys.filter { $0 == fact.words || (!fact.words.contains(":") && $0.hasPrefix(fact.words + ":")) }
      let count = keys.reduce(0) { $0 + (rest[$1] ?? 0) }
      for key in keys { rest[key] = nil }
      if count != fact.count, !(block.isOpen && count > fact.count) {
        result.append(
          Violation(line: fact.line, sentence: "\(place): “\(fact.text)” happened \(Self.times(count))"))
      }
    }
    guard !block.isOpen else { return result }
    for fact in actual.facts[family] ?? [] where rest[fact.words] != nil {
      result.append(Violation(line: block.line, sentence: "\(place): “\(fact.text)” is not expected"))
    }
    return result
  }

  private static func times(_ count: Int) -> String {
    count == 0 ? "not at all" : count == 1 ? "once" : "\(count) times"
  }
}
