import Foundation

/// What something is to be scrolled to: a view that is there, or a lazy row that may not be.
enum ScrollGoal {
  case node(_ViewNode)
  case row(any LazyRowSource, Int)
}

/// A view that is to be brought into sight (H6).
@MainActor final class ScrollRequest {
  /// Where in the visible range the view is to stand; without one, it is scrolled as little as needed.
  private let anchor: UnitPoint?
  private let scope: _ViewNode
  private let matches: (AnyHashable) -> Bool
  private var target: _ViewNode?

  /// - Parameter scope: the node below which the view is looked for.
  init(in scope: _ViewNode, anchor: UnitPoint?, where matches: @escaping (AnyHashable) -> Bool) {
    self.scope = scope
    self.anchor = anchor
    self.matches = matches
  }

  /// Scrolls what is around the view, as it stands now; returns whether anything has to be laid out again.
  func apply() -> Bool {
    if scope.flags.contains(.isEnded) { return false }
    guard let target else { return find() }
    var items: ContiguousArray<LayoutItem> = []
    target.appendDisplayables(to: &items)
    guard let item = items.first, !item.flags.contains(.isGap) else { return false }
    return bringIntoSight(item)
  }

  /// Finds the view, and makes the row that it is in.
  private func find() -> Bool {
    switch scope.scrollTarget(where: matches) {
    case .node(let node):
      target = node
      return node.showAround() || apply()
    case .row(let source, let row):
      source.graph.lifecycle.needsOrdering = true
      source.showRow(row)
      target = source.node(ofRow: row)
      _ = source.showAround()
      return true
    case nil: return false
    }
  }

  private func bringIntoSight(_ item: LayoutItem) -> Bool {
    var changed = false
    var origin = item.frame.origin
    var size = item.frame.size
    var current = item
    var isRow = true
    while let parent = current.parent {
      if let window = parent.view.window {
        // A row of a list is more than the view in it.
        if isRow, let line = window.line(of: current) {
          origin[line.axis] =
            window.insets.start(line.axis) + line.start
            - (window.axes.contains(line.axis) ? window.offset[line.axis] : 0)
          size[line.axis] = line.length
          isRow = false
        }
        for axis in Axis.allCases where window.axes.contains(axis) {
          let shift = window.scroll(to: origin[axis], size[axis], axis, at: anchor, in: parent)
          if shift == 0 { continue }
          origin[axis] -= shift
          changed = true
        }
      }
      origin.x += parent.frame.minX
      origin.y += parent.frame.minY
      current = parent
    }
    return changed
  }
}

extension LazyWindow {
  /// Where the row of a view stands, without scrolling.
  func line(of item: LayoutItem) -> (axis: Axis, start: CGFloat, length: CGFloat)? {
    guard isLazy, let layout, let algorithm = layout.algorithm as? any LazyAlgorithm else { return nil }
    let geometry = geometry(algorithm, across: algorithm.acrossForPlacing(layout))
    for (segment, cells) in zip(segments, geometry.cells) {
      guard case .item(let other) = segment, other === item else { continue }
      let line = geometry.line(of: cells.lowerBound)
      return (algorithm.axis, geometry.start(ofLine: line), geometry.length(ofLine: line))
    }
    return nil
  }

  /// Scrolls so that a view comes to stand at the anchor; returns by how much.
  ///
  /// - Parameter start: where the view stands in the container, as it is scrolled now.
  func scroll(
    to start: CGFloat, _ length: CGFloat, _ axis: Axis, at anchor: UnitPoint?, in container: LayoutItem
  ) -> CGFloat {
    let insets = insets
    let room = max(0, container.frame.size[axis] - insets.both(axis))
    let old = offset[axis]
    let place = start + old - insets.start(axis)
    var new = old
    if let anchor {
      new = place + (length - room) * (axis == .horizontal ? anchor.x : anchor.y)
    } else if place < old {
      new = place
    } else if place + length > old + room {
      new = min(place, place + length - room)
    }
    new = min(max(0, new), max(0, contentSize[axis] - container.frame.size[axis]))
    if new == old { return 0 }
    offset[axis] = new
    container.setNeedsPlacing()
    return new - old
  }
}

extension _ViewNode {
  /// The first view below with an explicit identity that is wanted, or else the first lazy row (H6).
  func scrollTarget(where matches: (AnyHashable) -> Bool) -> ScrollGoal? {
    if let id = elementID, matches(id), let child = childList.first { return .node(child) }
    if let source = self as? any LazyRowSource, let row = source.row(where: matches) { return .row(source, row) }
    for child in childList {
      if let id = rowID(of: child), matches(id) { return .node(child) }
      if let found = child.scrollTarget(where: matches) { return found }
    }
    return nil
  }

  /// Shows the lazy rows again in which the node is; returns whether there were any that were not on the screen.
  func showAround() -> Bool {
    var changed = false
    var child: _ViewNode = self
    while let parent = child.parent {
      if child.flags.contains(.isOffscreen), !parent.flags.contains(.isOffscreen),
        let source = parent as? any LazyRowSource, let row = source.row(of: child)
      {
        source.showRow(row)
        changed = true
      }
      child = parent
    }
    return changed
  }

  /// Ids that can be scrolled to, in words, for a message.
  func scrollIDs(_ most: Int) -> [String] {
    var result: [String] = []
    func visit(_ node: _ViewNode) {
      if result.count >= most { return }
      if let words = node.elementID.map({ String(describing: $0.base) }) { result.append(words) }
      if let source = node as? any LazyRowSource { result.append(contentsOf: source.someIDs(most - result.count)) }
      node.forEachChild { child in
        if !(node is any LazyRowSource), let words = node.rowIDWords(of: child) { result.append(words) }
        visit(child)
      }
    }
    visit(self)
    return Array(result.prefix(most))
  }
}
