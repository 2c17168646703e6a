import Foundation

/// The layout work of an update.
@MainActor final class LayoutQueue {
  @exclusivity(unchecked) private var queued: [LayoutItem] = []
  @exclusivity(unchecked) var touched: [LayoutItem] = []
  @exclusivity(unchecked) var moved: [LayoutItem] = []
  /// The children of long stacks that moved together.
  @exclusivity(unchecked) var shifts: [StackShift] = []

  func add(_ node: LayoutItem) {
    if node.flags.contains(.isQueued) || node.flags.contains(.isEnded) { return }
    node.flags.insert(.isQueued)
    queued.append(node)
  }

  var isEmpty: Bool { queued.isEmpty }

  /// Finds the sizes again of what changed, the deepest first, and goes up only where an answer differs (I3).
  func settleSizes() {
    if queued.isEmpty { return }
    var waiting: [(depth: Int, node: LayoutItem)] = []
    waiting.reserveCapacity(queued.count)
    for node in queued where !node.flags.contains(.isEnded) {
      waiting.append((LayoutQueue.depth(of: node), node))
    }
    queued.removeAll(keepingCapacity: true)
    if waiting.count > 1 { waiting.sort { $0.depth < $1.depth } }
    // Parents whose children changed: all of them one level up from what is being looked at.
    var above: [LayoutItem] = []
    while let depth = waiting.last?.depth {
      var level: [LayoutItem] = []
      while let last = waiting.last, last.depth == depth { level.append(waiting.removeLast().node) }
      for node in level { settle(node, &above) }
      for node in above { waiting.append((depth - 1, node)) }
      above.removeAll(keepingCapacity: true)
    }
  }

  private func settle(_ node: LayoutItem, _ above: inout [LayoutItem]) {
    node.flags.remove(.isQueued)
    if node.flags.contains(.isEnded) { return }
    let differs = node.recomputeAnswers()
    if differs || !node.changedChildren.isEmpty { node.setNeedsPlacing() }
    guard differs, let parent = node.parent else { return }
    parent.changedChildren.append(node.index)
    if !parent.flags.contains(.isQueued) {
      parent.flags.insert(.isQueued)
      above.append(parent)
    }
  }

  private static func depth(of node: LayoutItem) -> Int {
    var depth = 0
    var parent = node.parent
    while let current = parent {
      depth += 1
      parent = current.parent
    }
    return depth
  }

  /// Takes what was computed and what changed in this update.
  func take() -> LayoutWork {
    let result = LayoutWork(touched: touched, moved: moved, shifts: shifts)
    for node in touched { node.flags.remove(.wasComputed) }
    for node in moved { node.flags.subtract([.wasChanged, .isNew]) }
    touched = []
    moved = []
    shifts = []
    return result
  }
}

/// What the layout did in an update.
struct LayoutWork {
  var touched: [LayoutItem] = []
  var moved: [LayoutItem] = []
  var shifts: [StackShift] = []
}

/// The children of a long stack from an index on, which moved by as much.
struct StackShift {
  var stack: LayoutItem
  var from: Int
  var by: CGPoint
}
