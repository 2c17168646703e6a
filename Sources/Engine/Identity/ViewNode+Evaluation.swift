import Recording

/// How a node is made, evaluated in its turn, and ended.
extension _ViewNode {
  /// The inputs for a child of this node.
  final func inputs(at position: Int = 0) -> _ViewInputs {
    _ViewInputs(graph: graph, parent: self, position: Int32(position), environment: environment)
  }

  /// Evaluates a node that begins: now, or, where others before it in the tree wait to be evaluated, in its turn (G1).
  final func evaluateFirst() {
    if graph.dirtyNodes == 0 || graph.isMakingRows { return evaluate() }
    graph.lifecycle.needsOrdering = true
    schedule()
  }

  /// Marks the node to be evaluated, and the way to it from the root.
  final func schedule() {
    if flags.contains(.isEnded) { return }
    if !flags.contains(.isDirty) {
      flags.insert(.isDirty)
      graph.dirtyNodes += 1
    }
    var node: _ViewNode = self
    while let parent = node.parent, !node.flags.contains(.isQueued) {
      node.flags.insert(.isQueued)
      node.nextDirty = parent.firstDirtyChild
      parent.firstDirtyChild = .passUnretained(node)
      node = parent
    }
    if node.parent == nil { graph.isRootQueued = true }
  }

  /// Evaluates what is dirty at and below the node, parents first, in tree order (G1).
  final func process() {
    if flags.contains(.isDirty) {
      flags.remove(.isDirty)
      graph.dirtyNodes -= 1
      let begins = graph.isCatchingUp && flags.contains(.isFirst)
      evaluate()
      if begins { displayablesChanged() }
    }
    while let first = firstDirtyChild {
      firstDirtyChild = nil
      let second = first._withUnsafeGuaranteedRef { $0.nextDirty }
      guard second != nil else {
        processQueued(first.takeUnretainedValue())
        continue
      }
      var queued: [_ViewNode] = []
      var next: Unmanaged<_ViewNode>? = first
      while let node = next?.takeUnretainedValue() {
        next = node.nextDirty
        queued.append(node)
      }
      queued.sort { $0.position < $1.position }
      for node in queued { processQueued(node) }
    }
  }

  /// A node counts as queued until it is done, so that what is scheduled below it meanwhile is not queued above it again.
  private func processQueued(_ node: _ViewNode) {
    node.nextDirty = nil
    // What is off the screen waits until it is shown again.
    if node.flags.isDisjoint(with: [.isEnded, .isOffscreen]) { node.process() }
    node.flags.remove(.isQueued)
  }

  /// Ends the identity of the node and of all below it (C1).
  final func end() {
    if flags.contains(.isEnded) { return }
    flags.insert(.isEnded)
    unqueue()
    forEachChild { $0.endBelow() }
    finishEnd()
  }

  private func endBelow() {
    flags.insert(.isEnded)
    forEachChild { $0.endBelow() }
    finishEnd()
  }

  private func finishEnd() {
    if flags.contains(.isDirty) {
      flags.remove(.isDirty)
      graph.dirtyNodes -= 1
    }
    graph.recorder?.ended(self)
    willEnd()
    if firstInput >= 0 { graph.removeInputs(of: self) }
    graph.liveNodes -= 1
  }

  private func unqueue() {
    guard flags.contains(.isQueued), let parent else { return }
    var place = parent.firstDirtyChild
    var last: _ViewNode?
    while let node = place?.takeUnretainedValue() {
      if node === self {
        if let last { last.nextDirty = nextDirty } else { parent.firstDirtyChild = nextDirty }
        break
      }
      last = node
      place = node.nextDirty
    }
    nextDirty = nil
    flags.remove(.isQueued)
  }

  /// Says that the displayables below the node are others than before: the next boundary above collects them again.
  final func displayablesChanged() {
    var node: _ViewNode? = self
    while let current = node {
      current.flags.insert(.hasStaleDisplayables)
      if current.isLayoutBoundary {
        graph.addStale(current)
        return
      }
      node = current.parent
    }
  }

  /// The node's way from the root, as positions, for ordering nodes of different branches.
  final var path: [Int32] {
    var result: [Int32] = []
    var node = self
    while let parent = node.parent {
      result.append(node.position)
      node = parent
    }
    return result.reversed()
  }

  final var depth: Int {
    var count = 0
    var node = parent
    while let current = node {
      count += 1
      node = current.parent
    }
    return count
  }
}
