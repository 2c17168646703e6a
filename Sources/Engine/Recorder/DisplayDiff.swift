import Recording

/// Containers' flat lists of displayables before and after an update, whatever its passes did in between.
@MainActor struct DisplayLists {
  private struct List {
    var container: _ViewNode
    var old: ContiguousArray<LayoutItem>
    var new: ContiguousArray<LayoutItem>
  }
  private var lists: [List] = []
  private var places: [Int32: Int] = [:]

  mutating func changed(
    _ container: _ViewNode, from old: ContiguousArray<LayoutItem>, to new: ContiguousArray<LayoutItem>
  ) {
    if let place = places[container.id] {
      lists[place].new = new
    } else {
      places[container.id] = lists.count
      lists.append(List(container: container, old: old, new: new))
    }
  }

  mutating func clear() {
    if !lists.isEmpty { self = DisplayLists() }
  }

  /// The changes in containers that were there before and still are.
  func changes(firstNew: Int32) -> [DisplayChange] {
    if lists.isEmpty { return [] }
    return lists.flatMap { list -> [DisplayChange] in
      if list.container.id >= firstNew || list.container.flags.contains(.isEnded) { return [] }
      return DisplayDiff.changes(in: list.container, from: list.old, to: list.new)
    }
  }
}

/// The changes of containers' flat lists of displayables (J).
@MainActor enum DisplayDiff {
  static func changes(
    in container: _ViewNode, from old: ContiguousArray<LayoutItem>, to new: ContiguousArray<LayoutItem>
  ) -> [DisplayChange] {
    let id = NodeID(Int(container.id))
    var places: [ObjectIdentifier: Int] = [:]
    for (index, layout) in new.enumerated() { places[ObjectIdentifier(layout)] = index }
    var result: [DisplayChange] = []
    var keptOld: [(from: Int, to: Int)] = []
    for (index, layout) in old.enumerated() {
      if let place = places.removeValue(forKey: ObjectIdentifier(layout)) {
        keptOld.append((index, place))
      } else {
        result.append(change(id, .removed, index, layout))
      }
    }
    for (index, layout) in new.enumerated() where places[ObjectIdentifier(layout)] != nil {
      result.append(change(id, .inserted, index, layout))
    }
    let byNew = keptOld.sorted { $0.to < $1.to }
    let still = longestIncreasingRun(byNew.map(\.from))
    for pair in byNew where !still.contains(pair.from) {
      var moved = change(id, .moved, pair.to, new[pair.to])
      moved.from = pair.from
      result.append(moved)
    }
    return result
  }

  /// The changes container by container, those of one in the order in which they came.
  static func ordered(_ changes: [DisplayChange]) -> [DisplayChange] {
    if changes.count < 2 { return changes }
    return changes.enumerated().sorted { ($0.element.container, $0.offset) < ($1.element.container, $1.offset) }
      .map(\.element)
  }

  private static func change(_ container: NodeID, _ kind: DisplayChange.Kind, _ offset: Int, _ layout: LayoutItem)
    -> DisplayChange
  {
    DisplayChange(
      container: container, kind: kind, offset: offset, node: NodeID(Int(layout.view.id)),
      transition: layout.transitionWords(kind))
  }

  /// The displayables whose primitives show something else, container by container.
  static func visibleChanges(_ nodes: [_ViewNode], _ places: ShownPlaces, firstNew: Int32) -> [DisplayChange] {
    if nodes.isEmpty { return [] }
    var result: [DisplayChange] = []
    var seen: Set<Int32> = []
    for node in nodes where !node.flags.contains(.isEnded) && node.id < firstNew {
      var list: ContiguousArray<LayoutItem> = []
      node.appendDisplayables(to: &list)
      for layout in list {
        let top = layout.displayable
        // One node alone needs no looking up.
        guard let parent = top.parent, nodes.count == 1 && list.count == 1 || seen.insert(top.id).inserted else {
          continue
        }
        var changed = change(NodeID(Int(parent.containerID)), .changed, Int(top.index), layout)
        if places.hasMoved(layout) { changed.transition = "move" }
        result.append(changed)
      }
    }
    return result.count < 2 ? result : result.sorted { ($0.container, $0.offset) < ($1.container, $1.offset) }
  }
}

extension LayoutItem {
  /// The outermost modifier around the node: what its container has in its list.
  var displayable: LayoutItem {
    var node = self
    while let parent = node.parent, parent.view.isDisplayModifier { node = parent }
    return node
  }

  /// The recorded node of a container; for the window, the root view's.
  var containerID: Int32 { view.isRoot ? (view.childList.first?.id ?? view.id) : view.id }

  func transitionWords(_ kind: DisplayChange.Kind) -> String? {
    switch kind {
    case .inserted, .removed: view.transitionAround ?? "fade"
    case .moved: "move"
    case .changed: nil
    }
  }
}

extension _ViewNode {
  /// The transition that stands around a displayable, up to what decides that it is there.
  var transitionAround: String? {
    var node: _ViewNode? = self
    while let current = node {
      if let words = current.transitionWords { return words }
      if current !== self, current.isLayoutBoundary || current.endsTransitionSearch { return nil }
      node = current.parent
    }
    return nil
  }
}
