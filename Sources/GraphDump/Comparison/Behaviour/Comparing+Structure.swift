import Recording

extension Comparing {
  /// Nodes that only one of the trees has; each is told once.
  ///
  /// A node whose counterpart has just ended is not: that is its outcome.
  mutating func comparePresence(before: TreeMatching) {
    for node in oldFrame.nodesInOrder where matching.candidate[node.id] == nil && before.candidate[node.id] == nil {
      guard reported.unmatched.insert(node.id).inserted, isTop(node, in: oldFrame, matched: matching.candidate) else {
        continue
      }
      report(.presence, "is only in the baseline", at: node, in: oldFrame)
    }
    for node in newFrame.nodesInOrder where matching.baseline[node.id] == nil && before.baseline[node.id] == nil {
      guard reported.unmatchedNew.insert(node.id).inserted, isTop(node, in: newFrame, matched: matching.baseline) else {
        continue
      }
      report(.presence, "is only in the candidate", at: node, in: newFrame)
    }
  }

  /// Whether the parent is on both sides, so that this node is where the trees part.
  private func isTop(_ node: Node, in frame: Frame, matched: [NodeID: NodeID]) -> Bool {
    node.parent.map { matched[$0] != nil } ?? true
  }

  /// Siblings that stand in another order.
  mutating func compareOrder() {
    for (oldParent, children) in oldFrame.children.sorted(by: { $0.key < $1.key }) where children.count > 1 {
      guard let newParent = matching.candidate[oldParent] else { continue }
      let places = Dictionary(
        (newFrame.children[newParent] ?? []).enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
      let pairs = children.compactMap { id in
        matching.candidate[id].flatMap { new in places[new].map { (old: id, new: new, place: $0) } }
      }
      let staying = IncreasingRun.longest(pairs.map(\.place))
      for (index, pair) in pairs.enumerated() where !staying.contains(index) {
        guard reported.reordered.insert(pair.old).inserted, let node = newFrame.nodes[pair.new],
          let was = oldFrame.nodes[pair.old]
        else { continue }
        report(
          .order, "stands at place \(node.position + 1) among its siblings, stood at \(was.position + 1)", at: node,
          in: newFrame)
      }
    }
  }
}

/// The longest increasing subsequence: what need not move when a list is put in order.
enum IncreasingRun {
  /// The indices of one such subsequence, the earliest values preferred. Cost: O(n log n).
  static func longest(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
