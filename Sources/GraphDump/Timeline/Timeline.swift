import Recording

/// Identities as lines over the updates: when each began, ran, changed its state, and ended.
struct Timeline {
  private let recording: Recording
  private let name: String
  private let request: FigureRequest
  private var updates: [Update]
  private var nodes: [NodeID: Node] = [:]
  private var parents: [NodeID: NodeID] = [:]
  private var lanes: [Lane] = []
  private var wording: Wording
  private var notes: [String] = []

  /// The most updates in one figure.
  static let mostUpdates = 24

  private struct Lane {
    var node: NodeID?
    var source: SourceID?
    var indent: Int
    var label: NodeState
    var shape: NodeShape
    /// By the place of the update.
    var events: [Int: NodeState] = [:]
    var first: Int?
    var last: Int?
    /// How many identities it stands for.
    var count = 1
  }

  /// Throws ``FigureError``. Cost: proportional to the size of the recording.
  init(of recording: Recording, name: String, _ request: FigureRequest) throws(FigureError) {
    self.recording = recording
    self.name = name
    self.request = request
    wording = Wording(dialect: request.dialect ?? recording.header.dialect ?? .keypath)
    let indices = recording.updates.map(\.index)
    guard let first = indices.min(), let last = indices.max() else { throw .emptyRecording }
    let asked: ClosedRange<Int> =
      switch request.updates {
      case .all: first...last
      case .one(let index): index...index
      case .range(let range): range
      }
    for end in [asked.lowerBound, asked.upperBound] where !(first...last).contains(end) {
      throw .noSuchUpdate(end, available: first...last)
    }
    updates = recording.updates
    for change in updates.lazy.flatMap(\.nodes) {
      if let node = change.node, nodes[node.id] == nil {
        nodes[node.id] = node
        parents[node.id] = node.parent
      }
    }
    addLanes()
    limit(to: asked)
  }
}

extension Timeline {
  private mutating func addLanes() {
    let wanted = interesting
    var order: [NodeID] = []
    var laneOf: [NodeID: Int] = [:]
    for id in Self.treeOrder(nodes) where wanted.contains(id) { order.append(id) }
    addSourceLanes(owner: nil, indent: 0)
    for id in order {
      guard let node = nodes[id] else { continue }
      var above = parents[id]
      while let parent = above, laneOf[parent] == nil { above = parents[parent] }
      let indent = above.flatMap { laneOf[$0] }.map { lanes[$0].indent + 1 } ?? 0
      var details: [String] = []
      if let explicit = node.explicitID { details.append("id " + wording.value(explicit)) }
      if let branch = node.branch { details.append("branch " + wording.value(branch)) }
      laneOf[id] = lanes.count
      lanes.append(
        Lane(
          node: id, indent: min(indent, 6), label: NodeState(title: wording.type(node), details: details),
          shape: NodeShape(node.kind)))
      addSourceLanes(owner: id, indent: min(indent + 1, 7))
    }
    for (place, update) in updates.enumerated() { addEvents(of: update, place) }
  }

  /// The author's views, what holds state, and the tops of what began or ended after the appearance.
  private var interesting: Set<NodeID> {
    var result: Set<NodeID> = []
    for node in nodes.values where node.isUserDefined && node.kind == .composed { result.insert(node.id) }
    for source in updates.lazy.flatMap(\.sources) { if let owner = source.owner { result.insert(owner) } }
    for update in updates where update.index > 0 {
      let changed = Set(update.nodes.filter { $0.existence != .kept }.map(\.id))
      for id in changed where !(parents[id].map(changed.contains) ?? false) { result.insert(id) }
    }
    return result.filter { nodes[$0] != nil }
  }

  private static func treeOrder(_ nodes: [NodeID: Node]) -> [NodeID] {
    var children: [NodeID: [NodeID]] = [:]
    var roots: [NodeID] = []
    for id in nodes.keys.sorted() {
      if let parent = nodes[id]?.parent, nodes[parent] != nil {
        children[parent, default: []].append(id)
      } else {
        roots.append(id)
      }
    }
    for key in children.keys {
      children[key]?.sort { (nodes[$0]?.position ?? 0, $0) < (nodes[$1]?.position ?? 0, $1) }
    }
    var result: [NodeID] = []
    var stack = Array(roots.reversed())
    while let id = stack.popLast() {
      result.append(id)
      stack.append(contentsOf: (children[id] ?? []).reversed())
    }
    return result
  }

  private mutating func addSourceLanes(owner: NodeID?, indent: Int) {
    var seen: Set<SourceID> = []
    for source in updates.flatMap(\.sources) where source.owner == owner && seen.insert(source.id).inserted {
      lanes.append(
        Lane(
          source: source.id, indent: indent, label: NodeState(title: wording.type(named: source.name)),
          shape: .source))
    }
  }
}

