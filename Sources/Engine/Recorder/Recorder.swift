import Recording

/// Writes down what an update does, and makes the recording's ``Update`` of it when it ends.
///
/// During the update only what would be lost is put into words; the rest is described at the end.
@MainActor final class Recorder {
  unowned let graph: Graph
  let describer = Describer()
  var rootLayout: LayoutItem?

  // What the present update did, node by node.
  private var changes: [NodeChange] = []
  private var changedNodes: [_ViewNode] = []
  /// Nodes that are known but whose words may be others than before.
  private var reworded: [_ViewNode] = []
  /// The node is taken out where something that counts more follows.
  private var skips: [(node: _ViewNode?, reason: SkipReason)] = []
  private var visiblyChanged: [_ViewNode] = []
  /// Where what changes visibly stood before.
  private var places = ShownPlaces()
  private var evaluationOrder = 0
  private var firstNewNode: Int32 = 0
  private var displays = DisplayLists()
  private var replacements = Replacements()
  private var endedLayouts: [LayoutID] = []
  private var candidates: [_ViewNode] = []
  private var diagnostics: [Diagnostic] = []
  let sources: SourceRecorder
  private var explicitIDs: [Int32: String] = [:]
  private var reads = PublishedReads()
  var rows: RowEdits
  var unowned = UnownedObjects()
  /// How long bodies and initialisers took, where that is asked for.
  var slowness: Slowness?

  init(_ graph: Graph) {
    self.graph = graph
    sources = SourceRecorder(describer)
    rows = RowEdits(describer)
  }

  // MARK: Entries

  /// The entry of a node in this update, made if there is none.
  private func entry(_ node: _ViewNode) -> Int {
    if node.recordIndex >= 0 { return Int(node.recordIndex) }
    if node.recordIndex < -1 {
      // It was skipped before; what comes now counts more.
      let place = -2 - Int(node.recordIndex)
      let reason = skips[place].reason
      skips[place].node = nil
      node.recordIndex = Int32(changes.count)
      changes.append(NodeChange(id: NodeID(Int(node.id)), evaluation: .skipped, skip: reason))
      changedNodes.append(node)
      return changes.count - 1
    }
    node.recordIndex = Int32(changes.count)
    changes.append(NodeChange(id: NodeID(Int(node.id))))
    changedNodes.append(node)
    return changes.count - 1
  }

  private func isNew(_ node: _ViewNode) -> Bool { node.id >= firstNewNode }

  func began(_ node: _ViewNode) {
    let index = entry(node)
    changes[index].existence = .inserted
  }

  func ended(_ node: _ViewNode) {
    guard !node.isRoot else { return }
    if isNew(node) {
      // It began and ended in one update: nothing of it is seen.
      if node.recordIndex >= 0 { changes[Int(node.recordIndex)].existence = .removed }
      return
    }
    let index = entry(node)
    changes[index].existence = .removed
    changes[index].evaluation = .untouched
    changes[index].skip = nil
    changes[index].lostState = node.heldStates
    if node.flags.contains(.hasExplicitID) { explicitIDs[node.id] = nil }
    reads.forget(node.id)
  }

  func ran(_ node: _ViewNode, _ causes: [Cause]) {
    let index = entry(node)
    changes[index].runs.append(Run(pass: graph.pass, order: evaluationOrder, causes: causes))
    changes[index].skip = nil
    evaluationOrder += 1
    if node.flags.contains(.isFirst) { changes[index].evaluation = .ran }
    if let finding = reads.broadRun(node, causes) { report("broad-observed-object", node, finding) }
    reads.begin(node.id)
  }

  func finished(_ node: _ViewNode, changed: Bool) {
    let index = entry(node)
    if changed {
      changes[index].evaluation = .ran
    } else if changes[index].evaluation != .ran {
      changes[index].evaluation = .wasted
    }
  }

  func skipped(_ node: _ViewNode, _ reason: SkipReason) {
    if node.recordIndex == -1 {
      node.recordIndex = Int32(-2 - skips.count)
      skips.append((node, reason))
    } else if node.recordIndex >= 0, changes[Int(node.recordIndex)].evaluation == .untouched,
      changes[Int(node.recordIndex)].existence != .inserted
    {
      changes[Int(node.recordIndex)].evaluation = .skipped
      changes[Int(node.recordIndex)].skip = reason
    }
  }

  func compared<V>(_ node: _ViewNode, _ type: ViewType, _ old: V, _ new: V) {
    let comparison = withUnsafePointer(to: old) { a in
      withUnsafePointer(to: new) { b in type.compare(a, b, describer) }
    }
    changes[entry(node)].comparison = comparison
    changedWords(of: node)
  }

