import Recording

/// The end of an update: what was noted is put into words.
extension Recorder {
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
    var result: [NodeChange] = []
    result.reserveCapacity(changes.count + newNodes.count)
    // In the order in which the nodes were first touched: those that began between those that were there before.
    var next = 0
    for index in newNodes.indices {
      takeChanges(to: newNodes[index].place, &next, into: &result)
      let node = newNodes[index].node
      if node.flags.contains(.isEnded) { continue }
      guard node.recordIndex >= 0 else {
        result.append(NodeChange(id: NodeID(Int(node.id)), existence: .inserted, node: words(of: node)))
        continue
      }
      result.append(changes[Int(node.recordIndex)])
      let last = result.count - 1
      result[last].node = words(of: node)
      if result[last].evaluation == .skipped { result[last].evaluation = .untouched }
    }
    takeChanges(to: changes.count, &next, into: &result)
    changes = []
    return result
  }

  /// Takes the changes of nodes that were there before.
  private func takeChanges(to end: Int, _ next: inout Int, into result: inout [NodeChange]) {
    while next < end {
      let node = changedNodes[next]
      if !isNew(node) || node.isRoot {
        if changes[next].existence != .removed, node.flags.contains(.isReworded) {
          changes[next].node = words(of: node)
        }
        result.append(changes[next])
      }
      next += 1
    }
  }

  /// Controls that are named by the texts in them, of which one changed, came or went.
  private func rewordNodesNamedByContent() {
    guard graph.nodesNamedByContent > 0 else { return }
    for (index, node) in changedNodes.enumerated() {
      if changes[index].existence == .kept, changes[index].evaluation != .ran { continue }
      rewordControls(above: node)
    }
    for (node, _) in newNodes where !node.flags.contains(.isEnded) { rewordControls(above: node) }
  }

  private func rewordControls(above node: _ViewNode) {
    guard node.ownText != nil else { return }
    var above = node.parent
    while let current = above {
      if current.isNamedByContent, !isNew(current), !current.flags.contains(.isEnded) {
        changedWords(of: current)
        _ = entry(current)
      }
      above = current.parent
    }
  }

  private func words(of node: _ViewNode) -> Node {
    let words = node.describe(describer)
    var parent: NodeID?
    if let above = node.parent, !above.isRoot { parent = NodeID(Int(above.id)) }
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
    for index in changes.indices where changes[index].existence == .removed && !changes[index].lostState.isEmpty {
      var node: _ViewNode? = changedNodes[index]
      while let current = node, current.recordIndex >= 0 {
        if changes[Int(current.recordIndex)].replacedBy != nil {
          let names = changes[index].lostState.map { "“\($0)”" }.joined(separator: ", ")
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
    for skip in skips where !skip.isTakenOut { skip.forget() }
    for node in reworded { node.flags.remove(.isReworded) }
    for node in candidates { node.flags.remove(.isCandidate) }
    changes = []
    newNodes.removeAll(keepingCapacity: newNodes.count < 1_000)
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
