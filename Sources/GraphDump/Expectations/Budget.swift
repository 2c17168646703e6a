import Recording

/// Limits for what the steps of a recording may do; the appearance, which runs every body once, is not counted.
public struct Budget: Hashable, Sendable {
  /// Bodies in all steps together.
  public var bodies: Int?
  /// Bodies in any one step.
  public var bodiesPerStep: Int?
  /// Whether nodes may be replaced by others with a new identity.
  public var allowsRecreated = true
  /// Whether state may end with the identity that held it.
  public var allowsStateLoss = true
  /// Rules of which there may be no finding; `all` stands for every rule.
  public var forbiddenRules: [String] = []

  /// A budget without any limit.
  public init() {}

  /// Whether there is no limit at all.
  public var isEmpty: Bool { self == Budget() }

  /// Where `recording` goes beyond the budget.
  public func violations(by recording: Recording) -> [Violation] {
    let bodies = recording.bodies.filter { $0.update > 0 }
    var result: [Violation] = []
    let total = bodies.reduce(0) { $0 + $1.count }
    if let limit = self.bodies, total > limit {
      result.append(Violation(sentence: "\(UpdateBodies.words(total)) ran in all steps together, at most \(limit) may"))
    }
    for update in bodies {
      let place = BehaviourDifference.heading(update.update, update.step)
      if let limit = bodiesPerStep, update.count > limit {
        result.append(
          Violation(
            sentence: "\(place): \(UpdateBodies.words(update.count)) ran, at most \(limit) may: \(Self.words(update))"))
      }
    }
    for block in Expectation(of: recording).blocks where block.update > 0 {
      let place = BehaviourDifference.heading(block.update, block.step)
      for fact in block.facts[.recreated] ?? [] where !allowsRecreated {
        result.append(Violation(sentence: "\(place): \(fact.text)"))
      }
      for fact in block.facts[.lost] ?? [] where !allowsStateLoss {
        result.append(Violation(sentence: "\(place): \(fact.text)"))
      }
    }
    for finding in recording.findings() where forbiddenRules.contains(finding.rule) || forbiddenRules.contains("all") {
      let place = BehaviourDifference.heading(finding.update, finding.step)
      let subject = finding.place.map { " at \(NodePlace.words(for: [$0]))" } ?? ""
      result.append(Violation(sentence: "\(place): finding \(finding.rule)\(subject): \(finding.evidence)"))
    }
    return result
  }

  /// `CellListView, CellView ×20`
  private static func words(_ update: UpdateBodies) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for run in update.runs {
      if counts[run.node.type] == nil { order.append(run.node.type) }
      counts[run.node.type, default: 0] += 1
    }
    let words = order.map { type in (counts[type] ?? 1) > 1 ? "\(type) ×\(counts[type] ?? 1)" : type }
    return words.joined(separator: ", ")
  }
}
