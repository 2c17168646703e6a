import Recording

/// Which nodes of the view graph a figure draws, and which it draws many of as one.
struct ViewPlan {
  struct Item {
    enum Content {
      case element(Int)
      /// Whole subtrees that one node stands for: their roots.
      case group([Int])
      /// Levels of which each only leads to the next, first to last, and the subtrees beside them in which nothing
      /// happened: one node stands for all, and what lies below the last level goes on below it.
      case levels([Int], beside: [Int])
    }
    var content: Content
    /// Index of the item above.
    var parent: Int?
    var depth: Int
    var children: [Int] = []
  }

  var items: [Item] = []
  /// The item that shows an element, whether as itself or in a group.
  var itemOfElement: [Int]
  /// How far the graph had to be collapsed to fit its budget.
  private(set) var collapse = Collapse.none

  /// The ways to make a graph smaller, each doing more than the one before.
  enum Collapse: Int, CaseIterable {
    case none
    /// Subtrees in which nothing happened.
    case preserved
    /// Levels of the framework's views that only lead to what changed.
    case levels
    /// Siblings to which the same happened; the first of them is drawn.
    case alike
    /// The same where others stand between them, which hide as well.
    case apart
    /// The same levels where the author's own views are among them.
    case ownLevels
    /// What lies too deep, whatever happened to it.
    case deep
  }

  let tree: ElementTree
  let outcomes: Outcomes
  let folding: Folding
  let options: Options
  /// Elements that stay drawn for what hangs on them: what a step acted on, what stores or reads what was written.
  let anchors: Set<Int>

  struct Options {
    /// The most nodes there may be.
    var budget = 60
    /// What is taken in at a look: a graph with more is collapsed as far as nothing is lost by it.
    var comfort: Int { min(budget, mostAtALook) }
    /// A figure that draws a row for each node, once for each of several updates, has room for fewer of them.
    var mostAtALook = 36
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
    anchors = Self.anchors(tree)
    for collapse in Collapse.allCases {
      self.collapse = collapse
      if collapse == .deep {
        cutToBudget()
      } else {
        build()
      }
      let isLastResort = collapse.rawValue >= Collapse.alike.rawValue
      if options.isAll || items.count <= (isLastResort ? options.budget : options.comfort) { break }
    }
    assignElements()
  }
}

extension ViewPlan {
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
    case .levels(let chain, let beside): chain + beside
    }
  }

  /// The elements in whose subtrees lies all that is drawn here and below.
  var roots: [Int] {
    switch self {
    case .element(let element): [element]
    case .group(let elements): elements
    case .levels(let chain, _): Array(chain.prefix(1))
    }
  }

  /// The element whose children are drawn below.
  var continuation: Int? {
    switch self {
    case .element(let element): element
    case .group: nil
    case .levels(let chain, _): chain.last
    }
  }
}
