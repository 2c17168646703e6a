import Recording

extension ViewGraphBuilder {
  /// What became of a node, in tags: its existence first, then its evaluation.
  mutating func tags(for change: NodeChange, _ node: Node, _ update: Int) -> [Tag] {
    var tags: [Tag] = []
    switch change.existence {
    case .kept, .removed: break
    case .inserted: tags.append(Tag(kind: .insert, word: "INSERT"))
    case .recreated: tags.append(Tag(kind: .new, word: "NEW", words: replacement(of: change, node, update)))
    case .moved:
      tags.append(
        Tag(kind: .move, word: "MOVE", words: change.move.map { ["\($0.from) → \($0.to)"] } ?? []))
    case .offscreen: tags.append(Tag(kind: .off, word: "OFF"))
    }
    // That what begins shows something for the first time goes without saying; why a body ran does not.
    let begins = change.existence == .inserted || change.existence == .recreated
    switch change.evaluation {
    case .ran:
      if !begins || !change.runs.isEmpty { tags.append(run(change)) }
    case .wasted:
      tags.append(Tag(kind: .wasted, word: "RUN =", words: wording.causes(of: change.runs) + ["output equal"]))
    case .skipped: tags.append(Tag(kind: .skip, word: "SKIP", words: Wording.words(for: change.skip)))
    case .untouched: break
    }
    return tags
  }

  private mutating func run(_ change: NodeChange) -> Tag {
    Tag(
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
    return ["\(oldID) → \(node.id)"]
  }

  func endTags(_ node: Node, _ change: NodeChange) -> [Tag] {
    if let move = change.move { return [Tag(kind: .move, word: "MOVE", words: ["from here to \(move.to)"])] }
    guard !change.lostState.isEmpty else { return [Tag(kind: .end, word: "END")] }
    let names = change.lostState.map(VisibleText.line).joined(separator: ", ")
    return [Tag(kind: .end, word: "END", words: ["lost \(names)"])]
  }
}
