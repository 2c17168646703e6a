import Foundation

extension LazyForEachNode {
  var rowTotal: Int { ids.count }
  var rowsAreElements: Bool { true }

  /// The place at which a row stands among those that were made, or would stand.
  private func place(ofRow index: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func showRow(_ index: Int) {
    guard ids.indices.contains(index) else { return }
    let place = place(ofRow: index)
    if place < rows.count, rows[place].index == index {
      showAgain(place)
    } else {
      let node = Content._makeView(addContent(ofRow: index), inputs(at: place))
      graph.recorder?.setExplicitID(of: node, ids[index])
      rows.insert(Row(id: ids[index], node: node, index: index), at: place)
      for later in (place + 1)..<max(place + 1, rows.count) { rows[later].node.position = Int32(later) }
    }
    rowsChanged()
  }

  /// A row comes back with the state it had; its content is made again where the elements changed meanwhile (C4).
  private func showAgain(_ place: Int) {
    guard !rows[place].isShown else { return }
    rows[place].isShown = true
    rows[place].lengths = nil
    let node = rows[place].node
    node.returnToScreen {
      guard rows[place].isStale else { return }
      rows[place].isStale = false
      _ = node.update(addContent(ofRow: rows[place].index))
    }
  }

  func hideRows(except kept: Set<Int32>, lengths: [Int32: [CGFloat]]) -> Bool {
    var changed = false
    for place in rows.indices where rows[place].isShown && !kept.contains(rows[place].node.id) {
      rows[place].isShown = false
      rows[place].lengths = lengths[rows[place].node.id]
      rows[place].node.leaveScreen()
      changed = true
    }
    if changed { rowsChanged() }
    return changed
  }

  func rememberedLengths(in range: Range<Int>) -> [(row: Int, lengths: [CGFloat])] {
    var result: [(row: Int, lengths: [CGFloat])] = []
    var place = place(ofRow: range.lowerBound)
    while place < rows.count, rows[place].index < range.upperBound {
      if let lengths = rows[place].lengths { result.append((rows[place].index, lengths)) }
      place += 1
    }
    return result
  }

  func forgetLengths() { for place in rows.indices { rows[place].lengths = nil } }

  func row(where matches: (AnyHashable) -> Bool) -> Int? {
    if let row = ids.firstIndex(where: { matches(AnyHashable($0)) }) { return row }
    // An `.id` on the row itself is known only with its content, of which no body runs.
    guard Content.self is any IdentifiedContent.Type else { return nil }
    return ids.indices.first { row in
      ((addContent(ofRow: row) as? any IdentifiedContent)?.outermostID).map(matches) ?? false
    }
  }

  func node(ofRow index: Int) -> _ViewNode? {
    let place = place(ofRow: index)
    return place < rows.count && rows[place].index == index ? rows[place].node : nil
  }

  func someIDs(_ most: Int) -> [String] { ids.prefix(most).map { String(describing: $0) } }
}

/// A view that carries an explicit identity, perhaps under modifiers.
protocol IdentifiedContent {
  var outermostID: AnyHashable? { get }
}

extension IDView: IdentifiedContent {
  var outermostID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedContent where Content: View {
  var outermostID: AnyHashable? { (content as? any IdentifiedContent)?.outermostID }
}
