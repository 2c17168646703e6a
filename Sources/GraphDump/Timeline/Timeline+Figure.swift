import Recording

extension Timeline {
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
    let (identities, sources) = (
      lanes.reduce(0) { $0 + ($1.node == nil ? 0 : $1.count) }, lanes.count { $0.source != nil }
    )
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
