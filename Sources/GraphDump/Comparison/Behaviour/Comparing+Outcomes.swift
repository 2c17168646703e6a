import Recording

extension Comparing {
  /// Nodes on both sides, with what became of them.
  mutating func compareOutcomes(before: TreeMatching, isReshaped: Bool) {
    for pair in touchedPairs(before: before) {
      guard let node = newFrame.nodes[pair.new] ?? newFrame.ended[pair.new] ?? oldFrame.nodes[pair.old] else {
        continue
      }
      let was = fate(of: pair.old, in: oldFrame, dialect: oldDialect)
      let now = fate(of: pair.new, in: newFrame, dialect: newDialect)
      let place = newFrame.nodes[pair.new] == nil && newFrame.ended[pair.new] == nil ? oldFrame : newFrame
      let isBody = node.isUserDefined && node.kind == .composed
      if !was.isLike(now) {
        // What a primitive makes of a body that ran anyway is only worth a word where it is seen.
        let isSeen = isBody || !(Self.areBothQuiet(was, now) || followsParent(pair, was, now))
        if isSeen { report(.outcome, now.predicate(from: was) + lossWords(pair), at: node, in: place) }
      } else if isBody, was.causes != now.causes || was.runs != now.runs {
        report(.cause, causeWords(was, now), at: node, in: place)
      }
    }
  }

  /// Whether the difference is only whether something was evaluated for nothing.
  private static func areBothQuiet(_ a: Fate, _ b: Fate) -> Bool {
    guard a.isMoved == b.isMoved else { return false }
    let pair: Set<Fate.Outcome> = [a.outcome, b.outcome]
    return pair == [.preserved, .wasted] || pair == [.wasted, .reevaluated]
  }

  /// Whether the node only shares what became of the node above it.
  private func followsParent(_ pair: (old: NodeID, new: NodeID), _ was: Fate, _ now: Fate) -> Bool {
    func parent(_ id: NodeID, _ frame: Frame) -> NodeID? { (frame.nodes[id] ?? frame.ended[id])?.parent }
    guard let old = parent(pair.old, oldFrame), let new = parent(pair.new, newFrame) else { return false }
    return fate(of: old, in: oldFrame, dialect: oldDialect).isLike(was)
      && fate(of: new, in: newFrame, dialect: newDialect).isLike(now)
  }

  /// `: it loses “color”`, where only one of the sides loses state.
  private func lossWords(_ pair: (old: NodeID, new: NodeID)) -> String {
    let lost = lostState(pair.new, in: newFrame)
    guard !lost.isEmpty, lostState(pair.old, in: oldFrame).isEmpty else { return "" }
    return ", and loses \(lost.map { "`\($0)`" }.joined(separator: ", "))"
  }

  private func lostState(_ id: NodeID, in frame: Frame) -> [String] {
    guard let ended = frame.change(of: id).replaces else { return frame.change(of: id).lostState }
    return frame.change(of: ended).lostState
  }

  private func causeWords(_ was: Fate, _ now: Fate) -> String {
    let words = (was.why ?? "no cause", now.why ?? "no cause")
    if was.causes != now.causes, words.0 != words.1 {
      return "was evaluated for \(words.0), is evaluated for \(words.1)"
    }
    return "was evaluated \(Self.times(was.runs)), is evaluated \(Self.times(now.runs)): \(words.1)"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

  private func fate(of id: NodeID, in frame: Frame, dialect: Dialect) -> Fate { Fate(frame.change(of: id), dialect) }

  /// The pairs of which at least one side was touched, in the candidate's order of evaluation, then the baseline's.
  private func touchedPairs(before: TreeMatching) -> [(old: NodeID, new: NodeID)] {
    var pairs: [(old: NodeID, new: NodeID)] = []
    var seen: Set<NodeID> = []
    for change in newFrame.update.nodes where change.replacedBy == nil {
      guard let old = matching.baseline[change.id] ?? before.baseline[change.id], seen.insert(change.id).inserted else {
        continue
      }
      pairs.append((old, change.id))
    }
    for change in oldFrame.update.nodes where change.replacedBy == nil {
      guard let new = matching.candidate[change.id] ?? before.candidate[change.id], seen.insert(new).inserted else {
        continue
      }
      pairs.append((change.id, new))
    }
    return pairs
  }
}
