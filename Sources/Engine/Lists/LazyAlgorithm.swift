import Foundation

/// The layout of a container that makes rows as they come into view: a list, a lazy stack, a lazy grid.
protocol LazyAlgorithm: LayoutAlgorithm {
  var axis: Axis { get }
  /// Between lines.
  var spacing: CGFloat { get }
  /// How many cells stand in one line, for a length across.
  func trackCount(_ across: CGFloat?) -> Int
  /// How long a view is in a cell.
  @MainActor func length(of child: LayoutItem, cell: Int, across: CGFloat?) -> CGFloat
}

extension LazyAlgorithm {
  func trackCount(_ across: CGFloat?) -> Int { 1 }

  /// Where everything stands for a length across.
  @MainActor func geometry(of node: LayoutItem, across: CGFloat?) -> LazyGeometry {
    node.view.window?.geometry(self, across: across)
      ?? LazyGeometry(
        node.children.map { .item($0) }, tracks: trackCount(across), spacing: spacing,
        estimate: LazyWindow.firstEstimate, usesRemembered: false
      ) { length(of: $0, cell: $1, across: across) }
  }

  /// The views that are there, each with its cell.
  @MainActor func forEachCell(in node: LayoutItem, _ geometry: LazyGeometry, _ body: (LayoutItem, Int) -> Void) {
    guard let segments = node.view.window?.segments, segments.count == geometry.cells.count else {
      for (cell, child) in node.children.enumerated() { body(child, cell) }
      return
    }
    for (segment, cells) in zip(segments, geometry.cells) {
      if case .item(let item) = segment { body(item, cells.lowerBound) }
    }
  }
}
