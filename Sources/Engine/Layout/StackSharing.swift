import Foundation

/// How far a child of a stack can be made shorter and longer.
struct StackProbe: Equatable {
  let index: Int
  let priority: Double
  let least: CGFloat
  let flexibility: CGFloat

  @MainActor init(_ child: LayoutItem, _ index: Int, _ proposal: ProposedViewSize, _ axis: Axis) {
    self.index = index
    priority = child.priority
    var small = proposal
    small[axis] = 0
    var large = proposal
    large[axis] = .infinity
    least = child.size(for: small)[axis]
    let most = child.size(for: large)[axis]
    flexibility = most > least ? most - least : 0
  }

  var isFlexible: Bool { flexibility > 0 }

  /// Sorts them by when they choose; most stacks have few children.
  static func sort(_ probes: inout [StackProbe]) {
    if probes.count > 16 { return probes.sort(by: isEarlier) }
    for end in probes.indices.dropFirst() {
      var place = end
      while place > 0, isEarlier(probes[place], probes[place - 1]) {
        probes.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// By priority, then the least flexible first.
  static func isEarlier(_ a: StackProbe, _ b: StackProbe) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.index < b.index
  }
}

/// How the children of a long stack share its length: those that can't flex are all offered the same, and what they
/// leave is shared by the others, which are few. A change of one child then asks that one and those that flex.
@MainActor final class StackSharing {
  private var probes: ContiguousArray<StackProbe>
  /// The lengths of the children that can't flex.
  private var rigid: StackTree
  private let rigidPriority: Double
  private let share: CGFloat
  private let length: CGFloat
  /// The children that can flex, in the order in which they choose.
  private(set) var flexible: [Int]

  /// Nothing where children of several priorities can't flex: then all have to be asked in order.
  init?(_ answer: StackAnswer, _ children: ContiguousArray<LayoutItem>) {
    probes = ContiguousArray(
      children.enumerated().map { StackProbe($1, $0, answer.proposal, answer.axis) })
    let first = probes.first { !$0.isFlexible }
    rigidPriority = first?.priority ?? 0
    length = (answer.proposal[answer.axis] ?? 0) - answer.gapLength
    share = max(0, length / CGFloat(max(1, children.count)))
    flexible = []
    rigid = StackTree([])
    let priority = rigidPriority
    if probes.contains(where: { !$0.isFlexible && $0.priority != priority }) { return nil }
    flexible = probes.filter(\.isFlexible).map(\.index)
  }

  func shareAll(_ answer: StackAnswer, _ children: ContiguousArray<LayoutItem>) {
    rigid = StackTree(
      ContiguousArray(
        probes.map { probe in
          if probe.isFlexible { return StackTree.Extent() }
          return StackTree.Extent(along: answer.offer(share, to: children[probe.index], probe.index))
        }))
    shareFlexible(answer, children)
  }

  /// Asks some children again; false where one became flexible, or ceased to be.
  func probe(_ indices: [Int], _ answer: StackAnswer, _ children: ContiguousArray<LayoutItem>) -> Bool {
    for index in indices {
      let new = StackProbe(children[index], index, answer.proposal, answer.axis)
      guard new.isFlexible == probes[index].isFlexible, new.priority == probes[index].priority else { return false }
      probes[index] = new
      if !new.isFlexible {
        rigid[index] = StackTree.Extent(along: children[index].size(for: answer.proposals(index))[answer.axis])
      }
    }
    return true
  }

  /// Shares what the others leave among the children that can flex.
  func shareFlexible(_ answer: StackAnswer, _ children: ContiguousArray<LayoutItem>) {
    if flexible.isEmpty { return }
    flexible.sort { StackProbe.isEarlier(probes[$0], probes[$1]) }
    var left = length
    var isRigidDone = false
    var start = 0
    while start < flexible.count {
      let priority = probes[flexible[start]].priority
      if !isRigidDone, rigidPriority >= priority {
        left -= rigid.total.along
        isRigidDone = true
      }
      var end = start
      while end < flexible.count, probes[flexible[end]].priority == priority { end += 1 }
      var share = left - flexible[end...].reduce(0) { $0 + probes[$1].least }
      if !isRigidDone { share -= rigid.total.along }
      for place in start..<end {
        let index = flexible[place]
        let taken = answer.offer(max(0, share / CGFloat(end - place)), to: children[index], index)
        share -= taken
        left -= taken
      }
      start = end
    }
  }
}
