import Foundation

/// Where displayables stood that change in an update, to tell those that also move in place (B13).
@MainActor struct ShownPlaces {
  private var frames: [Int32: CGRect] = [:]

  /// Called before what the node shows is laid out anew.
  mutating func note(_ node: _ViewNode) {
    var list: ContiguousArray<LayoutItem> = []
    node.appendDisplayables(to: &list)
    for layout in list {
      let shown = layout.innermost
      if frames[shown.id] == nil { frames[shown.id] = shown.frameInContainer }
    }
  }

  mutating func clear() { frames.removeAll(keepingCapacity: frames.count < 1_000) }

  /// Whether the displayable stands elsewhere in its container. What only grew or shrank about its edge or its middle
  /// has not moved.
  func hasMoved(_ layout: LayoutItem) -> Bool {
    let shown = layout.innermost
    guard let old = frames[shown.id] else { return false }
    let new = shown.frameInContainer
    func stays(_ old: CGFloat, _ new: CGFloat) -> Bool { abs(old - new) < 0.01 }
    let staysAcross = stays(old.minX, new.minX) || stays(old.midX, new.midX) || stays(old.maxX, new.maxX)
    let staysDown = stays(old.minY, new.minY) || stays(old.midY, new.midY) || stays(old.maxY, new.maxY)
    return !staysAcross || !staysDown
  }
}

extension LayoutItem {
  /// What the modifiers of a displayable stand around.
  fileprivate var innermost: LayoutItem {
    var node = self
    while node.view.isDisplayModifier, let child = node.children.first { node = child }
    return node
  }

  /// The frame in the coordinates of the container that has the displayable in its list.
  fileprivate var frameInContainer: CGRect {
    var result = frame
    var node = self
    while let parent = node.parent, parent.view.isDisplayModifier {
      result.origin.x += parent.frame.origin.x
      result.origin.y += parent.frame.origin.y
      node = parent
    }
    return result
  }
}
