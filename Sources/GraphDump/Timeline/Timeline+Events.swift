import Recording

extension Timeline {
  mutating func addEvents(of update: Update, _ place: Int) {
    var changes: [NodeID: NodeChange] = [:]
    for change in update.nodes { changes[change.id] = change }
    for range in update.skipped {
      for id in range.ids where changes[id] == nil {
        changes[id] = NodeChange(id: id, evaluation: .skipped, skip: range.skip)
      }
    }
    let ended = Set(update.endedSources)
    for index in lanes.indices {
      if let id = lanes[index].node, let change = changes[id] { add(change, to: index, place) }
      guard let id = lanes[index].source else { continue }
      let isNew = lanes[index].first == nil
      if ended.contains(id) {
        put(
          NodeState(title: "", tags: [OutcomeTag(kind: .end, word: "LOST")], look: .ghost), in: index, place)
        lanes[index].last = place
      } else if let source = update.sources.first(where: { $0.id == id }), isNew {
        put(
          NodeState(title: source.value.map { words(for: $0) } ?? "begins", look: .outcome(.inserted, .untouched)),
          in: index, place)
      } else {
        add(update.writes.filter { $0.source == id && !$0.isEqual }, to: index, place)
      }
    }
  }

  mutating func words(for value: String) -> String {
    ValueTree.summary(of: value, limit: Wording.valueLimit) ?? wording.value(value)
  }

  private mutating func put(_ state: NodeState, in lane: Int, _ place: Int) {
    lanes[lane].events[place] = state
    if lanes[lane].first == nil { lanes[lane].first = place }
  }

  private mutating func add(_ writes: [SourceWrite], to lane: Int, _ place: Int) {
    guard let first = writes.first(where: { !$0.isRepeated }) ?? writes.first else { return }
    let state: NodeState
    if first.isRepeated {
      state = NodeState(
        title: (first.property.map { VisibleText.line($0) + ": " } ?? "") + "written, equal value", look: .written)
    } else if let property = first.property {
      let last = writes.last { $0.property == property && !$0.isRepeated }
      let lines = wording.changes(of: property, from: first.old, to: last?.new)
      state = NodeState(title: lines[0], details: Array(lines.dropFirst()), look: .written)
    } else if let old = first.old, let new = writes.last?.new, old != new {
      let lines = ValueDifference(old, new).lines("", limit: Wording.valueLimit)
      state = NodeState(title: lines[0], details: Array(lines.dropFirst()), look: .written)
    } else {
      state = NodeState(title: "changed", look: .written)
    }
    put(state, in: lane, place)
  }

  private mutating func add(_ change: NodeChange, to lane: Int, _ place: Int) {
    var tags: [OutcomeTag] = []
    switch change.existence {
    case .kept: break
    case .inserted: tags.append(OutcomeTag(kind: .insert, word: "BEGIN"))
    case .recreated: tags.append(OutcomeTag(kind: .new, word: "NEW"))
    case .moved: tags.append(OutcomeTag(kind: .move, word: "MOVE"))
    case .offscreen: tags.append(OutcomeTag(kind: .off, word: "OFF"))
    case .removed:
      let lost =
        change.lostState.isEmpty ? [] : ["lost " + change.lostState.map(VisibleText.line).joined(separator: ", ")]
      put(NodeState(title: "", tags: [OutcomeTag(kind: .end, word: "END", words: lost)], look: .ghost), in: lane, place)
      lanes[lane].last = place
      return
    }
    let begins = change.existence == .inserted || change.existence == .recreated
    switch change.evaluation {
    case .ran where !begins:
      tags.append(OutcomeTag(kind: .run, word: "RUN", words: wording.causes(of: change.runs)))
    case .wasted: tags.append(OutcomeTag(kind: .wasted, word: "RUN =", words: wording.causes(of: change.runs)))
    case .skipped: tags.append(OutcomeTag(kind: .skip, word: "SKIP"))
    default: break
    }
    guard !tags.isEmpty else { return }
    let evaluation = begins ? .untouched : change.evaluation
    put(NodeState(title: "", tags: tags, look: .outcome(change.existence, evaluation)), in: lane, place)
  }
}