  /// A primitive shows something else than before.
  func changedPrimitive(_ node: _ViewNode, old: String, new: String) {
    changedValue(node, name: "value", old: old, new: new)
    visiblyChanged.append(node)
    places.note(node)
  }

  /// A node's own value is another one, without a change of what it draws itself.
  func changedValue(_ node: _ViewNode, name: String, old: String, new: String) {
    let index = entry(node)
    if let known = changes[index].values.firstIndex(where: { $0.name == name }) {
      changes[index].values[known].new = new
    } else {
      changes[index].values.append(ValueChange(name: name, old: old, new: new))
    }
    changes[index].evaluation = .ran
    changes[index].skip = nil
    changedWords(of: node)
    if name == "id" { noteUnstableID(node, old: old, new: new) }
  }

  /// The node's words are others than before, though nothing else is said of it.
  func changedWords(of node: _ViewNode) {
    guard !node.flags.contains(.isReworded) else { return }
    node.flags.insert(.isReworded)
    reworded.append(node)
  }

  func moved(_ node: _ViewNode, from: Int, to: Int) {
    let index = entry(node)
    if changes[index].existence == .kept { changes[index].existence = .moved }
    changes[index].move = Move(from: from, to: to)
  }

  /// A lazy row left the screen, its state kept (C4).
  func leftScreen(_ node: _ViewNode) {
    let index = entry(node)
    if changes[index].existence == .kept || changes[index].existence == .moved { changes[index].existence = .offscreen }
  }

  /// A lazy row is on the screen again.
  func returnedToScreen(_ node: _ViewNode) {
    guard node.recordIndex >= 0, changes[Int(node.recordIndex)].existence == .offscreen else { return }
    changes[Int(node.recordIndex)].existence = changes[Int(node.recordIndex)].move == nil ? .kept : .moved
  }

  func setExplicitID<ID>(of node: _ViewNode, _ id: ID) {
    node.flags.insert(.hasExplicitID)
    explicitIDs[node.id] = describer.describe(id)
  }

  /// One subtree began where another ends: their nodes are paired at the end of the update, when the new one is whole.
  func replaced(_ old: _ViewNode, by new: _ViewNode) {
    _ = entry(old)
    replacements.add(old, new)
  }

  // MARK: Dependencies

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

  // MARK: Display

  /// A container's flat list of displayables is another one (J).
  func displayablesChanged(
    in container: _ViewNode, from old: ContiguousArray<LayoutItem>, to new: ContiguousArray<LayoutItem>
  ) {
    displays.changed(container, from: old, to: new)
  }

  func layoutEnded(_ layout: LayoutItem) { endedLayouts.append(LayoutID(Int(layout.id))) }

  // MARK: Findings

  func report(_ rule: String, _ node: _ViewNode?, _ evidence: String) {
    diagnostics.append(Diagnostic(rule: rule, node: node.map { NodeID(Int($0.id)) }, evidence: evidence))
  }

  func duplicateID(_ node: _ViewNode, _ id: String) {
    report("duplicate-id", node, "the id \(id) stands more than once; the first row has it and the others are left out")
  }

  func changedConstantRange(_ node: _ViewNode, _ evidence: String) { report("nonconstant-range", node, evidence) }

  func wroteDuringEvaluation(_ node: _ViewNode) {
    report(
      "write-during-update", node, "state was written while its body was evaluated; it takes effect in the next pass")
  }

  /// A condition shows its other branch.
  func switched(_ node: _ViewNode, from old: any BranchedView, to new: any BranchedView) {
    guard let content = ConditionalModifier.sharedContent(old.shownBranch, new.shownBranch, describer) else { return }
    report("conditional-modifier", node, "both of its branches hold \(content), in other modifiers")
  }

  private func noteUnstableID(_ node: _ViewNode, old: String, new: String) {
    guard UnstableID.isMadeAnew(old: old, new: new) else { return }
    report("unstable-id", node, "its id was \(old) and is \(new): it is made anew at each evaluation")
  }

  // MARK: The end of an update

  func finish(
    index: Int, step: String, target: _ViewNode?, passes: Int, layout: LayoutWork
  ) -> Update {
    var update = Update(index: index, step: step)
    update.target = target.map { NodeID(Int($0.id)) }
    update.passes = passes
    update.display = DisplayDiff.ordered(
      displays.changes(firstNew: firstNewNode)
        + DisplayDiff.visibleChanges(visiblyChanged, places, firstNew: firstNewNode))
    finishFindings()
    pairReplacements()
    addStateLoss()
    update.nodes = finishedChanges()
    update.skipped = SkipRanges.compress(skips)
    sources.finish(into: &update, graph)
    update.candidates = candidates.map { NodeID(Int($0.id)) }
    update.layout = LayoutWords.change(layout, ended: endedLayouts, root: rootLayout)
    update.diagnostics = diagnostics
    update.timings = slowness?.takeTimings()
    reset()
    return update
  }

