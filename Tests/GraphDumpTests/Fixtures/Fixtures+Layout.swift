import Recording

extension Fixtures {
  /// `recording` with a layout and a display list, as an engine would record them: everything below each other.
  static func laidOut(_ recording: Recording) -> Recording {
    var result = recording
    var before: [LayoutID: LayoutNode] = [:]
    for (index, frame) in recording.frames.enumerated() {
      let after = LaidOut(frame).nodes
      let changed = after.values.filter { before[$0.id] != $0 }.sorted { $0.id < $1.id }
      let computed = after.keys.sorted().filter { id in
        before[id] == nil || frame.change(of: NodeID(id.rawValue)).evaluation.isReevaluated
      }
      result.updates[index].layout = LayoutChange(
        changed: changed, computed: computed, removed: before.keys.sorted().filter { after[$0] == nil })
      if index > 0 { result.updates[index].display = display(frame) }
      before = after
    }
    return result
  }

  private static func display(_ frame: Frame) -> [DisplayChange] {
    frame.update.nodes.compactMap { change in
      guard let node = frame.nodes[change.id] ?? frame.ended[change.id], node.kind == .unary else { return nil }
      let kind: DisplayChange.Kind? =
        switch change.existence {
        case .inserted, .recreated: .inserted
        case .removed: .removed
        case .moved: .moved
        case .kept: change.evaluation == .ran ? .changed : nil
        case .offscreen: nil
        }
      return kind.map {
        DisplayChange(container: node.parent ?? node.id, kind: $0, offset: node.position, node: node.id)
      }
    }
  }
}

/// A layout in which containers and modifiers stand around what is below them, row by row.
private struct LaidOut {
  private(set) var nodes: [LayoutID: LayoutNode] = [:]
  private let frame: Frame

  init(_ frame: Frame) {
    self.frame = frame
    if let root = frame.root { _ = place(root, in: nil, y: 0, position: 0) }
  }

  /// Places what a node contributes; gives the size it takes.
  private mutating func place(_ id: NodeID, in parent: LayoutID?, y: Double, position: Int) -> Size {
    guard let node = frame.nodes[id] else { return Size(width: 0, height: 0) }
    let takesPart = node.kind == .unary || node.kind == .container || node.kind == .modifier
    let own = LayoutID(id.rawValue)
    var size = Size(width: 0, height: 0)
    var top = takesPart ? 0 : y
    for (index, child) in (frame.children[id] ?? []).enumerated() {
      let part = place(child, in: takesPart ? own : parent, y: top, position: takesPart ? index : position + index)
      size.width = max(size.width, part.width)
      size.height += part.height
      top += part.height
    }
    if node.kind == .unary { size = Size(width: Double(10 + 8 * min(40, node.name?.count ?? 4)), height: 20.5) }
    if takesPart {
      nodes[own] = LayoutNode(
        id: own, parent: parent, position: position, node: id, proposal: Proposal(width: 390, height: nil), size: size,
        frame: Rect(x: 4, y: y, width: size.width, height: size.height))
    }
    return size
  }
}
