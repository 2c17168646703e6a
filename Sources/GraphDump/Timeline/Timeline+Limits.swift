import Recording

extension Timeline {
  /// Cuts updates and lanes to what one figure holds, and says so.
  mutating func limit(to asked: ClosedRange<Int>) {
    let places = updates.indices.filter { asked.contains(updates[$0].index) }
    let shown = Set(places.prefix(Self.mostUpdates))
    if places.count > shown.count {
      notes.append("\(Tally.number(places.count - shown.count)) more updates not drawn: --update N-M draws others.")
    }
    for lane in lanes.indices { lanes[lane].events = lanes[lane].events.filter { shown.contains($0.key) } }
    let first = shown.min() ?? 0
    lanes.removeAll { $0.last.map { $0 < first } ?? false || $0.first.map { $0 > (shown.max() ?? 0) } ?? true }
    if let focus = request.focus {
      let kept = lanes.filter { $0.node.flatMap { nodes[$0] }.map { $0.type == focus || $0.name == focus } ?? true }
      if !kept.isEmpty { lanes = kept }
    }
    if !request.all { foldAlike() }
    let most = request.all ? Int.max : max(8, request.budget / 2)
    guard lanes.count > most else { return }
    // Of lanes alike the first stays; then what happened less often goes.
    var seen: Set<[String]> = []
    var reduced = lanes.filter { lane in
      seen.insert(
        [lane.label.title] + lane.events.keys.sorted().map { "\($0) \(lane.events[$0]?.tags.map(\.word) ?? [])" }
      ).inserted
    }
    reduced = Array(reduced.prefix(most))
    notes.append(
      "\(Tally.number(lanes.count - reduced.count)) of \(Tally.number(lanes.count)) lines not drawn, most like those above them: --all draws every one."
    )
    lanes = reduced
  }

  private struct Likeness: Hashable {
    var title: String
    var indent: Int
    var events: [Int: NodeState]
  }

  /// So many lines alike are drawn as one.
  private static let fewestAlike = 4

  /// Draws views of a type to which the same happened as one line that counts them, where nothing stands below them.
  private mutating func foldAlike() {
    var alike: [Likeness: [Int]] = [:]
    for (place, lane) in lanes.enumerated() where lane.node != nil {
      guard place + 1 == lanes.count || lanes[place + 1].indent <= lane.indent else { continue }
      let key = Likeness(title: lane.label.title, indent: lane.indent, events: lane.events)
      alike[key, default: []].append(place)
    }
    var folded: Set<Int> = []
    for places in alike.values where places.count >= Self.fewestAlike {
      let first = places[0]
      lanes[first].label = NodeState(title: "\(lanes[first].label.title) ×\(Tally.number(places.count))")
      (lanes[first].shape, lanes[first].count) = (.pile, places.count)
      folded.formUnion(places.dropFirst())
    }
    guard !folded.isEmpty else { return }
    lanes = lanes.indices.filter { !folded.contains($0) }.map { lanes[$0] }
    notes.append("\(Tally.number(folded.count)) lines are drawn as one with others alike: --all draws every one.")
  }
}
