import Foundation

// Which rows are there follows what is seen (H1, H5a).
extension LazyWindow {
  /// Brings what is there into line with what is seen; returns whether something has to be laid out again.
  func settle() -> Bool {
    guard let layout, layout.frame.size != .zero || !layout.flags.contains(.isNew), isPlaced(layout) else {
      return false
    }
    let start = offset
    var changed = false
    if !sources.isEmpty, let algorithm = layout.algorithm as? any LazyAlgorithm {
      let across = algorithm.acrossForPlacing(layout)
      let before = geometry(algorithm, across: across).total
      if settleRows(algorithm, across, layout) { changed = true }
      let after = geometry(algorithm, across: across).total
      contentSize[algorithm.axis] = after + insets.both(algorithm.axis)
      if before != after {
        layout.invalidate()
        changed = true
      }
    }
    clamp(layout)
    if offset != start {
      layout.setNeedsPlacing()
      changed = true
    }
    return changed
  }

  private func settleRows(_ algorithm: any LazyAlgorithm, _ across: CGFloat?, _ layout: LayoutItem) -> Bool {
    use(algorithm, across: across)
    var changed = false
    var kept = 0..<0
    // What is out of sight sideways shows no rows.
    let isSeen = !visibleRange(algorithm.axis.other, of: layout, isBounded: true).isEmpty
    var last: (source: ObjectIdentifier, row: Int)?
    while true {
      let geometry = geometry(algorithm, across: across)
      contentSize[algorithm.axis] = geometry.total + insets.both(algorithm.axis)
      clamp(layout)
      let seen = isSeen ? geometry.cells(meeting: visibleRange(algorithm.axis, of: layout)) : 0..<0
      guard let missing = firstMissing(in: seen, geometry, &kept) else { break }
      let source = ObjectIdentifier(missing.gap.source)
      // A row that is still missing after it was made would be made for ever.
      if let last, last == (source, missing.row) { break }
      last = (source, missing.row)
      // Handlers of rows come after those of what is around them, and are called before.
      node.graph.lifecycle.needsOrdering = true
      missing.gap.source.showRow(missing.row)
      node.refreshDisplayables()
      use(algorithm, across: across)
      changed = true
    }
    if hide(except: kept, algorithm, across) {
      node.refreshDisplayables()
      changed = true
    }
    if kept.isEmpty { forgetLengths() }
    return changed
  }

  /// The first row that is seen, or stands next to what is seen, and is not there.
  private func firstMissing(
    in seen: Range<Int>, _ geometry: LazyGeometry, _ kept: inout Range<Int>
  ) -> (gap: LazyGap, row: Int)? {
    if let missing = missing(in: seen, geometry) { return missing }
    kept = withBuffer(seen, geometry)
    return missing(in: kept, geometry)
  }

  private func missing(in cells: Range<Int>, _ geometry: LazyGeometry) -> (gap: LazyGap, row: Int)? {
    for (segment, range) in zip(segments, geometry.cells) {
      guard case .gap(let gap) = segment, range.overlaps(cells), !cells.isEmpty else { continue }
      let cell = max(range.lowerBound, cells.lowerBound) - range.lowerBound
      return (gap, gap.rows.lowerBound + cell / max(1, gap.source.viewsPerRow))
    }
    return nil
  }

  /// The range with two rows more at each end.
  private func withBuffer(_ seen: Range<Int>, _ geometry: LazyGeometry) -> Range<Int> {
    if seen.isEmpty { return seen }
    return max(0, seen.lowerBound - LazyWindow.buffer)..<min(geometry.cellCount, seen.upperBound + LazyWindow.buffer)
  }

  private func hide(
    except kept: Range<Int>, _ algorithm: any LazyAlgorithm, _ across: CGFloat?
  ) -> Bool {
    let geometry = geometry(algorithm, across: across)
    var units: Set<Int32> = []
    var lengths: [Int32: [CGFloat]] = [:]
    for (segment, cells) in zip(segments, geometry.cells) {
      guard case .item(let item) = segment else { continue }
      let id = unit(of: item).id
      if kept.overlaps(cells) { units.insert(id) }
      lengths[id, default: []].append(algorithm.length(of: item, cell: cells.lowerBound, across: across))
    }
    var changed = false
    for source in sources where source.hideRows(except: units, lengths: lengths) { changed = true }
    return changed
  }

  /// Keeps the offset within the content.
  private func clamp(_ layout: LayoutItem) {
    for axis in Axis.allCases {
      let most = axes.contains(axis) ? max(0, contentSize[axis] - layout.frame.size[axis]) : 0
      offset[axis] = min(max(0, offset[axis]), most)
    }
  }

  /// Whether the container stands in the window, or in something that is presented: what a navigation stack or a tab
  /// hides does not, and stays as it is.
  private func isPlaced(_ layout: LayoutItem) -> Bool {
    var top = layout
    while let parent = top.parent { top = parent }
    return top.view.isRoot || layout.graph.presented.contains { $0 === top }
  }

  /// The part of the content that is seen: within the container, and within all that scroll around it.
  ///
  /// - Parameter isBounded: whether the content ends with the container, as it does across the way it goes.
  private func visibleRange(_ axis: Axis, of layout: LayoutItem, isBounded: Bool = false) -> Range<CGFloat> {
    var range: Range<CGFloat> =
      axes.contains(axis) || isBounded
      ? 0..<max(0, layout.frame.size[axis]) : -CGFloat.greatestFiniteMagnitude..<CGFloat.greatestFiniteMagnitude
    var origin: CGFloat = 0
    var item = layout
    while let parent = item.parent {
      origin += item.frame.origin[axis]
      if parent.parent == nil || parent.view.window?.axes.contains(axis) == true {
        let end = max(0, parent.frame.size[axis]) - origin
        if origin.isFinite, end >= -origin { range = range.clamped(to: -origin..<end) }
      }
      item = parent
    }
    let shift = (axes.contains(axis) ? offset[axis] : 0) - insets.start(axis)
    return range.lowerBound + shift..<range.upperBound + shift
  }
}
