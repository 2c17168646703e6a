import Recording

/// Findings that the changes of one update show, where the recording does not say them itself.
struct DerivedFindings {
  private let frame: Frame
  private var told: Set<String>
  /// Nodes of which the recording already says why they ran for nothing.
  private let explained: Set<NodeID>

  init(_ frame: Frame) {
    self.frame = frame
    told = Set(frame.update.diagnostics.map { "\($0.rule) \($0.node.map { "\($0)" } ?? "")" })
    let whys = ["broad-observed-object", "unowned-observed-object"]
    explained = Set(frame.update.diagnostics.filter { whys.contains($0.rule) }.compactMap(\.node))
  }

  mutating func diagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for change in frame.update.nodes where change.existence == .kept && !change.runs.isEmpty {
      guard let node = frame.nodes[change.id], node.isUserDefined, node.kind == .composed,
        let diagnostic = diagnostic(change), told.insert("\(diagnostic.rule) \(change.id)").inserted
      else { continue }
      result.append(diagnostic)
    }
    return result
  }

  private func diagnostic(_ change: NodeChange) -> Diagnostic? {
    let differing = change.comparison.filter { !$0.isEqual && $0.method != .seed }
    let isOnlyValue = Set(change.runs.flatMap(\.causes)) == [.value]
    let isWasted = change.evaluation == .wasted
    let names = differing.map { "“\($0.name)”" }.joined(separator: ", ")
    if isOnlyValue, !differing.isEmpty {
      if differing.allSatisfy({ $0.method == .closure }) {
        return Diagnostic(
          rule: "fresh-closure-input", node: change.id,
          evidence: "it ran only because the closure \(names) is not the one before")
      }
      if differing.allSatisfy({ $0.method == .reference || $0.method == .closure }),
        isWasted || differing.allSatisfy({ $0.old == $0.new })
      {
        return Diagnostic(
          rule: "fresh-reference-input", node: change.id,
          evidence: "it ran only because \(names) is another object of the same description")
      }
      if isWasted, let field = differing.first, differing.count == 1, field.method != .closure, isLarge(field) {
        let values = ValueDifference(field.old ?? "", field.new ?? "").lines(field.name, limit: 40)
          .joined(separator: ", ")
        return Diagnostic(
          rule: "broad-input", node: change.id,
          evidence: "its output is equal, and “\(field.name)” differs in a part: \(values)")
      }
    }
    if isOnlyValue, differing.isEmpty, let evidence = freshSeeds(change) {
      return Diagnostic(rule: "fresh-reference-input", node: change.id, evidence: evidence)
    }
    guard isWasted, !explained.contains(change.id) else { return nil }
    let causes = Cause.words(change.runs.flatMap(\.causes), in: .keypath).joined(separator: ", ")
    return Diagnostic(
      rule: "wasted-body", node: change.id, evidence: "its body ran for “\(causes) changed”, and its output is equal")
  }

  /// Says so, where nothing differs but the objects that the defaults of states make (E5).
  private func freshSeeds(_ change: NodeChange) -> String? {
    let seeds = change.comparison.filter { !$0.isEqual }
    guard !seeds.isEmpty, seeds.allSatisfy({ $0.old != nil && $0.old == $0.new }) else { return nil }
    let names = seeds.map { "“\($0.name)”" }.joined(separator: ", ")
    return "it ran only because the default of \(names) is another object each time, though the first one stays"
  }

  /// Whether a field holds a value of several parts: `Dog(name: Rex, age: 3)`.
  private func isLarge(_ field: FieldComparison) -> Bool {
    guard let old = field.old, let new = field.new else { return false }
    return old.contains("(") && old.contains(",") && new.contains("(") && old != new
  }
}
