import Recording

extension ViewPlan {
  /// Draws from the roots down, parents before their children and siblings in order.
  mutating func build() {
    items = []
    var stack = tree.roots.reversed().map { Item(content: .element($0), parent: nil, depth: 0) }
    while let item = stack.popLast() {
      append(item)
      guard let element = item.content.continuation else { continue }
      let index = items.count - 1
      for content in contents(below: element, depth: item.depth).reversed() {
        stack.append(Item(content: content, parent: index, depth: item.depth + 1))
      }
    }
  }

  private func contents(below element: Int, depth: Int) -> [Item.Content] {
    let contents = slots(of: element)
    guard let limit = options.depth, depth >= limit, !contents.isEmpty, !options.isAll else { return contents }
    return [.group(contents.flatMap(\.roots))]
  }

  mutating func append(_ item: Item) {
    if let parent = item.parent { items[parent].children.append(items.count) }
    items.append(item)
  }

  /// The elements drawn directly below an element, what is folded left out.
  func drawnChildren(of element: Int) -> [Int] {
    var result: [Int] = []
    var stack = Array(tree.elements[element].children.reversed())
    while let child = stack.popLast() {
      if folding.isFolded[child] {
        stack.append(contentsOf: tree.elements[child].children.reversed())
      } else {
        result.append(child)
      }
    }
    return result
  }

  private func slots(of element: Int) -> [Item.Content] {
    let children = drawnChildren(of: element)
    guard !options.isAll else { return children.map { .element($0) } }
    var result: [Item.Content] = []
    var index = 0
    var isShown: Set<Int> = []
    while index < children.count {
      var run = run(from: index, of: children)
      if let shown = run.shown, collapse.rawValue >= Collapse.apart.rawValue, mayHide(shown), !anchors.contains(shown),
        !isShown.insert(outcomes.likeness[shown]).inserted
      {
        run.hidden.insert(shown, at: 0)
        run.shown = nil
      }
      if let shown = run.shown { result.append(levels(from: shown) ?? .element(shown)) }
      if !run.hidden.isEmpty { append(run.hidden, to: &result) }
      index += run.length
    }
    return result
  }

  /// Adds a group, to the one before where what stands apart is drawn together.
  private func append(_ hidden: [Int], to contents: inout [Item.Content]) {
    if collapse.rawValue >= Collapse.apart.rawValue, case .group(let before)? = contents.last {
      contents[contents.count - 1] = .group(before + hidden)
    } else {
      contents.append(.group(hidden))
    }
  }

  /// The siblings from `index` on that are drawn together: one as itself, the others as a group.
  private func run(from index: Int, of children: [Int]) -> (shown: Int?, hidden: [Int], length: Int) {
    let first = children[index]
    func length(while condition: (Int) -> Bool) -> Int { children[index...].prefix(while: condition).count }
    if let focus = options.focus, !focus.contains(first) {
      let count = length { !focus.contains($0) }
      return (nil, Array(children[index..<index + count]), count)
    }
    if collapse.rawValue >= Collapse.preserved.rawValue, mayHide(first), outcomes.isQuietBelow[first] {
      let type = tree.lastNode(first)?.type
      let same = length { mayHide($0) && outcomes.isQuietBelow[$0] && tree.lastNode($0)?.type == type }
      let count = same > 1 ? same : length { mayHide($0) && outcomes.isQuietBelow[$0] }
      if count > 1 || outcomes.count[first] > 1 { return (nil, Array(children[index..<index + count]), count) }
    }
    if collapse.rawValue >= Collapse.alike.rawValue, mayHide(first) {
      let alike = length { mayHide($0) && outcomes.likeness[$0] == outcomes.likeness[first] }
      if alike > 2 { return (first, Array(children[index + 1..<index + alike]), alike) }
    }
    return (first, [], 1)
  }

  /// What the focus is on stays whole.
  private func mayHide(_ element: Int) -> Bool { options.focus?.contains(element) != true }
}
