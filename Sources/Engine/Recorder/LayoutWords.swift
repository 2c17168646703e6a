import Foundation
import Recording

/// The layout's part of an update.
@MainActor enum LayoutWords {
  static func change(
    _ layout: LayoutWork, ended: [LayoutID], root: LayoutItem?
  ) -> LayoutChange {
    var result = LayoutChange(removed: ended.sorted())
    result.changed.reserveCapacity(layout.moved.count)
    for node in sorted(layout.moved) where node !== root && node.isRecorded {
      result.changed.append(words(node, root))
    }
    result.computed.reserveCapacity(layout.touched.count)
    for node in sorted(layout.touched) where node !== root && node.isRecorded {
      result.computed.append(LayoutID(Int(node.id)))
    }
    for shift in layout.shifts where !shift.stack.flags.contains(.isEnded) {
      result.shifted.append(
        LayoutShift(
          parent: shift.stack === root ? nil : LayoutID(Int(shift.stack.id)), from: shift.from, x: shift.by.x,
          y: shift.by.y))
    }
    return result
  }

  /// The items in the order of their ids. Cost: in proportion to the items where their ids lie close together, as those
  /// of new ones do.
  private static func sorted(_ items: [LayoutItem]) -> [LayoutItem] {
    guard var least = items.first?.id else { return [] }
    var (greatest, isSorted) = (least, true)
    for item in items.dropFirst() {
      if item.id < greatest { isSorted = false }
      (least, greatest) = (min(least, item.id), max(greatest, item.id))
    }
    if isSorted { return items }
    guard Int(greatest - least) < 4 * items.count else { return items.sorted { $0.id < $1.id } }
    var places = [Int32](repeating: -1, count: Int(greatest - least) + 1)
    for place in items.indices { places[Int(items[place].id - least)] = Int32(place) }
    var result: [LayoutItem] = []
    result.reserveCapacity(items.count)
    for place in places where place >= 0 { result.append(items[Int(place)]) }
    return result
  }

  private static func words(_ node: LayoutItem, _ root: LayoutItem?) -> LayoutNode {
    let (frame, proposal) = (node.frame, node.proposal)
    var parent: LayoutID?
    if let above = node.parent, above !== root { parent = LayoutID(Int(above.id)) }
    return LayoutNode(
      id: LayoutID(Int(node.id)), parent: parent, position: Int(node.index), node: NodeID(Int(node.view.id)),
      proposal: Proposal(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init)),
      size: Size(width: frame.width, height: frame.height),
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }
}

extension LayoutItem {
  /// Whether the item is part of what is on the screen.
  fileprivate var isRecorded: Bool { flags.isDisjoint(with: [.isEnded, .isDetached, .isGap]) }
}
