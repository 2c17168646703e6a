import Recording

/// What lies over what on a screen: what is presented over the window, and screens that are pushed over others.
struct ScreenLayers {
  /// For each moment the elements that a pushed screen covers as a whole.
  private var covered: [Set<Int>] = []
  /// What is presented, beside the window or over it: it is laid out by itself and not part of what presents it.
  private(set) var presented: Set<Int> = []
  /// Of it what covers the window, in the order in which it lies over each other.
  private(set) var sheets: [Int] = []
  private let tree: ElementTree

  /// Kinds of presentation that have a ground of their own. What a toolbar or a menu holds stands beside the window.
  private static let grounds: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".alert", ".confirmationDialog", ".inspector",
  ]

  /// Cost: proportional to the number of elements times moments.
  init(_ tree: ElementTree) {
    self.tree = tree
    for element in tree.preorder {
      guard let node = tree.lastNode(element), node.kind == .container, node.type.hasPrefix(".") else { continue }
      presented.insert(element)
      if Self.grounds.contains(node.type) { sheets.append(element) }
    }
    for moment in 0..<tree.momentCount {
      var hidden: Set<Int> = []
      for element in tree.preorder {
        guard let parent = tree.elements[element].parent else { continue }
        if hidden.contains(parent) || isBelowScreen(element, of: parent, moment) { hidden.insert(element) }
      }
      covered.append(hidden)
    }
  }

  /// Whether a stack of screens shows a later one.
  private func isBelowScreen(_ element: Int, of parent: Int, _ moment: Int) -> Bool {
    guard let stack = tree.node(parent, at: moment), stack.kind == .container, stack.type.hasPrefix("Navigation") else {
      return false
    }
    let shown = tree.elements[parent].children.filter { tree.elements[$0].exists(at: moment) }
    let top = shown.last { tree.node($0, at: moment)?.type == "Screen" }
    return top.map { $0 != element && shown.firstIndex(of: element) ?? .max < shown.firstIndex(of: $0) ?? 0 } ?? false
  }

  /// Whether an element is of a toolbar or a menu, which have no place in the window.
  func isBesideWindow(_ element: Int) -> Bool {
    var above: Int? = element
    while let here = above {
      if presented.contains(here) { return !sheets.contains(here) }
      above = tree.elements[here].parent
    }
    return false
  }

  func isCovered(_ element: Int, at moment: Int) -> Bool { covered[moment].contains(element) }

  /// The topmost thing that is presented over the window at a moment and does not hold `element`.
  func sheet(over element: Int, at moment: Int) -> Int? {
    sheets.last { sheet in
      tree.elements[sheet].exists(at: moment) && sheet > element && !isIn(sheet, element)
    }
  }

  private func isIn(_ sheet: Int, _ element: Int) -> Bool {
    var above: Int? = element
    while let here = above {
      if here == sheet { return true }
      above = tree.elements[here].parent
    }
    return false
  }
}
