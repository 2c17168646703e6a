import Recording

/// What is noted of sources, writes and edges.
extension Recorder {
  func dependencyChanged(_ reader: _ViewNode) { sources.touched(reader) }

  func began(_ source: SourceAttribute) { sources.began(source) }

  func ended(_ source: SourceAttribute) { sources.ended(source) }

  func willCommit(_ source: SourceAttribute) { sources.willCommit(source, pass: graph.pass) }

  func didCommit(_ source: SourceAttribute, differs: Bool) { sources.didCommit(source, differs: differs) }

  func wroteEqual<Value>(_ source: SourceAttribute, _ value: Value) {
    sources.wroteEqual(source, describer.describe(value), pass: graph.pass + 1)
  }

  func environmentChanged(_ source: EnvironmentSource) {
    sources.willCommit(source, pass: max(1, graph.pass))
    sources.didCommit(source, differs: true)
  }

  func candidate(_ node: _ViewNode) {
    guard !node.flags.contains(.isCandidate) else { return }
    node.flags.insert(.isCandidate)
    candidates.append(node)
  }

  func provedEqual(_ source: SourceAttribute) {
    var index = source.firstReader
    while index >= 0 {
      let reader = graph.edges[index].reader.takeUnretainedValue()
      candidate(reader)
      skipped(reader, .dependenciesEqual)
      index = graph.edges[index].nextReader
    }
  }

  func readPublished(_ object: AnyObject, _ storage: AnyKeyPath) {
    // What a content closure reads counts for the view whose body it stands in.
    var reader = graph.evaluating
    while let node = reader, node.printedType == nil, let parent = node.parent { reader = parent }
    guard let reader else { return }
    reads.read(reader.id, object, storage)
    markRead(object, by: reader)
  }

  /// The edge to an object is there because the object is declared; now its body reads of it too (D4).
  private func markRead(_ object: AnyObject, by reader: _ViewNode) {
    var index = reader.firstInput
    while index >= 0 {
      if !graph.edges[index].isRead,
        let source = graph.edges[index].source.takeUnretainedValue() as? ObjectSource, source.object === object
      {
        graph.edges[index].isRead = true
        dependencyChanged(reader)
      }
      index = graph.edges[index].nextInput
    }
  }

  func objectCaused(_ node: _ViewNode, _ source: ObjectSource) { reads.objectCaused(node.id, source) }
}
