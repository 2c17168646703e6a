import Recording

extension ViewGraphBuilder {
  /// What became of a node, in tags: its existence first, then its evaluation.
  mutating func tags(for change: NodeChange, _ node: Node, _ update: Int) -> [OutcomeTag] {
    var tags: [OutcomeTag] = []
    switch change.existence {
    case .kept, .removed: break
    case .inserted: tags.append(OutcomeTag(kind: .insert, word: "INSERT"))
    case .recreated: tags.append(OutcomeTag(kind: .new, word: "NEW", words: replacement(of: change, node, update)))
    case .moved:
      tags.append(
        OutcomeTag(kind: .move, word: "MOVE", words: change.move.map { [Wording.words(for: $0)] } ?? []))
    case .offscreen: tags.append(OutcomeTag(kind: .off, word: "OFF"))
    }
    // That what begins shows something for the first time goes without saying; why a body ran does not.
    let begins = change.existence == .inserted || change.existence == .recreated
    switch change.evaluation {
    case .ran:
      if !begins || !change.runs.isEmpty { tags.append(run(change)) }
    case .wasted:
      tags.append(OutcomeTag(kind: .wasted, word: "RUN =", words: wording.causes(of: change.runs) + ["output equal"]))
    case .skipped: tags.append(OutcomeTag(kind: .skip, word: "SKIP", words: Wording.words(for: change.skip)))
    case .untouched: break
    }
    return tags
  }

  private mutating func run(_ change: NodeChange) -> OutcomeTag {
    OutcomeTag(
      kind: .run, word: change.runs.count > 1 ? "RUN ×\(change.runs.count)" : "RUN",
      words: wording.causes(of: change.runs))
  }

  /// `old → new`, in the words that tell the two identities apart.
  private mutating func replacement(of change: NodeChange, _ node: Node, _ update: Int) -> [String] {
    guard let oldID = change.replaces, let old = tree.frames[update].nodes[oldID] else { return [] }
    if let before = old.explicitID, let after = node.explicitID, before != after {
      return ["id \(wording.value(before)) → \(wording.value(after))"]
    }
    if old.type != node.type { return ["\(wording.type(old)) → \(wording.type(node))"] }
    if let before = old.branch, let after = node.branch, before != after { return ["branch \(before) → \(after)"] }
    // Below another one that was recreated there is nothing more to say.
    if let parent = node.parent, tree.frames[update + 1].changes[parent]?.replaces != nil { return [] }
    return ["\(oldID) → \(node.id)"]
  }

  func endTags(_ node: Node, _ change: NodeChange) -> [OutcomeTag] {
    if let move = change.move {
      return [
        OutcomeTag(kind: .move, word: "MOVE", words: [move.from == move.to ? "from here" : "from here to \(move.to)"])
      ]
    }
    guard !change.lostState.isEmpty else { return [OutcomeTag(kind: .end, word: "END")] }
    let names = change.lostState.map(VisibleText.line).joined(separator: ", ")
    return [OutcomeTag(kind: .end, word: "END", words: ["lost \(names)"])]
  }
}
