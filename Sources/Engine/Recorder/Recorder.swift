import Recording

/// Writes down what an update does, and makes the recording's ``Update`` of it when it ends.
///
/// During the update only what would be lost is put into words; the rest is described at the end.
@MainActor final class Recorder {
  unowned let graph: Graph
  let describer = Describer()
  @exclusivity(unchecked) var rootLayout: LayoutItem?

  // What the present update did, node by node.
  @exclusivity(unchecked) var changes: [NodeChange] = []
  @exclusivity(unchecked) var changedNodes: [_ViewNode] = []
  /// Nodes that are known but whose words may be others than before.
  @exclusivity(unchecked) var reworded: [_ViewNode] = []
  /// The node is taken out where something that counts more follows.
  @exclusivity(unchecked) var skips: [Skip] = []
  @exclusivity(unchecked) var visiblyChanged: [_ViewNode] = []
  /// Where what changes visibly stood before.
  @exclusivity(unchecked) var places = ShownPlaces()
  @exclusivity(unchecked) var evaluationOrder = 0
  @exclusivity(unchecked) var firstNewNode: Int32 = 0
  @exclusivity(unchecked) var displays = DisplayLists()
  @exclusivity(unchecked) var replacements = Replacements()
  @exclusivity(unchecked) var endedLayouts: [LayoutID] = []
  @exclusivity(unchecked) var candidates: [_ViewNode] = []
  @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
  let sources: SourceRecorder
  @exclusivity(unchecked) var explicitIDs: [Int32: String] = [:]
  @exclusivity(unchecked) var reads = PublishedReads()
  @exclusivity(unchecked) var rows: RowEdits
  @exclusivity(unchecked) var unowned = UnownedObjects()
  /// How long bodies and initialisers took, where that is asked for.
  @exclusivity(unchecked) var slowness: Slowness?

  init(_ graph: Graph) {
    self.graph = graph
    sources = SourceRecorder(describer)
    rows = RowEdits(describer)
  }

  // MARK: Entries

  /// The entry of a node in this update, made if there is none.
  func entry(_ node: _ViewNode) -> Int {
    if node.recordIndex >= 0 { return Int(node.recordIndex) }
    if node.recordIndex < -1 {
      // It was skipped before; what comes now counts more.
      let place = -2 - Int(node.recordIndex)
      let reason = skips[place].reason
      skips[place].isTakenOut = true
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

  func isNew(_ node: _ViewNode) -> Bool { node.id >= firstNewNode }

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

  // MARK: Display

  /// A container's flat list of displayables is another one (J).
  func displayablesChanged(
    in container: _ViewNode, from old: ContiguousArray<LayoutItem>, to new: ContiguousArray<LayoutItem>
  ) {
    displays.changed(container, from: old, to: new)
  }

  func layoutEnded(_ layout: LayoutItem) { endedLayouts.append(LayoutID(Int(layout.id))) }
}