  /// Takes the changes as they were noted, and puts into words what is new or reads otherwise.
  private func finishedChanges() -> [NodeChange] {
    rewordNodesNamedByContent()
    var vanished = false
    for index in changes.indices {
      let node = changedNodes[index]
      switch changes[index].existence {
      case .removed: vanished = vanished || isNew(node)
      case .inserted, .recreated:
        changes[index].node = words(of: node)
        if changes[index].evaluation == .skipped { changes[index].evaluation = .untouched }
      default: if node.flags.contains(.isReworded) { changes[index].node = words(of: node) }
      }
    }
    let result = changes
    changes = []
    return vanished ? result.filter { $0.existence != .removed || $0.id.rawValue < Int(firstNewNode) } : result
  }

  /// Controls that are named by the texts in them, of which one changed, came or went.
  private func rewordNodesNamedByContent() {
    guard graph.nodesNamedByContent > 0 else { return }
    for (index, node) in changedNodes.enumerated() {
      if changes[index].existence == .kept, changes[index].evaluation != .ran { continue }
      guard node.ownText != nil else { continue }
      var above = node.parent
      while let current = above {
        if current.isNamedByContent, !isNew(current), !current.flags.contains(.isEnded) {
          changedWords(of: current)
          _ = entry(current)
        }
        above = current.parent
      }
    }
  }

  private func words(of node: _ViewNode) -> Node {
    let words = node.describe(describer)
    let parent = node.parent.flatMap { $0.isRoot ? nil : NodeID(Int($0.id)) }
    return Node(
      id: NodeID(Int(node.id)), parent: parent, position: Int(node.position), kind: words.kind, type: words.type,
      name: words.name, explicitID: node.flags.contains(.hasExplicitID) ? explicitIDs[node.id] : nil,
      branch: node.parent?.branchOfChild, inputs: words.inputs,
      isUserDefined: words.isUserDefined)
  }

  /// What can be told only when everything has been done.
  private func finishFindings() {
    if !rows.isEmpty {
      rows.finish {
        replaced($0, by: $1)
      } report: {
        report($0, $1, $2)
      }
      rows = RowEdits(describer)
    }
    for (node, finding) in unowned.take() { report("unowned-observed-object", node, finding) }
    if let slowness { for finding in slowness.takeFindings() { report(finding.rule, finding.node, finding.evidence) } }
  }

  private func pairReplacements() {
    for (old, new) in replacements.pairs(isNew: isNew) {
      let index = entry(new)
      changes[index].existence = .recreated
      changes[index].replaces = NodeID(Int(old.id))
      changes[entry(old)].replacedBy = NodeID(Int(new.id))
    }
  }

  /// A subtree that was recreated held state, which is lost (L).
  private func addStateLoss() {
    for (index, change) in changes.enumerated() where change.existence == .removed && !change.lostState.isEmpty {
      var node: _ViewNode? = changedNodes[index]
      while let current = node, current.recordIndex >= 0 {
        if changes[Int(current.recordIndex)].replacedBy != nil {
          let names = change.lostState.map { "“\($0)”" }.joined(separator: ", ")
          report(
            "state-loss", changedNodes[index],
            "its identity ended and another began in its place; the state \(names) is lost")
          break
        }
        node = current.parent
      }
    }
  }

  private func reset() {
    for node in changedNodes { node.recordIndex = -1 }
    for skip in skips { skip.node?.recordIndex = -1 }
    for node in reworded { node.flags.remove(.isReworded) }
    for node in candidates { node.flags.remove(.isCandidate) }
    changes = []
    changedNodes.removeAll(keepingCapacity: changedNodes.count < 1_000)
    reworded.removeAll(keepingCapacity: reworded.count < 1_000)
    skips.removeAll(keepingCapacity: skips.count < 1_000)
    visiblyChanged.removeAll(keepingCapacity: visiblyChanged.count < 1_000)
    places.clear()
    evaluationOrder = 0
    displays.clear()
    replacements = Replacements()
    endedLayouts = []
    candidates.removeAll(keepingCapacity: candidates.count < 1_000)
    diagnostics = []
    firstNewNode = graph.nodeIDBound
  }
}
