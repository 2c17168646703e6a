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
  /// How large its content is, with the insets around it.
  var contentSize = CGSize.zero
  /// How far the content begins and ends within the frame.
  var insets: EdgeInsets { layout?.contentInsets ?? EdgeInsets() }
  var segments: [LazySegment] = []
  weak var layout: LayoutItem?
  /// The length of a view that is not there: that of the first one that was.
  var estimate: CGFloat?
  var across: CGFloat?

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

  /// The nodes that make rows of the container, in the order in which they began.
  var sources: [any LazyRowSource] = []

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

  func firstLength(_ algorithm: any LazyAlgorithm, _ across: CGFloat?) -> CGFloat? {
    for case .item(let item) in segments where unit(of: item).isRow {
      return algorithm.length(of: item, cell: 0, across: across)
    }
    return nil
  }

  /// Lengths that were measured for another width say nothing any more.
  func use(_ algorithm: any LazyAlgorithm, across: CGFloat?) {
    if across != self.across {
      self.across = across
      forgetLengths()
    }
    if estimate == nil { estimate = firstLength(algorithm, across) }
  }

  func forgetLengths() {
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
}

extension LazyAlgorithm {
  /// The length across for which the container was placed.
  @MainActor func acrossForPlacing(_ node: LayoutItem) -> CGFloat? {
    max(0, (node.proposal[axis.other] ?? node.frame.size[axis.other]) - node.contentInsets.both(axis.other))
  }
}

extension LayoutItem {
  /// What a view that scrolls leaves free around its content: the safe area, and the margins that the environment sets.
  var contentInsets: EdgeInsets {
    guard let window = view.window, !window.axes.isEmpty else { return EdgeInsets() }
    return outerSafeArea + view.environment.values.contentMargins
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
