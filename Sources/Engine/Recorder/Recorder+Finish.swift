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
    // Filled where they lie: of a screen that begins they are many.
    let blank = NodeChange(id: NodeID(-1), existence: .inserted)
    var result = [NodeChange](repeating: blank, count: changes.count + newNodes.count)
    var (count, next) = (0, 0)
    // In the order in which the nodes were first touched: those that began between those that were there before.
    for index in newNodes.indices {
      takeChanges(to: newNodes[index].place, &next, into: &result, &count)
      let node = newNodes[index].node
      if node.flags.contains(.isEnded) { continue }
      if node.recordIndex < 0 {
        result[count].id = NodeID(Int(node.id))
      } else {
        swap(&result[count], &changes[Int(node.recordIndex)])
        if result[count].evaluation == .skipped { result[count].evaluation = .untouched }
      }
      put(node, into: &result[count].node)
      count += 1
    }
    takeChanges(to: changes.count, &next, into: &result, &count)
    result.removeLast(result.count - count)
    changes = []
    return result
  }

  /// Takes the changes of nodes that were there before.
  private func takeChanges(to end: Int, _ next: inout Int, into result: inout [NodeChange], _ count: inout Int) {
    while next < end {
      let node = changedNodes[next]
      if !isNew(node) || node.isRoot {
        swap(&result[count], &changes[next])
        if result[count].existence != .removed, node.flags.contains(.isReworded) {
          put(node, into: &result[count].node)
        }
        count += 1
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

  /// Puts the node into words; they are made where they will lie.
  private func put(_ node: _ViewNode, into words: inout Node?) {
    words = node.describe(describer)
    words?.id = NodeID(Int(node.id))
    words?.position = Int(node.position)
    if node.flags.contains(.hasExplicitID) { words?.explicitID = explicitIDs[node.id] }
    guard let parent = node.parent else { return }
    if !parent.isRoot { words?.parent = NodeID(Int(parent.id)) }
    if let branch = parent.branchOfChild { words?.branch = branch }
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
