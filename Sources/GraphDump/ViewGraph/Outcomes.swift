import Recording

/// What became of each element over all updates drawn: what decides which of them a large figure may fold.
struct Outcomes {
  /// Kept, in place and not evaluated in every update.
  private(set) var isQuiet: [Bool] = []
  /// The same of everything below it, too.
  private(set) var isQuietBelow: [Bool] = []
  /// The number of elements in the subtree, its root included.
  private(set) var count: [Int] = []
  /// Equal for subtrees of equal types in which the same happened.
  private(set) var likeness: [Int] = []

  /// Cost: proportional to the number of elements times updates.
  init(_ tree: ElementTree) {
    isQuiet = tree.elements.indices.map { Self.isQuiet($0, tree) }
    isQuietBelow = isQuiet
    count = Array(repeating: 1, count: tree.elements.count)
    likeness = Array(repeating: 0, count: tree.elements.count)
    var known: [Likeness: Int] = [:]
    for index in tree.elements.indices.reversed() {
      let children = tree.elements[index].children
      for child in children {
        count[index] += count[child]
        if !isQuietBelow[child] { isQuietBelow[index] = false }
      }
      let key = Likeness(
        type: tree.lastNode(index)?.type ?? "", isQuiet: isQuiet[index],
        happened: isQuiet[index] ? [] : (0..<tree.updateCount).map { Self.word(index, $0, tree) },
        children: children.map { likeness[$0] })
      likeness[index] = known[key] ?? known.count
      known[key] = likeness[index]
    }
  }

  private struct Likeness: Hashable {
    var type: String
    var isQuiet: Bool
    var happened: [Word]
    var children: [Int]
  }

  private struct Word: Hashable {
    var existence: Existence?
    var evaluation: Evaluation?
    var skip: SkipReason?
    var causes: [Cause] = []
    var ends = false
  }

  private static func word(_ element: Int, _ update: Int, _ tree: ElementTree) -> Word {
    guard let change = tree.change(element, in: update) else { return Word() }
    return Word(
      existence: change.existence, evaluation: change.evaluation, skip: change.skip,
      causes: change.runs.flatMap(\.causes), ends: tree.ends(element, in: update))
  }

  /// What is in a row that moved has another place after it, and nothing happened to it all the same.
  private static func isQuiet(_ element: Int, _ tree: ElementTree) -> Bool {
    let here = tree.elements[element]
    if here.first > 0 || here.last < tree.momentCount - 1 {
      guard tree.frames.allSatisfy({ $0.nodes[here.id] != nil }) else { return false }
    }
    for update in 0..<tree.updateCount {
      guard let change = tree.frames[update + 1].changes[here.id] else { continue }
      if change.existence != .kept || change.evaluation.isReevaluated || change.move != nil { return false }
    }
    return true
  }
}
