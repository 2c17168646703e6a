/// Findings in plain text: those of one rule and view together, with their evidence, why it matters and what to do.
public struct FindingText: Sendable {
  /// What is told.
  public let findings: [Finding]

  /// A text of these findings, which keep their order.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// Empty where nothing was found.
  public var text: String {
    var blocks: [String] = []
    for rule in rules {
      let group = findings.filter { $0.rule == rule }
      var lines = ["\(rule) (\(group.count == 1 ? "1 finding" : "\(Tally.number(group.count)) findings"))"]
      lines += evidence(group)
      if let known = LintRule.named(rule) { lines += ["  why: \(known.why)", "  instead: \(known.instead)"] }
      blocks.append(lines.map { $0 + "\n" }.joined())
    }
    return blocks.joined(separator: "\n")
  }

  /// In order of first appearance.
  private var rules: [String] {
    var seen: Set<String> = []
    return findings.map(\.rule).filter { seen.insert($0).inserted }
  }

  private struct Key: Hashable {
    var update: Int
    var kind: NodePlace?
    var evidence: String
  }

  private func evidence(_ group: [Finding]) -> [String] {
    var order: [Key] = []
    var members: [Key: [Finding]] = [:]
    for finding in group {
      let key = Key(update: finding.update, kind: finding.place?.kind, evidence: finding.evidence)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let findings = members[key], let first = findings.first else { return nil }
      let places = NodePlace.words(for: findings.compactMap(\.place))
      let subject = places.isEmpty ? "" : "\(places): "
      return "  update \(first.update), \(StepWords.quoted(first.step)): \(subject)\(VisibleText.line(first.evidence))"
    }
  }
}
