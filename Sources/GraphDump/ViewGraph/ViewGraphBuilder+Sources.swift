import Recording

extension ViewGraphBuilder {
  /// More sources than this are not drawn, but those that were written.
  static let mostSources = 24

  mutating func addSources() {
    let all = Set(tree.frames.flatMap(\.sources.keys)).sorted()
    let written = Set(updates.flatMap { update($0).writes.map(\.source) })
    var left = 0
    let candidates = all.filter { isOwnerDrawn($0) || written.contains($0) }
    let isCrowded = candidates.count > Self.mostSources && !isAll
    for source in all {
      let isWanted = isAll || written.contains(source) || (isOwnerDrawn(source) && !isCrowded)
      guard isWanted, isAll || nodeOfSource.count < 2 * Self.mostSources else {
        left += 1
        continue
      }
      let momentStates = moments.map { momentState(source, $0) }
      nodeOfSource[source] = add(
        FigureNode(id: "\(source)", shape: .source), moments: momentStates,
        updates: updates.map { updateState(source, $0) })
    }
    if left > 0 {
      notes.append("\(Tally.number(left)) source\(left == 1 ? "" : "s") not drawn: --all draws every one.")
    }
  }

  /// A source without owner counts as drawn; one of a node in a group does not.
  private func isOwnerDrawn(_ id: SourceID) -> Bool {
    guard let owner = lastSource(id)?.owner else { return true }
    return elements(of: owner).contains { element in
      guard case .element = plan.items[plan.itemOfElement[element]].content else { return false }
      return true
    }
  }

  func lastSource(_ id: SourceID) -> Source? { tree.frames.last { $0.sources[id] != nil }?.sources[id] }

  private mutating func momentState(_ id: SourceID, _ moment: Int) -> NodeState? {
    guard let source = tree.frames[moment].sources[id] else { return nil }
    let name = wording.type(named: source.name)
    guard let value = source.value else { return NodeState(title: name, details: [origin(of: source)]) }
    let parts = differingParts(id, moment)
    return NodeState(
      title: "\(name) = \(words(for: value, of: id, isTold: !parts.isEmpty))", details: parts + [origin(of: source)])
  }

  /// A long value is told by what it is, where that tells it apart from the others the source has.
  private mutating func words(for value: String, of id: SourceID, isTold: Bool) -> String {
    func summary(_ value: String) -> String? { ValueTree.summary(of: value, limit: Wording.valueLimit) }
    let values = Set(tree.frames.compactMap { $0.sources[id]?.value })
    guard let short = summary(value), isTold || Set(values.map { summary($0) ?? $0 }).count == values.count else {
      return wording.value(value)
    }
    return short
  }

  /// Of a long value what is another one before or after: `[1].isDone = false`.
  private func differingParts(_ id: SourceID, _ moment: Int) -> [String] {
    func write(_ update: Int, _ isLast: Bool) -> SourceWrite? {
      let writes = self.update(update).writes.filter { $0.source == id && !$0.isEqual && $0.property == nil }
      return isLast ? writes.last : writes.first
    }
    for (update, isOld) in [(moment, true), (moment - 1, false)] where updates.contains(update) {
      guard let old = write(update, false)?.old, let new = write(update, true)?.new, old != new else { continue }
      return ValueDifference(old, new).sides(isOld: isOld, limit: Wording.valueLimit)
    }
    return []
  }

  private mutating func updateState(_ id: SourceID, _ index: Int) -> NodeState? {
    let before = tree.frames[index].sources[id]
    let after = tree.frames[index + 1].sources[id]
    guard let source = after ?? before else { return nil }
    let name = wording.type(named: source.name)
    let writes = update(index).writes.filter { $0.source == id }
    let real = writes.filter { !$0.isEqual && !$0.isRepeated }
    let repeated = writes.filter(\.isRepeated)
    var title = source.value.map { "\(name) = \(words(for: $0, of: id, isTold: false))" } ?? name
    var details: [String] = []
    if after == nil {
      let tag = OutcomeTag(kind: .end, word: "END", words: ["lost"])
      return NodeState(title: title, details: [origin(of: source)], tags: [tag], look: .ghost)
    }
    if before == nil {
      return NodeState(
        title: title, details: [origin(of: source)], tags: [OutcomeTag(kind: .insert, word: "INSERT")],
        look: .outcome(.inserted, .untouched))
    }
    if let first = real.first ?? repeated.first {
      let properties = (real.isEmpty ? repeated : real).reduce(into: [String]()) { names, write in
        if let name = write.property, !names.contains(name) { names.append(name) }
      }
      if properties.isEmpty {
        let lines = wording.changes(of: name, from: first.old ?? before?.value, to: real.last?.new ?? after?.value)
        title = lines.first ?? name
        details = Array(lines.dropFirst())
      } else {
        title = name
        for property in properties {
          let own = real.filter { $0.property == property }
          if !own.isEmpty { details += wording.changes(of: property, from: own.first?.old, to: own.last?.new) }
        }
        for property in repeated.compactMap(\.property) where !real.contains(where: { $0.property == property }) {
          details.append("\(property): written, equal value")
        }
      }
      return NodeState(title: title, details: details + [origin(of: source)], look: .written)
    }
    if !writes.isEmpty { details.append("written, equal value") }
    return NodeState(title: title, details: details + [origin(of: source)], look: .outcome(.kept, .untouched))
  }

  /// What it is, and whose where its owner is not drawn above it: `@State`.
  private mutating func origin(of source: Source) -> String {
    let kind =
      switch source.kind {
      case .state: "@State"
      case .environment: "environment"
      case .object: "object"
      case .modelProperty: "model property"
      case .storage: "storage"
      }
    if source.owner.map({ !isOwnerDrawn(source.id) || figureNodes(of: $0).isEmpty }) != true { return kind }
    let owner = source.owner.flatMap { id in tree.frames.last { $0.nodes[id] != nil }?.nodes[id] }
    return owner.map { "\(kind) of \(wording.type($0))" } ?? kind
  }

  /// The places of a node of the view graph.
  func elements(of id: NodeID) -> [Int] { tree.places[id] ?? [] }

  /// The figure's nodes that show a node of the view graph, each once.
  func figureNodes(of id: NodeID) -> [Int] {
    elements(of: id).reduce(into: [Int]()) { result, element in
      let item = plan.itemOfElement[element]
      if !result.contains(item) { result.append(item) }
    }
  }
}
