import Foundation
import Recording

/// The layout's part of an update.
@MainActor enum LayoutWords {
  static func change(
    _ layout: LayoutWork, ended: [LayoutID], root: LayoutItem?
  ) -> LayoutChange {
    var result = LayoutChange(removed: ended.sorted())
    for node in layout.moved where node !== root && node.isRecorded {
      result.changed.append(words(node, root))
    }
    for node in layout.touched where node !== root && node.isRecorded {
      result.computed.append(LayoutID(Int(node.id)))
    }
    for shift in layout.shifts where !shift.stack.flags.contains(.isEnded) {
      result.shifted.append(
        LayoutShift(
          parent: shift.stack === root ? nil : LayoutID(Int(shift.stack.id)), from: shift.from, x: shift.by.x,
          y: shift.by.y))
    }
    result.changed.sort { $0.id < $1.id }
    result.computed.sort()
    return result
  }

  private static func words(_ node: LayoutItem, _ root: LayoutItem?) -> LayoutNode {
    let frame = node.frame
    return LayoutNode(
      id: LayoutID(Int(node.id)), parent: node.parent.flatMap { $0 === root ? nil : LayoutID(Int($0.id)) },
      position: Int(node.index), node: NodeID(Int(node.view.id)),
      proposal: Proposal(width: node.proposal.width.map(Double.init), height: node.proposal.height.map(Double.init)),
      size: Size(width: frame.width, height: frame.height),
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }
}

extension LayoutItem {
  /// Whether the item is part of what is on the screen.
  fileprivate var isRecorded: Bool { flags.isDisjoint(with: [.isEnded, .isDetached, .isGap]) }
}
