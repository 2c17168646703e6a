import Recording

extension ViewPlan {
  /// 0 for what happened to the author's own views and for what that hangs on, 1 for what happened else, 2 for the rest.
  private func importance(of item: Item) -> Int {
    guard case .element(let element) = item.content else {
      return item.content.roots.allSatisfy { outcomes.isQuietBelow[$0] } ? 2 : 1
    }
    if anchors.contains(element) { return 0 }
    if outcomes.isQuiet[element] { return 2 }
    return tree.lastNode(element)?.isUserDefined == true ? 0 : 1
  }

  /// Takes items for as long as there is room: first those to which something happened, each with the way down to it,
  /// then from the roots down.
  mutating func cutToBudget() {
    let whole = items
    let room = max(1, options.budget / 2)
    var isTaken = Array(repeating: false, count: whole.count)
    var taken = 0
    for (index, item) in whole.enumerated() where item.parent == nil {
      isTaken[index] = true
      taken += 1
    }
    func take(_ index: Int) {
      var way: [Int] = []
      var next: Int? = index
      while let item = next, !isTaken[item] {
        way.append(item)
        next = whole[item].parent
      }
      guard taken + way.count <= room else { return }
      for item in way { isTaken[item] = true }
      taken += way.count
    }
    for rank in 0..<3 {
      for index in whole.indices where taken < room && importance(of: whole[index]) == rank { take(index) }
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
          hidden.append(contentsOf: whole[child].content.roots)
        }
      }
      if !hidden.isEmpty { append(Item(content: .group(hidden), parent: parent, depth: item.depth + 1)) }
    }
  }
}
