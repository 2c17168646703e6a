import Recording

/// Which nodes of the view graph a figure draws, and which it draws many of as one.
struct ViewPlan {
  struct Item {
    enum Content {
      case element(Int)
      /// Whole subtrees that one node stands for: their roots.
      case group([Int])
    }
    var content: Content
    /// Index of the item above.
    var parent: Int?
    var depth: Int
    var children: [Int] = []
  }

  private(set) var items: [Item] = []
  /// The item that shows an element, whether as itself or in a group.
  private(set) var itemOfElement: [Int]
  /// How far the graph had to be collapsed to fit its budget.
  private(set) var collapse = Collapse.none

  /// The ways to make a graph smaller, each doing more than the one before.
  enum Collapse: Int, CaseIterable {
    case none
    /// Subtrees in which nothing happened.
    case preserved
    /// Siblings to which the same happened; the first of them is drawn.
    case alike
    /// What lies too deep, whatever happened to it.
    case deep
  }

  private let tree: ElementTree
  private let outcomes: Outcomes
  private let folding: Folding
  private let options: Options

  struct Options {
    var budget = 60
    var depth: Int?
    /// Elements that stay drawn, with all above and below them; `nil` for all.
    var focus: Set<Int>?
    var isAll = false
  }

  /// Cost: proportional to the size of the tree.
  init(_ tree: ElementTree, _ outcomes: Outcomes, _ folding: Folding, _ options: Options) {
    self.tree = tree
    self.outcomes = outcomes
    self.folding = folding
    self.options = options
    itemOfElement = Array(repeating: -1, count: tree.elements.count)
    for collapse in Collapse.allCases {
      self.collapse = collapse
      if collapse == .deep {
        cutToBudget()
      } else {
        build()
      }
      if options.isAll || items.count <= options.budget { break }
    }
    assignElements()
  }
}

extension ViewPlan {
  /// Draws from the roots down, level by level.
  private mutating func build() {
    items = tree.roots.map { Item(content: .element($0), parent: nil, depth: 0) }
    var next = 0
    while next < items.count {
      if case .element(let element) = items[next].content { append(slots(of: element), below: next) }
      next += 1
    }
  }

  private mutating func append(_ contents: [Item.Content], below parent: Int) {
    let depth = items[parent].depth + 1
    if let limit = options.depth, depth > limit, !contents.isEmpty, !options.isAll {
      append(Item(content: .group(contents.flatMap(\.elements)), parent: parent, depth: depth))
    } else {
      for content in contents { append(Item(content: content, parent: parent, depth: depth)) }
    }
  }

  private mutating func append(_ item: Item) {
    if let parent = item.parent { items[parent].children.append(items.count) }
    items.append(item)
  }

  /// The elements drawn directly below an element, what is folded left out.
  private func drawnChildren(of element: Int) -> [Int] {
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
    while index < children.count {
      let run = run(from: index, of: children)
      if let shown = run.shown { result.append(.element(shown)) }
      if !run.hidden.isEmpty { result.append(.group(run.hidden)) }
      index += run.length
    }
    return result
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

  /// Takes items from the roots down for as long as there is room, those to which something happened first.
  private mutating func cutToBudget() {
    let whole = items
    let room = max(1, options.budget / 2)
    var isTaken = Array(repeating: false, count: whole.count)
    var taken = 0
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

  private mutating func assignElements() {
    for (index, item) in items.enumerated() {
      for element in item.content.elements { itemOfElement[element] = index }
    }
    // Parents have lower indices than their children, so what is above is known.
    for index in tree.elements.indices where itemOfElement[index] < 0 {
      if let parent = tree.elements[index].parent { itemOfElement[index] = itemOfElement[parent] }
    }
  }
}

extension ViewPlan.Item.Content {
  var elements: [Int] {
    switch self {
    case .element(let element): [element]
    case .group(let elements): elements
    }
  }
}
