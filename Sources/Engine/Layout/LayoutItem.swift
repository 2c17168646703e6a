import Foundation

/// A node of the layout tree: it answers proposals, and remembers its answers until something below changes (I3).
@MainActor final class LayoutItem {
  unowned(unsafe) let view: _ViewNode
  let id: Int32
  @exclusivity(unchecked) var algorithm: any LayoutAlgorithm
  @exclusivity(unchecked) unowned(unsafe) private(set) var parent: LayoutItem?
  @exclusivity(unchecked) private(set) var children: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) var index: Int32 = 0
  /// What a layout keeps between its calls: sums over long stacks, a user layout's cache.
  @exclusivity(unchecked) var scratch: AnyObject?
  @exclusivity(unchecked) private var placedProposal = PackedProposal(.unspecified)
  /// In the coordinates of the parent (I1); in a long stack, from where the stack puts the child.
  @exclusivity(unchecked) private var stored = CGRect.zero
  /// The alignment lines that the parent asked for.
  @exclusivity(unchecked) var guideMemory: GuideMemory?
  @exclusivity(unchecked) var flags: Flags = [.needsPlacing, .isNew]
  @exclusivity(unchecked) var answers: [Answer] = []
  /// The children at or below which something has to be placed again.
  @exclusivity(unchecked) private var childrenToPlace: [Unmanaged<LayoutItem>] = []
  /// Children whose answers changed since the node was sized.
  @exclusivity(unchecked) var changedChildren: [Int32] = []

  struct Flags: OptionSet {
    var rawValue: UInt16
    static let needsPlacing = Flags(rawValue: 1)
    static let isNew = Flags(rawValue: 2)
    static let isQueued = Flags(rawValue: 4)
    /// Its size was computed in this update.
    static let wasComputed = Flags(rawValue: 8)
    /// Its place, size, proposal, parent or index changed in this update.
    static let wasChanged = Flags(rawValue: 16)
    static let isEnded = Flags(rawValue: 32)
    static let isOnPlacingPath = Flags(rawValue: 64)
    /// It stands for rows of a lazy container that are not there.
    static let isGap = Flags(rawValue: 128)
    /// It belongs to a lazy row that left the screen.
    static let isDetached = Flags(rawValue: 256)
    /// It stands in a long stack, which knows where along the stack.
    static let isInLongStack = Flags(rawValue: 2048)
    /// The parent asked for more than is remembered, so that no change can be ruled out.
    static let hasForgotten = Flags(rawValue: 512)
    /// Its parent has placed it, and has not taken it out of sight since.
    static let isPlaced = Flags(rawValue: 1024)
  }

  init(_ view: _ViewNode, _ algorithm: any LayoutAlgorithm) {
    self.view = view
    self.algorithm = algorithm
    id = view.graph.takeLayoutID()
    view.graph.liveAttributes += 1
  }

  var graph: Graph { view.graph }

  /// What the parent proposed when it placed the node.
  var proposal: ProposedViewSize { placedProposal.value }

  /// In the coordinates of the parent (I1).
  var frame: CGRect {
    guard flags.contains(.isInLongStack), let stack = parent?.longStack else { return stored }
    return stack.frame(of: stored, at: Int(index))
  }

  /// Where the children stand, where they are too many to be placed one by one.
  private var longStack: StackAnswer? { (scratch as? StackState)?.placed }

  // MARK: Places

  /// Forgets everything the layout remembers, and lays out again.
  func reset() {
    leaveLongStack()
    if let cache = scratch as? UserCache { cache.isStale = true } else { scratch = nil }
    changedChildren = []
    invalidate()
    setNeedsPlacing()
  }

  /// Lays out in another way. Spacers and dividers inside follow the direction.
  func takeAlgorithm(_ new: any LayoutAlgorithm) {
    let hasTurned = new.stackOrientation != algorithm.stackOrientation
    algorithm = new
    reset()
    if hasTurned { for child in children { child.displayed.invalidate() } }
  }

  func setNeedsPlacing() {
    if children.isEmpty { return }
    flags.insert(.needsPlacing)
    var node = self
    while !node.flags.contains(.isOnPlacingPath), let parent = node.parent {
      node.flags.insert(.isOnPlacingPath)
      parent.childrenToPlace.append(.passUnretained(node))
      node = parent
    }
  }

  /// Puts the node at a point of its parent, with the size it has for the proposal.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    if flags.contains(.isInLongStack) { leaveLong() }
    let new = CGRect(origin: origin, size: size(for: proposal))
    place(new, proposal: proposal, differs: new != stored)
  }

  /// Puts the node into a long stack: `relative` to where the stack puts it, and `absolute` as far as that is known.
  func place(relative: CGPoint, absolute: CGPoint?, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let known = absolute.map { CGRect(origin: $0, size: size) }
    let new = CGRect(origin: relative, size: size)
    place(new, proposal: proposal, differs: known.map { $0 != frame } ?? (new != stored))
    flags.insert(.isInLongStack)
  }

  private func place(_ new: CGRect, proposal: ProposedViewSize, differs: Bool) {
    graph.placings += 1
    flags.insert(.isPlaced)
    let packed = PackedProposal(proposal)
    if differs || packed != placedProposal || flags.contains(.isNew) {
      if new.size != stored.size || packed != placedProposal || flags.contains(.isNew) {
        flags.insert(.needsPlacing)
      }
      placedProposal = packed
      markChanged()
    }
    stored = new
    placeBelow()
  }

  /// Takes the node out of sight: the parent gave its room to another one.
  func unplace() {
    leaveLongStack()
    (scratch as? StackState)?.placed = nil
    if flags.contains(.isInLongStack) { leaveLong() }
    guard flags.contains(.isPlaced) else { return }
    flags.remove(.isPlaced)
    stored = .zero
    placedProposal = PackedProposal(.unspecified)
    flags.insert(.needsPlacing)
    markChanged()
    for child in children { child.unplace() }
  }

  private func leaveLong() {
    stored = frame
    flags.remove(.isInLongStack)
  }

  /// Lets each child know its own place again.
  func leaveLongStack() {
    guard let state = scratch as? StackState, state.placed?.isLong == true else { return }
    for child in children where child.flags.contains(.isInLongStack) { child.leaveLong() }
    state.placed = nil
  }

  /// Places the children, where they may stand elsewhere, and goes on to those below that need it.
  func placeBelow() {
    flags.remove(.isOnPlacingPath)
    guard flags.contains(.isPlaced) else { return }
    if flags.contains(.needsPlacing) {
      flags.remove(.needsPlacing)
      algorithm.place(in: self)
      changedChildren = []
    }
    while let child = childrenToPlace.popLast()?.takeUnretainedValue() {
      if child.parent === self, !child.flags.contains(.isEnded) { child.placeBelow() }
    }
  }

  func markChanged() {
    if !flags.isDisjoint(with: [.wasChanged, .isGap]) { return }
    flags.insert(.wasChanged)
    graph.layoutQueue.moved.append(self)
  }

  // MARK: The tree

  /// Takes other children; those that stay keep what they know.
  func setChildren(_ new: ContiguousArray<LayoutItem>) {
    leaveLongStack()
    let old = children
    for child in old where child.parent === self { child.parent = nil }
    children = new
    if view.isDisplayModifier, new.first?.flags.contains(.isGap) == true { flags.insert(.isGap) }
    for index in new.indices {
      let child = new[index]
      if child.parent !== self || child.index != Int32(index) {
        child.parent = self
        child.index = Int32(index)
        child.markChanged()
      }
    }
    if !childrenToPlace.isEmpty {
      withExtendedLifetime(old) { childrenToPlace.removeAll { $0.takeUnretainedValue().parent !== self } }
    }
    reset()
  }

  func end() {
    if flags.contains(.isEnded) { return }
    flags.insert(.isEnded)
    graph.liveAttributes -= 1
    // What is in a row that left the screen outlives the modifiers around it.
    for child in children where child.parent === self { child.parent = nil }
    if flags.isDisjoint(with: [.isGap, .isDetached]) { graph.recorder?.layoutEnded(self) }
  }

  /// The node's frame in the coordinates of the window.
  var windowFrame: CGRect {
    var result = frame
    var node = parent
    while let current = node {
      result.origin.x += current.frame.origin.x
      result.origin.y += current.frame.origin.y
      node = current.parent
    }
    return result
  }
}
