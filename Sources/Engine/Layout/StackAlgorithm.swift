import Foundation

/// The layout of `HStack` and `VStack`: the least flexible children choose first, what is left is shared (I1).
struct StackAlgorithm: LayoutAlgorithm {
  var axis: Axis
  var spacing: CGFloat
  var horizontal: HorizontalAlignment = .center
  var vertical: VerticalAlignment = .center

  static let defaultSpacing: CGFloat = 8

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    state(of: node).answer(proposal, self, node).size
  }

  @MainActor func place(in node: LayoutItem) {
    let answer = state(of: node).answer(node.proposal, self, node)
    let children = node.children
    let size = node.frame.size
    if let changed = answer.takeChangedWithoutShift(in: size) {
      for index in changed {
        let origin = CGPoint(axis, along: answer.offset(of: index), across: across(answer.sizes[index], in: size))
        children[index].place(at: origin, proposal: answer.proposals(index))
      }
      return
    }
    var along: CGFloat = 0
    for (index, child) in children.enumerated() {
      let origin = CGPoint(axis, along: along, across: across(answer.sizes[index], in: size))
      child.place(at: origin, proposal: answer.proposals(index))
      along += answer.sizes[index][axis] + spacing
    }
    answer.placed(in: size)
  }

  private func across(_ child: CGSize, in size: CGSize) -> CGFloat {
    let (inner, outer) = (ViewDimensions(child), ViewDimensions(size))
    return axis == .vertical
      ? outer[horizontal] - inner[horizontal] : outer[vertical] - inner[vertical]
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) {
    (node.scratch as? StackState)?.childrenChanged(indices, self, node)
  }

  @MainActor private func state(of node: LayoutItem) -> StackState {
    if let state = node.scratch as? StackState { return state }
    let state = StackState()
    node.scratch = state
    return state
  }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

/// What a stack remembers of its children for the proposals it was asked for.
@MainActor final class StackState {
  private var answers: [StackAnswer] = []
  private static let most = 6

  func answer(_ proposal: ProposedViewSize, _ stack: StackAlgorithm, _ node: LayoutItem) -> StackAnswer {
    if let known = answers.first(where: { $0.proposal == proposal }) { return known }
    let answer = StackAnswer(proposal, stack, node)
    if answers.count == StackState.most { answers.removeFirst() }
    answers.append(answer)
    return answer
  }

  /// Takes the new sizes of a few children into the answers for which that is enough; drops the others.
  @MainActor func childrenChanged(_ indices: [Int], _ stack: StackAlgorithm, _ node: LayoutItem) {
    answers.removeAll { !$0.take(indices, stack, node) }
  }
}

/// A stack's children for one proposal.
@MainActor final class StackAnswer {
  let proposal: ProposedViewSize
  private(set) var sizes: ContiguousArray<CGSize>
  /// Each child's proposal along the stack, or nothing where all are asked for the same.
  private var lengths: ContiguousArray<CGFloat>?
  private let sharedLength: CGFloat?
  private let axis: Axis
  private let spacing: CGFloat
  private var along: CGFloat = 0
  private var across: CGFloat = 0
  /// How many children have the largest length across.
  private var widest = 0
  private var changed: [Int] = []
  private var placedSize: CGSize?
  private var hasShift = false

  init(_ proposal: ProposedViewSize, _ stack: StackAlgorithm, _ node: LayoutItem) {
    self.proposal = proposal
    axis = stack.axis
    spacing = stack.spacing
    let children = node.children
    sizes = ContiguousArray(repeating: .zero, count: children.count)
    if let length = proposal[axis] {
      let shared = length == 0 || length == .infinity
      sharedLength = length
      if !shared { lengths = ContiguousArray(repeating: 0, count: children.count) }
    } else {
      sharedLength = nil
    }
    if lengths == nil {
      for (index, child) in children.enumerated() { sizes[index] = child.size(for: proposals(index)) }
    } else {
      distribute(children, proposal[axis] ?? 0)
    }
    measure()
  }

  func proposals(_ index: Int) -> ProposedViewSize {
    var result = proposal
    result[axis] = lengths?[index] ?? sharedLength
    return result
  }

  /// Shares the length: by priority, then the least flexible first, each is offered an equal part of what is left.
  private func distribute(_ children: ContiguousArray<LayoutItem>, _ length: CGFloat) {
    var order: [(index: Int, priority: Double, flexibility: CGFloat, least: CGFloat)] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      var small = proposal
      small[axis] = 0
      var large = proposal
      large[axis] = .infinity
      let least = child.size(for: small)[axis]
      let most = child.size(for: large)[axis]
      order.append((index, child.priority, most - least, least))
    }
    order.sort { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      return a.index < b.index
    }
    var left = length - spacing * CGFloat(max(0, children.count - 1))
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, order[end].priority == order[start].priority { end += 1 }
      // Those of lower priority are sure of their least length.
      let reserved = order[end...].reduce(0) { $0 + $1.least }
      var share = left - reserved
      for place in start..<end {
        let index = order[place].index
        let offer = max(0, share / CGFloat(end - place))
        lengths?[index] = offer
        sizes[index] = children[index].size(for: proposals(index))
        share -= sizes[index][axis]
        left -= sizes[index][axis]
      }
      start = end
    }
  }

  private func measure() {
    along = sizes.isEmpty ? 0 : spacing * CGFloat(sizes.count - 1)
    across = 0
    widest = 0
    for size in sizes {
      along += size[axis]
      if size[axis.other] > across {
        across = size[axis.other]
        widest = 1
      } else if size[axis.other] == across {
        widest += 1
      }
    }
  }

  var size: CGSize { CGSize(axis, along: along, across: across) }

  /// Takes new sizes of children that all get the same proposal; false where the length has to be shared anew.
  func take(_ indices: [Int], _ stack: StackAlgorithm, _ node: LayoutItem) -> Bool {
    guard lengths == nil, sizes.count == node.children.count else { return false }
    for index in Set(indices).sorted() {
      let new = node.children[index].size(for: proposals(index))
      let old = sizes[index]
      guard new != old else { continue }
      sizes[index] = new
      along += new[axis] - old[axis]
      if new[axis] != old[axis] { hasShift = true }
      changed.append(index)
      if new[axis.other] > across {
        across = new[axis.other]
        widest = 1
      } else {
        if new[axis.other] == across { widest += 1 }
        if old[axis.other] == across { widest -= 1 }
        if widest <= 0 { measure() }
      }
    }
    return true
  }

  func offset(of index: Int) -> CGFloat {
    sizes[..<index].reduce(0) { $0 + $1[axis] + spacing }
  }

  /// The children to place again, where all others stay where they are.
  func takeChangedWithoutShift(in size: CGSize) -> [Int]? {
    guard placedSize == size, !hasShift, !changed.isEmpty else { return nil }
    defer { changed = [] }
    return changed
  }

  func placed(in size: CGSize) {
    placedSize = size
    hasShift = false
    changed = []
  }
}
