import Recording

/// Which subtrees took the place of others in one update.
@MainActor struct Replacements {
  private var roots: [(old: _ViewNode, new: _ViewNode)] = []

  mutating func add(_ old: _ViewNode, _ new: _ViewNode) { roots.append((old, new)) }

  /// The nodes that ended, each with the one that is in its place now, as far as the types agree.
  ///
  /// What began and ended in the same update is passed over: the node it replaced is replaced by the one after it.
  func pairs(isNew: (_ViewNode) -> Bool) -> [(old: _ViewNode, new: _ViewNode)] {
    var result: [(old: _ViewNode, new: _ViewNode)] = []
    var origins: [Int32: _ViewNode] = [:]
    func pair(_ old: _ViewNode, _ new: _ViewNode) {
      if old.viewType != new.viewType {
        // One content in other modifiers: the content is what was replaced (B12).
        let (oldContent, newContent) = (Self.content(of: old), Self.content(of: new))
        if oldContent !== old || newContent !== new, oldContent.viewType == newContent.viewType {
          return pair(oldContent, newContent)
        }
      }
      if let origin = isNew(old) ? origins[old.id] : old {
        if new.flags.contains(.isEnded) { origins[new.id] = origin } else { result.append((origin, new)) }
      }
      guard old.viewType == new.viewType else { return }
      for (a, b) in zip(old.childList, new.childList) where a.viewType == b.viewType { pair(a, b) }
    }
    for (old, new) in roots { pair(old, new) }
    return result
  }

  /// What the modifiers that begin at `node` stand around.
  private static func content(of node: _ViewNode) -> _ViewNode {
    var node = node
    while node.valueForReflection is any ModifiedView, node.childList.count == 1, let child = node.childList.first {
      node = child
    }
    return node
  }
}
