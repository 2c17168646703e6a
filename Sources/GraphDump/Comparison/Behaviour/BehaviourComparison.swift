import Recording

/// How the behaviour of two recordings differs: which node changed its outcome, in which update, and why.
///
///     let comparison = BehaviourComparison(baseline: before, candidate: after)
///     for difference in comparison.differences { print(difference.sentence) }
///
/// Two runs, machines or checkouts of the same source give no difference; timings are never looked at.
public struct BehaviourComparison: Codable, Hashable, Sendable {
  /// The bodies of one update, side by side.
  public struct Row: Codable, Hashable, Sendable {
    /// The update's index, 0 for the appearance.
    public var update: Int
    /// The step of the baseline, or of the candidate where the baseline has none.
    public var step: String
    /// `nil` where that recording has no such update.
    public var baseline: Int?
    /// How many bodies ran in the candidate; `nil` where it has no such update.
    public var candidate: Int?
  }

  /// The bodies that ran, update by update.
  public var rows: [Row]
  /// What behaves differently, in order of updates and of the tree.
  public var differences: [BehaviourDifference]
  /// What is worded or placed differently and behaves the same.
  public var wordDifferences: [BehaviourDifference]

  /// Whether both behave the same.
  public var isSame: Bool { differences.isEmpty }
  /// Whether nothing at all differs that a figure could show.
  public var isIdentical: Bool { isSame && wordDifferences.isEmpty }

  /// Compares two recordings. Cost: proportional to their sizes, and to the tree's at each change of its shape.
  public init(baseline: Recording, candidate: Recording) {
    var comparing = Comparing(baseline, candidate)
    comparing.run()
    rows = Self.rows(baseline.bodies, candidate.bodies)
    differences = DifferenceFolding.folded(comparing.differences)
    wordDifferences = DifferenceFolding.folded(comparing.wordDifferences)
    if differences.isEmpty, wordDifferences.isEmpty, let update = Self.firstUnlike(baseline, candidate) {
      wordDifferences = [
        BehaviourDifference(
          update: update.index, step: update.step, kind: .words,
          predicate: "what is recorded besides differs: sizes, places or the order of the display list")
      ]
    }
  }

  private static func rows(_ old: [UpdateBodies], _ new: [UpdateBodies]) -> [Row] {
    (0..<max(old.count, new.count)).map { index in
      let a = index < old.count ? old[index] : nil
      let b = index < new.count ? new[index] : nil
      return Row(
        update: (a ?? b)?.update ?? index, step: (a ?? b)?.step ?? "", baseline: a?.count, candidate: b?.count)
    }
  }

  /// The first update that is not recorded alike, timings apart.
  private static func firstUnlike(_ old: Recording, _ new: Recording) -> Update? {
    for (a, b) in zip(old.updates, new.updates) {
      var (a, b) = (a, b)
      (a.timings, b.timings) = (nil, nil)
      if a != b { return b }
    }
    return nil
  }
}

/// Joins differences that say the same of several rows.
enum DifferenceFolding {
  private struct Key: Hashable {
    var update: Int
    var kind: BehaviourDifference.Kind
    var predicate: String
    var place: NodePlace?
  }

  static func folded(_ differences: [BehaviourDifference]) -> [BehaviourDifference] {
    var known: [Key: Int] = [:]
    var result: [BehaviourDifference] = []
    for difference in differences {
      let key = Key(
        update: difference.update, kind: difference.kind, predicate: difference.predicate,
        place: difference.places.first?.kind)
      if !difference.places.isEmpty, let index = known[key] {
        result[index].places += difference.places
      } else {
        known[key] = result.count
        result.append(difference)
      }
    }
    // The source's own views come first in each update: the rest follows from them.
    return result.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.update != y.update { return x.update < y.update }
      if rank(x) != rank(y) { return rank(x) < rank(y) }
      return a.offset < b.offset
    }.map(\.element)
  }

  private static func rank(_ difference: BehaviourDifference) -> Int {
    if difference.kind == .step { return 0 }
    let order: [BehaviourDifference.Kind] = [.outcome, .cause, .order, .dependency, .finding, .presence, .words]
    return (difference.isAboutBody ? 1 : 10) + (order.firstIndex(of: difference.kind) ?? 0)
  }
}
