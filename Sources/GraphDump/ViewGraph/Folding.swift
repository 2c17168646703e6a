import Recording

/// Which elements are not drawn although the figure has room: what only repeats what another node says.
struct Folding {
  /// For each element, whether its children stand directly below its parent.
  private(set) var isFolded: [Bool]
  /// For each element, the elements of a chain of modifiers that it speaks for, itself first.
  private(set) var chains: [Int: [Int]] = [:]
  private(set) var tupleCount = 0
  private(set) var labelCount = 0

  /// - Parameter isLayout: whether the tree is that of the layout, where what was only measured again is as it was.
  init(_ tree: ElementTree, _ outcomes: Outcomes, isOff: Bool, isLayout: Bool = false) {
    isFolded = Array(repeating: false, count: tree.elements.count)
    guard !isOff else { return }
    for index in tree.elements.indices where tree.elements[index].parent != nil {
      if Self.isTuple(index, tree) {
        isFolded[index] = true
        tupleCount += 1
      } else if Self.isLabel(index, tree, isLayout ? Self.isSteady : { element, _ in outcomes.isQuiet[element] }) {
        isFolded[index] = true
        labelCount += 1
      }
    }
    findChains(tree, outcomes)
  }

  /// What was folded, in sentences.
  var notes: [String] {
    var notes: [String] = []
    if tupleCount > 0 { notes.append("\(tupleCount) TupleView\(tupleCount == 1 ? "" : "s")") }
    if labelCount > 0 { notes.append("\(labelCount) unchanged label\(labelCount == 1 ? "" : "s") of controls") }
    return notes.isEmpty ? [] : ["Not drawn: " + notes.joined(separator: ", ") + "."]
  }

  private static func isTuple(_ element: Int, _ tree: ElementTree) -> Bool {
    guard let node = tree.lastNode(element), node.kind == .structural else { return false }
    return (node.type.hasPrefix("TupleView") || node.type.hasPrefix("_TupleView"))
      && !tree.elements[element].children.isEmpty
  }

  /// The text in a control that the control's own name repeats.
  private static func isLabel(
    _ element: Int, _ tree: ElementTree, _ isQuiet: (_ element: Int, _ tree: ElementTree) -> Bool
  ) -> Bool {
    let here = tree.elements[element]
    guard isQuiet(element, tree), here.children.isEmpty, let parent = here.parent,
      let node = tree.lastNode(element), node.kind == .unary, node.type == "Text", let name = node.name,
      let control = tree.lastNode(parent), control.kind == .unary
    else { return false }
    return control.name == name
  }

  /// Whether it has its size and its place in all moments in which it is there, with the control it is in.
  private static func isSteady(_ element: Int, _ tree: ElementTree) -> Bool {
    let here = tree.elements[element]
    return (0..<tree.updateCount).allSatisfy { update in
      guard let change = tree.frames[update + 1].changes[here.id] else { return true }
      return change.existence == .kept && change.evaluation != .ran
    }
  }

  private mutating func findChains(_ tree: ElementTree, _ outcomes: Outcomes) {
    var head = Array(tree.elements.indices)
    for index in tree.elements.indices where !isFolded[index] {
      guard let parent = tree.elements[index].parent, Self.isPlainModifier(index, tree, outcomes),
        Self.isPlainModifier(parent, tree, outcomes), tree.elements[parent].children.count == 1
      else { continue }
      head[index] = head[parent]
      chains[head[parent], default: [head[parent]]].append(index)
      isFolded[index] = true
    }
  }

  private static func isPlainModifier(_ element: Int, _ tree: ElementTree, _ outcomes: Outcomes) -> Bool {
    outcomes.isQuiet[element] && tree.lastNode(element)?.kind == .modifier
      && tree.lastNode(element)?.isUserDefined == false
  }
}
