import Foundation

/// What a scrolling or lazy container knows of the part of it that is seen (H5a).
@MainActor final class LazyWindow {
  unowned(unsafe) let node: _ViewNode
  /// Whether rows are made as they come into view.
  let isLazy: Bool
  /// The directions in which the container itself scrolls its content.
  var axes: Axis.Set
  /// How far it is scrolled.
  var offset = CGPoint.zero
  /// How large its content is.
  var contentSize = CGSize.zero
  var segments: [LazySegment] = []
  weak var layout: LayoutItem?
  /// The length of a view that is not there: that of the first one that was.
  private var estimate: CGFloat?
  private var across: CGFloat?

  /// The length of a row before any was measured: the least that a list's row has.
  static let firstEstimate: CGFloat = 44
  /// How many rows are made beyond each end of the visible range (H5a).
  static let buffer = 2

  init(_ node: _ViewNode, isLazy: Bool, axes: Axis.Set) {
    self.node = node
    self.isLazy = isLazy
    self.axes = axes
  }

  /// Takes the gaps out of a list of displayables.
  func take(_ list: ContiguousArray<LayoutItem>) -> ContiguousArray<LayoutItem> {
    segments = list.map { item in item.gap.map { .gap($0) } ?? .item(item) }
    return list.filter { !$0.flags.contains(.isGap) }
  }

  /// The nodes that make rows of the container.
  private var sources: [any LazyRowSource] = []

  func add(_ source: any LazyRowSource) { sources.append(source) }

  func remove(_ source: any LazyRowSource) { sources.removeAll { $0 === source } }

  // MARK: Lengths

  func geometry(_ algorithm: any LazyAlgorithm, across: CGFloat?) -> LazyGeometry {
    let isPlaced = across == self.across
    let length = isPlaced ? estimate ?? firstLength(algorithm, across) : firstLength(algorithm, across)
    return LazyGeometry(
      segments, tracks: algorithm.trackCount(across), spacing: algorithm.spacing,
      estimate: length ?? LazyWindow.firstEstimate, usesRemembered: isPlaced
    ) { algorithm.length(of: $0, cell: $1, across: across) }
  }

  private func firstLength(_ algorithm: any LazyAlgorithm, _ across: CGFloat?) -> CGFloat? {
    for case .item(let item) in segments where unit(of: item).isRow {
      return algorithm.length(of: item, cell: 0, across: across)
    }
    return nil
  }

  /// Lengths that were measured for another width say nothing any more.
  private func use(_ algorithm: any LazyAlgorithm, across: CGFloat?) {
    if across != self.across {
      self.across = across
      forgetLengths()
    }
    if estimate == nil { estimate = firstLength(algorithm, across) }
  }

  private func forgetLengths() {
    estimate = nil
    for source in sources { source.forgetLengths() }
  }

  /// The row that a view belongs to: its node, where it was made as it came into view, and else the view's own.
  func unit(of item: LayoutItem) -> (id: Int32, isRow: Bool) {
    var inner = item
    while inner.view.isDisplayModifier, let next = inner.children.first { inner = next }
    var child = inner.view
    while let parent = child.parent, child !== node {
      if parent is any LazyRowSource { return (child.id, true) }
      child = parent
    }
    return (item.view.id, false)
  }

  // MARK: The visible range

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
      contentSize[algorithm.axis] = after
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
    var last: (source: ObjectIdentifier, row: Int)?
    while true {
      let geometry = geometry(algorithm, across: across)
      contentSize[algorithm.axis] = geometry.total
      clamp(layout)
      let seen = geometry.cells(meeting: visibleRange(algorithm.axis, of: layout))
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
  private func visibleRange(_ axis: Axis, of layout: LayoutItem) -> Range<CGFloat> {
    var range: Range<CGFloat> =
      axes.contains(axis)
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
    let shift = axes.contains(axis) ? offset[axis] : 0
    return range.lowerBound + shift..<range.upperBound + shift
  }
}

extension LazyAlgorithm {
  /// The length across for which the container was placed.
  @MainActor func acrossForPlacing(_ node: LayoutItem) -> CGFloat? {
    node.proposal[axis.other] ?? node.frame.size[axis.other]
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis.Set {
  func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical) }
}
