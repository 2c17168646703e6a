/// A behaviour comparison in plain text: a verdict, the bodies step by step, and what differs, in words.
public struct ComparisonText: Sendable {
  /// What the text tells.
  public let comparison: BehaviourComparison
  /// What the two sides are called above their columns.
  public let baseline: String
  /// What the second side is called.
  public let candidate: String
  /// How many differences of primitives, groups and modifiers are told in each update.
  public let limit: Int

  /// A text of `comparison` that tells at most `limit` differences of primitives, groups and modifiers per update.
  public init(_ comparison: BehaviourComparison, baseline: String, candidate: String, limit: Int = 12) {
    self.comparison = comparison
    self.baseline = baseline
    self.candidate = candidate
    self.limit = limit
  }

  /// The whole text, each line with its end.
  public var text: String {
    let lines = [verdict] + headlines + [""] + table
    let told = comparison.isSame ? comparison.wordDifferences : comparison.differences
    return (lines + sections(told)).map { $0 + "\n" }.joined()
  }

  /// `behaviour: different (3 differences)`
  public var verdict: String {
    if comparison.isIdentical { return "behaviour: same" }
    if comparison.isSame {
      return "behaviour: same; what is drawn of it: different (\(Tally.counted(comparison.wordDifferences.count)))"
    }
    return "behaviour: different (\(Tally.counted(comparison.differences.count)))"
  }

  /// A line for each update in which another number of bodies ran.
  public var headlines: [String] {
    comparison.rows.compactMap { row in
      guard let old = row.baseline, let new = row.candidate, old != new else { return nil }
      return "update \(row.update), \(StepWords.quoted(row.step)): \(UpdateBodies.words(old)) → \(new)"
    }
  }

  private var table: [String] {
    var rows = [["update", "step", "baseline", "candidate", ""]]
    for row in comparison.rows { rows.append(cells(row)) }
    let (old, new) = comparison.totals
    if comparison.rows.count > 1 { rows.append(["total", "", "\(old)", "\(new)", Self.change(old, new)]) }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      (0..<5).map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + space : space + row[column]
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    return ["bodies that ran; baseline is \(baseline), candidate is \(candidate)"] + lines
  }

  private func cells(_ row: BehaviourComparison.Row) -> [String] {
    let step = StepWords.quoted(row.step)
    return [
      "\(row.update)", step.count > 40 ? step.prefix(39) + "…" : step, row.baseline.map(String.init) ?? "–",
      row.candidate.map(String.init) ?? "–", Self.change(row.baseline ?? 0, row.candidate ?? 0),
    ]
  }

  static func change(_ old: Int, _ new: Int) -> String {
    old == new ? "" : new > old ? "+\(new - old)" : "−\(old - new)"
  }

  private func sections(_ differences: [BehaviourDifference]) -> [String] {
    var lines: [String] = []
    var heading: String?
    var (quiet, left) = (0, 0)
    func closeSection() {
      if left > 0 { lines.append("  and \(Tally.counted(left)) more; --all tells them") }
      (quiet, left) = (0, 0)
    }
    for difference in differences {
      let words = BehaviourDifference.heading(difference.update, difference.step)
      if words != heading {
        closeSection()
        heading = words
        lines += ["", "\(words):"]
      }
      if !difference.isAboutBody, difference.kind != .step {
        quiet += 1
        if quiet > limit {
          left += 1
          continue
        }
      }
      lines.append("  \(difference.words)")
    }
    closeSection()
    return lines
  }
}

extension BehaviourComparison {
  /// All bodies of the updates that both recordings have.
  public var totals: (baseline: Int, candidate: Int) {
    (rows.reduce(0) { $0 + ($1.baseline ?? 0) }, rows.reduce(0) { $0 + ($1.candidate ?? 0) })
  }
}

extension Tally {
  /// `1 difference`, `3 differences`.
  static func counted(_ count: Int) -> String { count == 1 ? "1 difference" : "\(number(count)) differences" }
}

extension String {
  var trimmingTrailingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
