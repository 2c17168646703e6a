import Foundation

/// A stack's children for one proposal: what each is proposed, its size, and where it stands.
///
/// A stack of many children keeps them in a ``StackTree``, so that a change of one of them places that one only: the
/// others stand where the tree says.
@MainActor final class StackAnswer {
  let proposal: ProposedViewSize
  let axis: Axis
  @exclusivity(unchecked) var sizes: ContiguousArray<CGSize>
  /// Each child's proposal along the stack, or nothing where all are asked for the same.
  @exclusivity(unchecked) var lengths: ContiguousArray<CGFloat>?
  private let sharedLength: CGFloat?
  private let spacing: CGFloat
  /// The distances after the children, where they are not all the same.
  @exclusivity(unchecked) private var gaps: ContiguousArray<CGFloat>?
  private let line: AlignmentLine
  /// Where the common line stands in each child, where some child sets it.
  @exclusivity(unchecked) private var guides: ContiguousArray<CGFloat>?
  @exclusivity(unchecked) private var total = StackTree.Extent()
  /// What children are offered across a stack that was offered nothing across: its own length there. Nothing before the
  /// children are arranged.
  @exclusivity(unchecked) private var stretches: [Int: CGFloat]?
  /// The children of a long stack.
  @exclusivity(unchecked) private var tree: StackTree?
  /// How the children of a long stack share its length.
  @exclusivity(unchecked) private var sharing: StackSharing?
  /// The children that changed since they were placed.
  @exclusivity(unchecked) private var changed: [Int] = []
  /// How much longer a child is than when it was placed, in a long stack.
  @exclusivity(unchecked) private var growth: [Int: CGFloat] = [:]
  @exclusivity(unchecked) private var isShifted = false
  @exclusivity(unchecked) private var base = CGPoint.zero
  @exclusivity(unchecked) private var placedBefore: CGFloat = 0

  /// From how many children on a stack is long.
  static let longCount = 33

  convenience init(_ proposal: ProposedViewSize, _ stack: StackAlgorithm, _ node: LayoutItem) {
    self.init(proposal, stack, node.children)
  }

  init(_ proposal: ProposedViewSize, _ stack: StackAlgorithm, _ children: ContiguousArray<LayoutItem>) {
    self.proposal = proposal
    axis = stack.axis
    spacing = stack.spacing
    line = stack.line
    sizes = ContiguousArray(repeating: .zero, count: children.count)
    sharedLength = proposal[axis]
    if stack.usesPreferences { gaps = StackAnswer.gaps(children, axis) }
    if let length = sharedLength, length != 0, length != .infinity {
      lengths = ContiguousArray(repeating: 0, count: children.count)
      if children.count >= StackAnswer.longCount { sharing = StackSharing(self, children) }
      if let sharing {
        sharing.shareAll(self, children)
      } else {
        distribute(children, length)
      }
    } else {
      for index in children.indices { sizes[index] = children[index].size(for: proposals(index)) }
    }
    takeGuides(children)
    if children.count >= StackAnswer.longCount { tree = StackTree(ContiguousArray(sizes.indices.map(extent))) }
    measure()
  }

  var isLong: Bool { tree != nil }

  /// The preferred distances, where a child has a preference.
  private static func gaps(_ children: ContiguousArray<LayoutItem>, _ axis: Axis) -> ContiguousArray<CGFloat>? {
    guard let first = children.first, first.graph.usesTraits else { return nil }
    var result: ContiguousArray<CGFloat> = []
    var spacing = first.spacing
    for child in children.dropFirst() {
      let next = child.spacing
      result.append(spacing.distance(to: next, along: axis))
      spacing = next
    }
    result.append(0)
    return result.dropLast().allSatisfy { $0 == StackAlgorithm.defaultSpacing } ? nil : result
  }

  /// The distance after a child: none after the last.
  private func gap(_ index: Int) -> CGFloat {
    if index == sizes.count - 1 { return 0 }
    return gaps?[index] ?? spacing
  }

  /// All distances together.
  var gapLength: CGFloat { gaps.map { $0.reduce(0, +) } ?? spacing * CGFloat(max(0, sizes.count - 1)) }

