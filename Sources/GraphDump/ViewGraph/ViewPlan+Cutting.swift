import Recording

extension ViewPlan {
  /// Takes items from the roots down for as long as there is room, those to which something happened first.
  mutating func cutToBudget() {
    let whole = items
    let room = max(1, options.budget / 2)
    var isTaken = Array(repeating: false, count: whole.count)
    var taken = 0
    for (index, item) in whole.enumerated() where item.parent == nil {
      isTaken[index] = true
      taken += 1
    }
    for wantsEvents in [true, false] {
      for (index, item) in whole.enumerated() where taken < room && !isTaken[index] {
        guard item.parent.map({ isTaken[$0] }) ?? true else { continue }
        if wantsEvents, item.content.elements.allSatisfy({ outcomes.isQuietBelow[$0] }) { continue }
        isTaken[index] = true
        taken += 1
      }
    }
    items = []
    var newIndex: [Int: Int] = [:]
    for (index, item) in whole.enumerated() where isTaken[index] {
      var copy = item
      copy.parent = item.parent.flatMap { newIndex[$0] }
      copy.children = []
      newIndex[index] = items.count
      items.append(copy)
    }
    for (index, item) in whole.enumerated() where isTaken[index] {
      guard let parent = newIndex[index] else { continue }
      var hidden: [Int] = []
      for child in item.children {
        if let kept = newIndex[child] {
          items[parent].children.append(kept)
        } else {
          hidden.append(contentsOf: whole[child].content.elements)
        }
      }
      if !hidden.isEmpty { append(Item(content: .group(hidden), parent: parent, depth: item.depth + 1)) }
    }
  }
}
