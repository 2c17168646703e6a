import Recording

extension ViewPlan {
  /// Fewer levels than this are drawn as they are.
  private static let fewestLevels = 3

  /// The levels from an element down that one node may stand for; `nil` where there are none.
  func levels(from first: Int) -> Item.Content? {
    guard collapse.rawValue >= Collapse.levels.rawValue, isPassage(first) else { return nil }
    var chain = [first]
    var beside: [Int] = []
    while let last = chain.last {
      let children = drawnChildren(of: last)
      let live = children.filter { !outcomes.isQuietBelow[$0] }
      guard live.count == 1, let next = live.first, isPassage(next) else { break }
      beside += children.filter { $0 != next }
      chain.append(next)
    }
    return chain.count >= Self.fewestLevels ? .levels(chain, beside: beside) : nil
  }

  /// Whether nothing happened to an element itself, but to something below it.
  private func isPassage(_ element: Int) -> Bool {
    guard outcomes.isQuiet[element], !outcomes.isQuietBelow[element], !anchors.contains(element),
      options.focus?.contains(element) != true
    else { return false }
    return collapse.rawValue >= Collapse.ownLevels.rawValue || tree.lastNode(element)?.isUserDefined == false
  }

  static func anchors(_ tree: ElementTree) -> Set<Int> {
    var result: Set<Int> = []
    for (index, frame) in tree.frames.enumerated() where index > 0 {
      let written = Set(frame.update.writes.map(\.source))
      var ids = frame.dependencies.filter { written.contains($0.source) }.map(\.reader)
      ids += written.compactMap { frame.sources[$0]?.owner }
      if let target = frame.update.target { ids.append(target) }
      for id in ids { result.formUnion(tree.places[id] ?? []) }
    }
    return result
  }
}
