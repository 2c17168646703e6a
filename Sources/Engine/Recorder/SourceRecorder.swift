import Recording

/// Writes down sources, writes and dependency edges.
@MainActor final class SourceRecorder {
  private let describer: Describer
  @exclusivity(unchecked) private var nextID: Int32 = 0
  /// Sources from here on began in the present update.
  @exclusivity(unchecked) private var firstNewID: Int32 = 0
  @exclusivity(unchecked) private var new: [SourceAttribute] = []
  @exclusivity(unchecked) private var changed: [SourceAttribute] = []
  @exclusivity(unchecked) private var ended: [SourceID] = []
  /// Sources that began and ended in the present update: nothing of them is told.
  @exclusivity(unchecked) private var vanished: Set<SourceID> = []
  @exclusivity(unchecked) private var writes: [SourceWrite] = []
  @exclusivity(unchecked) private var pendingWrites: Range<Int> = 0..<0
  @exclusivity(unchecked) private var touchedReaders: [_ViewNode] = []
  /// The edges as they were recorded last, by reader.
  @exclusivity(unchecked) private var recorded: [Int32: [Dependency]] = [:]

  init(_ describer: Describer) { self.describer = describer }

  func began(_ source: SourceAttribute) {
    source.recordID = nextID
    nextID += 1
    new.append(source)
  }

  func ended(_ source: SourceAttribute) {
    guard source.recordID >= 0 else { return }
    let id = SourceID(Int(source.recordID))
    if source.recordID >= firstNewID { vanished.insert(id) } else { ended.append(id) }
  }

  func touched(_ reader: _ViewNode) {
    guard !reader.flags.contains(.isTouched) else { return }
    reader.flags.insert(.isTouched)
    touchedReaders.append(reader)
  }

  private func id(of source: SourceAttribute) -> SourceID {
    if source.recordID < 0 { began(source) }
    return SourceID(Int(source.recordID))
  }

  func willCommit(_ source: SourceAttribute, pass: Int) {
    let id = id(of: source)
    let start = writes.count
    for write in source.recordedWrites(describer, isEqual: false) {
      writes.append(
        SourceWrite(
          source: id, property: write.property, old: write.old, new: write.new, isRepeated: write.isRepeated,
          pass: pass))
    }
    pendingWrites = start..<writes.count
  }

  func didCommit(_ source: SourceAttribute, differs: Bool) {
    if differs {
      if !changed.contains(where: { $0 === source }) { changed.append(source) }
    } else {
      for index in pendingWrites { writes[index].isEqual = true }
    }
  }

  func wroteEqual(_ source: SourceAttribute, _ value: String, pass: Int) {
    writes.append(SourceWrite(source: id(of: source), old: value, new: value, isEqual: true, pass: pass))
  }

  func finish(into update: inout Update, _ graph: Graph) {
    addDependencies(into: &update, graph)
    for source in new where !source.isEnded { update.sources.append(words(of: source)) }
    for source in changed where !source.isEnded && source.recordID < firstNewID {
      update.sources.append(words(of: source))
    }
    update.endedSources = ended
    update.writes = vanished.isEmpty ? writes : writes.filter { !vanished.contains($0.source) }
    if !vanished.isEmpty { vanished = [] }
    firstNewID = nextID
    new.removeAll(keepingCapacity: new.count < 1_000)
    changed.removeAll(keepingCapacity: changed.count < 1_000)
    ended = []
    writes = []
  }

  private func words(of source: SourceAttribute) -> Source {
    let words = source.recorded(describer)
    return Source(
      id: SourceID(Int(source.recordID)), kind: words.kind, name: words.name,
      owner: words.owner.map { NodeID(Int($0.id)) }, value: words.value)
  }

  private func addDependencies(into update: inout Update, _ graph: Graph) {
    for reader in touchedReaders {
      reader.flags.remove(.isTouched)
      let before = recorded[reader.id] ?? []
      if reader.flags.contains(.isEnded) {
        recorded[reader.id] = nil
        continue
      }
      let now = edges(of: reader, graph)
      for edge in before where !now.contains(edge) { update.endedDependencies.append(edge) }
      for edge in now where !before.contains(edge) { update.dependencies.append(edge) }
      recorded[reader.id] = now
    }
    touchedReaders.removeAll(keepingCapacity: touchedReaders.count < 1_000)
  }

  private func edges(of reader: _ViewNode, _ graph: Graph) -> [Dependency] {
    var result: [Dependency] = []
    var index = reader.firstInput
    while index >= 0 {
      let edge = graph.edges[index]
      let source = edge.source.takeUnretainedValue()
      let model = source as? ModelSource
      let name =
        edge.slot?.takeUnretainedValue().name ?? model.flatMap { reader.dynamicProperties(reading: $0).first?.name }
        ?? model?.keyPathWords ?? ""
      let dependency = Dependency(
        source: id(of: source), reader: NodeID(Int(reader.id)), property: name, isRead: edge.isRead)
      if !result.contains(dependency) { result.append(dependency) }
      index = edge.nextInput
    }
    if result.count > 1 { result.reverse() }
    return result
  }

  /// Lets go of what was recorded for a node that ended.
  func forget(_ node: Int32) { recorded[node] = nil }
}
