import Recording

/// The part of a graph that `--focus` names.
struct Focus {
  /// What is called so, with all above and below it.
  private(set) var elements: Set<Int> = []

  /// `name` is a type, or the text that is seen of a node. Throws ``FigureError`` with what there is, if nothing.
  init(on name: String, in tree: ElementTree) throws(FigureError) {
    var isBelow = Array(repeating: false, count: tree.elements.count)
    for index in tree.elements.indices {
      let parent = tree.elements[index].parent
      isBelow[index] = parent.map { isBelow[$0] } ?? false || Self.matches(index, name, tree)
      guard isBelow[index] else { continue }
      elements.insert(index)
      var above = parent
      while let element = above, elements.insert(element).inserted { above = tree.elements[element].parent }
    }
    if elements.isEmpty { throw .nothingInFocus(name, candidates: Self.candidates(in: tree)) }
  }

  private static func matches(_ element: Int, _ name: String, _ tree: ElementTree) -> Bool {
    let here = tree.elements[element]
    return (here.first...here.last).contains { moment in
      guard let node = tree.node(element, at: moment) else { return false }
      return node.type == name || node.name == name || node.explicitID == name
    }
  }

  private static func candidates(in tree: ElementTree) -> [String] {
    var result: [String] = []
    for wantsUserDefined in [true, false] {
      for index in tree.preorder {
        guard let node = tree.lastNode(index), node.isUserDefined == wantsUserDefined, result.count < 12,
          !result.contains(node.type)
        else { continue }
        result.append(node.type)
      }
    }
    return result
  }
}
