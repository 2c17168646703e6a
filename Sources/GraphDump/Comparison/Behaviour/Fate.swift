import Recording

/// What became of a node in an update, as far as a comparison cares (rule A).
struct Fate: Hashable {
  enum Outcome: Hashable {
    case preserved, reevaluated, wasted, inserted, removed, recreated, moved, offscreen
  }
  var outcome: Outcome
  var isMoved: Bool
  var causes: [Cause]
  var runs: Int
  var why: String?

  init(_ change: NodeChange, _ dialect: Dialect) {
    causes = change.runs.flatMap(\.causes)
    runs = change.runs.count
    isMoved = change.existence == .moved
    switch (change.existence, change.evaluation) {
    case (.inserted, _): outcome = .inserted
    case (.removed, _): outcome = .removed
    case (.recreated, _): outcome = .recreated
    case (.offscreen, _): outcome = .offscreen
    case (_, .ran): outcome = .reevaluated
    case (_, .wasted): outcome = .wasted
    case (.moved, _): outcome = .moved
    default: outcome = .preserved
    }
    let words = Cause.words(causes, in: dialect)
    if change.evaluation.isReevaluated, !words.isEmpty {
      why = "`\(words.joined(separator: ", ")) changed`"
    } else if let value = change.values.first {
      why = value.old == value.new ? "\(value.name) differs" : Self.change(value)
    } else if change.evaluation == .skipped {
      why = Wording.words(for: change.skip).first
    }
  }

  private static func change(_ value: ValueChange) -> String {
    let difference = ValueDifference(value.old, value.new)
    guard let only = difference.only(limit: 60), only.path.isEmpty else {
      return difference.lines(value.name, limit: 60).joined(separator: ", ")
    }
    return "“\(only.pair.old)” → “\(only.pair.new)”"
  }

  /// Whether the two mean the same for who watches what is evaluated and what lasts.
  func isLike(_ other: Fate) -> Bool { outcome == other.outcome && isMoved == other.isMoved }

  /// `preserved`, `re-evaluated`.
  var words: String { (isMoved && outcome != .moved ? "moved and " : "") + outcomeWord }

  private var outcomeWord: String {
    switch outcome {
    case .preserved: "preserved"
    case .reevaluated: "re-evaluated"
    case .wasted: "re-evaluated without effect"
    case .inserted: "inserted"
    case .removed: "removed"
    case .recreated: "recreated"
    case .moved: "moved"
    case .offscreen: "off screen"
    }
  }

  private var isWorthAReason: Bool {
    switch outcome {
    case .inserted, .removed, .offscreen, .moved: false
    default: true
    }
  }

  /// `was preserved, is re-evaluated: _vm changed`, with why it was and why it is, where known.
  func predicate(from old: Fate) -> String {
    let was = old.outcome != .preserved && old.isWorthAReason ? old.why.map { " (\($0))" } ?? "" : ""
    let now = isWorthAReason ? why.map { ": \($0)" } ?? "" : ""
    return "was \(old.words)\(was), is \(words)\(now)"
  }
}
