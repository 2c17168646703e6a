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
      proposal: Proposal(width: proposed(proposal.width), height: proposed(proposal.height)),
      size: Size(width: finite(frame.width), height: finite(frame.height)),
      frame: Rect(
        x: finite(frame.origin.x), y: finite(frame.origin.y), width: finite(frame.width), height: finite(frame.height)))
  }

  /// A length as it can be drawn: one that has no end, or is no number, is none.
  private static func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

  /// A length may be proposed without an end, up to which all is offered; less than nothing, and no number, may not.
  private static func proposed(_ length: CGFloat?) -> Double? {
    guard let length, !length.isNaN, length != -.infinity else { return nil }
    return Double(length)
  }
}

extension LayoutItem {
  /// Whether the item is part of what is on the screen.
  fileprivate var isRecorded: Bool { flags.isDisjoint(with: [.isEnded, .isDetached, .isGap]) }
}
