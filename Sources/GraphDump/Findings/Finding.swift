import Recording

/// Something wrong that a recording shows, with its evidence (L).
public struct Finding: Codable, Hashable, Sendable {
  /// The rule's stable name: `state-loss`, `unstable-id`.
  public var rule: String
  /// The update in which it shows, 0 for the appearance.
  public var update: Int
  /// The step of that update, in words.
  public var step: String
  /// Where the node in question stands; `nil` where the finding is about no single node.
  public var place: NodePlace?
  /// What the recording shows, in one sentence.
  public var evidence: String

  /// A finding of the rule called `rule`.
  public init(rule: String, update: Int, step: String, place: NodePlace? = nil, evidence: String) {
    self.rule = rule
    self.update = update
    self.step = step
    self.place = place
    self.evidence = evidence
  }
}

extension Recording {
  /// What is wrong, in order of updates: what the recording says itself, and what its comparisons show.
  ///
  /// Rules that depend on time are left out unless `withTimings` is set. Cost: one pass over the recording.
  public func findings(withTimings: Bool = false) -> [Finding] {
    var frame = Recording(header: header).frame(after: 0)
    var result: [Finding] = []
    for update in updates {
      frame.apply(update)
      var derived = DerivedFindings(frame)
      for diagnostic in update.diagnostics + derived.diagnostics() {
        guard withTimings || !diagnostic.rule.hasPrefix("slow-") else { continue }
        let node = diagnostic.node.flatMap { frame.nodes[$0] ?? frame.ended[$0] }
        result.append(
          Finding(
            rule: diagnostic.rule, update: update.index, step: update.step,
            place: node.map { NodePlace(of: $0, in: frame) }, evidence: diagnostic.evidence))
      }
    }
    return result
  }
}