  /// What a child is proposed.
  func proposals(_ index: Int) -> ProposedViewSize {
    var result = proposal
    result[axis] = lengths?[index] ?? sharedLength
    if let stretches, let length = stretches[index] { result[axis.other] = length }
    return result
  }

  /// Shares the length: by priority, then the least flexible first, each is offered an equal part of what is left.
  private func distribute(_ children: ContiguousArray<LayoutItem>, _ length: CGFloat) {
    var order: [StackProbe] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() { order.append(StackProbe(child, index, proposal, axis)) }
    StackProbe.sort(&order)
    var left = length - gapLength
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, order[end].priority == order[start].priority { end += 1 }
      // Those of lower priority are sure of their least length.
      var reserved: CGFloat = 0
      for place in end..<order.count { reserved += order[place].least }
      var share = left - reserved
      for place in start..<end {
        let taken = offer(max(0, share / CGFloat(end - place)), to: children[order[place].index], order[place].index)
        share -= taken
        left -= taken
      }
      start = end
    }
  }

  /// Offers a child a length; returns what it takes.
  func offer(_ length: CGFloat, to child: LayoutItem, _ index: Int) -> CGFloat {
    lengths?[index] = length
    sizes[index] = child.size(for: proposals(index))
    return sizes[index][axis]
  }

  // MARK: Measures

  private func takeGuides(_ children: ContiguousArray<LayoutItem>) {
    guard let first = children.first else { return }
    guard line.kind == .custom || line.isBaseline || first.graph.guides.contains(line.key) else { return }
    guides = ContiguousArray(
      children.indices.map { children[$0].guide(line, for: proposals($0), sizes[$0]) })
  }

  /// Where the common line stands in a child.
  private func guide(_ index: Int) -> CGFloat {
    if let guides { return guides[index] }
    return line.value(in: sizes[index])
  }

  private func extent(_ index: Int) -> StackTree.Extent {
    let (size, guide) = (sizes[index], guide(index))
    return StackTree.Extent(
      along: size[axis] + gap(index), before: guide, after: size[axis.other] - guide)
  }

  private func measure() {
    if let tree {
      total = tree.total
      return
    }
    total = StackTree.Extent()
    for index in sizes.indices { total = total + extent(index) }
  }

  var size: CGSize {
    sizes.isEmpty ? .zero : CGSize(axis, along: total.along, across: max(0, total.before + total.after))
  }

  // MARK: Changes

  /// Takes new sizes of some children; false where the length has to be shared anew by all.
  func take(_ indices: [Int], _ children: ContiguousArray<LayoutItem>) -> Bool {
    guard sizes.count == children.count, lengths == nil || sharing != nil, stretches?.isEmpty != false else {
      return false
    }
    let across = size[axis.other]
    let indices = Set(indices).sorted()
    if let sharing, !sharing.probe(indices, self, children) { return false }
    for index in indices { take(index, children[index], from: sizes[index][axis]) }
    if let sharing, !sharing.flexible.isEmpty {
      let old = sharing.flexible.map { (index: $0, length: sizes[$0][axis]) }
      sharing.shareFlexible(self, children)
      for (index, length) in old { take(index, children[index], from: length) }
    }
    measure()
    if stretches == nil { return true }
    return size[axis.other] == across && !indices.contains { stretched($0, children[$0], to: across) != nil }
  }

  private func take(_ index: Int, _ child: LayoutItem, from old: CGFloat) {
    sizes[index] = child.size(for: proposals(index))
    if guides != nil { guides?[index] = child.guide(line, for: proposals(index), sizes[index]) }
    changed.append(index)
    let grown = sizes[index][axis] - old
    if grown != 0 { isShifted = true }
    if tree != nil {
      if grown != 0 { growth[index, default: 0] += grown }
      let new = extent(index)
      if tree?[index] != new { tree?[index] = new }
    }
  }

  // MARK: Stretching

  /// Lets children that are not as long across as a stack of its ideal length fill it.
  private func stretch(_ children: ContiguousArray<LayoutItem>) {
    var found: [Int: CGFloat] = [:]
    let across = size[axis.other]
    for (index, child) in children.enumerated() {
      guard let new = stretched(index, child, to: across) else { continue }
      found[index] = across
      sizes[index] = new
    }
    stretches = found
    if guides == nil || found.isEmpty { return }
    for index in found.keys {
      guides?[index] = children[index].guide(line, for: proposals(index), sizes[index])
    }
  }

  /// The size of a child that takes more across where it is offered that, and the same along the stack.
  private func stretched(_ index: Int, _ child: LayoutItem, to across: CGFloat) -> CGSize? {
    let old = sizes[index]
    guard old[axis.other] < across else { return nil }
    var offered = proposals(index)
    offered[axis.other] = across
    let new = child.size(for: offered)
    return new != old && new[axis] == old[axis] && new[axis.other] <= across ? new : nil
  }

  // MARK: Places

  /// Where the children stand, from the beginning of the stack's content.
  func arrange(_ children: ContiguousArray<LayoutItem>, _ put: Put) {
    if proposal[axis.other] == nil, stretches == nil { stretch(children) }
    var along: CGFloat = 0
    for (index, child) in children.enumerated() {
      if index % StackTree.chunk == 0, let start = tree?.offset(of: index) { along = start }
      put(child, CGPoint(axis, along: along, across: total.before - guide(index)), proposals(index))
      along += sizes[index][axis] + gap(index)
    }
  }

  func placeAll(in node: LayoutItem, at base: CGPoint) {
    tookPlace(at: base)
    var index = 0
    arrange(node.children) { child, origin, proposal in
      let absolute = CGPoint(x: base.x + origin.x, y: base.y + origin.y)
      if isLong {
        child.place(relative: relative(index), absolute: absolute, proposal: proposal)
      } else {
        child.place(at: absolute, proposal: proposal)
      }
      index += 1
    }
  }

  /// Where a child of a long stack stands, seen from the common line.
  private func relative(_ index: Int) -> CGPoint { CGPoint(axis, along: 0, across: -guide(index)) }

  private func tookPlace(at base: CGPoint) {
    self.base = base
    placedBefore = total.before
    changed = []
    growth = [:]
    isShifted = false
  }

  /// Whether the children that did not change stay where they are.
  func isUnshifted(at base: CGPoint) -> Bool {
    base == self.base && total.before == placedBefore && !isShifted && !changed.isEmpty
  }

  /// Places the children that changed; the others of a long stack are where the tree says.
  func placeChanged(in node: LayoutItem, at base: CGPoint) {
    let indices = Set(changed).sorted()
    if isLong { noteShifts(in: node, to: base) }
    let before = total.before
    tookPlace(at: base)
    for index in indices {
      let child = node.children[index]
      if isLong {
        child.place(relative: relative(index), absolute: nil, proposal: proposals(index))
      } else {
        let along = node.children[index].frame.origin[axis]
        let across = base[axis.other] + before - guide(index)
        child.place(at: CGPoint(axis, along: along, across: across), proposal: proposals(index))
      }
    }
  }

  private func noteShifts(in node: LayoutItem, to base: CGPoint) {
    var all = CGPoint(x: base.x - self.base.x, y: base.y - self.base.y)
    all[axis.other] += total.before - placedBefore
    if all != .zero { node.graph.layoutQueue.shifts.append(StackShift(stack: node, from: 0, by: all)) }
    for (index, grown) in growth.sorted(by: { $0.key < $1.key }) where grown != 0 && index + 1 < sizes.count {
      let by = CGPoint(axis, along: grown, across: 0)
      node.graph.layoutQueue.shifts.append(StackShift(stack: node, from: index + 1, by: by))
    }
  }

  /// The frame of a child of a long stack, which is stored as seen from the common line, as it was placed.
  func frame(of stored: CGRect, at index: Int) -> CGRect {
    var frame = stored
    frame.origin[axis] = base[axis] + (tree?.offset(of: index) ?? 0)
    for (changed, grown) in growth where changed < index { frame.origin[axis] -= grown }
    frame.origin[axis.other] += base[axis.other] + placedBefore
    return frame
  }
}