extension Timeline {
  private mutating func addEvents(of update: Update, _ place: Int) {
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

  private mutating func words(for value: String) -> String {
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

extension Timeline {
  /// Cuts updates and lanes to what one figure holds, and says so.
  private mutating func limit(to asked: ClosedRange<Int>) {
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

  private var shownPlaces: [Int] {
    let asked: [Int]
    switch request.updates {
    case .all: asked = Array(updates.indices)
    case .one(let index): asked = updates.indices.filter { updates[$0].index == index }
    case .range(let range): asked = updates.indices.filter { range.contains(updates[$0].index) }
    }
    return Array(asked.prefix(Self.mostUpdates))
  }

  /// The figure: names, then a column for each update, then what lasts.
  var figure: Figure {
    let places = shownPlaces
    var figure = Figure(
      kind: .timeline, name: name, title: request.title.map(VisibleText.line) ?? title(places), arrangement: .lanes,
      summary: summary(places.count))
    var states: [NodeState] = []
    func add(_ node: FigureNode, _ state: NodeState) -> Int {
      figure.nodes.append(node)
      states.append(state)
      return states.count - 1
    }
    var shortener = Shortener()
    for (column, place) in places.enumerated() {
      let update = updates[place]
      _ = add(
        FigureNode(id: "u\(update.index)", shape: .heading, cell: FigureCell(column: column + 1, row: 0)),
        NodeState(title: "\(update.index) · \(shortener.shorten(update.step, to: 26))"))
    }
    for (row, lane) in lanes.enumerated() {
      let id = lane.node.map { "\($0)" } ?? lane.source.map { "\($0)" } ?? "lane\(row)"
      let label = add(
        FigureNode(
          id: id, shape: lane.shape, isUserDefined: lane.node.flatMap { nodes[$0]?.isUserDefined } ?? false,
          cell: FigureCell(column: 0, row: row + 1, indent: lane.indent)), lane.label)
      var line: [Int] = lane.first.map { $0 < (places.first ?? 0) } == true ? [label] : []
      for (column, place) in places.enumerated() {
        guard let state = lane.events[place] else { continue }
        let isState = lane.source != nil
        line.append(
          add(
            FigureNode(
              id: "\(id)-u\(updates[place].index)", shape: isState ? .unary : .composed,
              cell: FigureCell(column: column + 1, row: row + 1)), state))
      }
      if lane.last.map({ $0 > (places.last ?? 0) }) ?? true {
        line.append(
          add(
            FigureNode(
              id: "\(id)-lasts", shape: .note, cell: FigureCell(column: places.count + 1, row: row + 1)),
            NodeState(title: "lasts")))
      }
      for (tail, head) in zip(line, line.dropFirst()) {
        figure.edges.append(
          FigureEdge(
            id: "\(figure.nodes[tail].id)-\(figure.nodes[head].id)", kind: .life, tail: tail, head: head,
            placement: .free))
      }
    }
    figure.panels = [
      FigurePanel(
        id: "all", title: "Identities and their state over the updates", nodes: states,
        edges: figure.edges.map { _ in EdgeState() })
    ]
    figure.notes = notes
    figure.explanation = explanation(places)
    figure.legend = LegendEntry.occurring(in: figure)
    return figure
  }

  private func summary(_ updates: Int) -> String {
    let (identities, sources) = (lanes.reduce(0) { $0 + ($1.node == nil ? 0 : $1.count) }, lanes.count { $0.source != nil })
    return "\(Tally.number(identities)) \(identities == 1 ? "identity" : "identities") and "
      + "\(Tally.number(sources)) source\(sources == 1 ? "" : "s") over \(updates) update\(updates == 1 ? "" : "s")"
  }

  private func title(_ places: [Int]) -> String {
    guard let first = places.first, let last = places.last else { return name }
    let of = updates.last?.index ?? 0
    return first == last
      ? "\(name) · update \(updates[first].index) of \(of) · \(VisibleText.line(updates[first].step))"
      : "\(name) · updates \(updates[first].index) to \(updates[last].index) of \(of)"
  }

  private func explanation(_ places: [Int]) -> [String] {
    lanes.prefix(24).map { lane in
      let events = places.compactMap { place -> String? in
        guard let state = lane.events[place] else { return nil }
        let words = ([state.title] + state.tags.map { ([$0.word] + $0.words).joined(separator: " ") })
          .filter { !$0.isEmpty }.joined(separator: ", ")
        return "update \(updates[place].index) \(words)"
      }
      return "\(lane.label.title): \(events.joined(separator: "; "))."
    }
  }
}
