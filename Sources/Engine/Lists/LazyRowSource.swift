import Foundation

/// A node that makes rows of a lazy container as they come into view (H1).
@MainActor protocol LazyRowSource: _ViewNode {
  /// How many rows there are, made or not.
  var rowTotal: Int { get }
  /// Whether the rows stand for elements of a collection.
  var rowsAreElements: Bool { get }
  /// How many views each row makes: the type says it (H2).
  var viewsPerRow: Int { get }
  /// Makes the content of a row, or shows it again.
  func showRow(_ row: Int)
  /// Takes rows off the screen, their state kept (C4); returns whether there were any.
  ///
  /// - Parameter lengths: how long the views of each row were, by the row's node.
  func hideRows(except kept: Set<Int32>, lengths: [Int32: [CGFloat]]) -> Bool
  /// How long the views of the rows were that were on the screen and are not now, in order.
  func rememberedLengths(in rows: Range<Int>) -> [(row: Int, lengths: [CGFloat])]
  /// Forgets the lengths of rows that are not on the screen: they were for another width.
  func forgetLengths()
  /// The first row whose id, or whose explicit identity, is wanted (H6).
  func row(where matches: (AnyHashable) -> Bool) -> Int?
  /// The row whose node is a child of this one.
  func row(of child: _ViewNode) -> Int?
  /// The node of a row that was made.
  func node(ofRow row: Int) -> _ViewNode?
  /// Ids in words, for what a step can't find.
  func someIDs(_ most: Int) -> [String]
}

/// Rows that are not on the screen, between others that are.
@MainActor final class LazyGap {
  unowned let source: any LazyRowSource
  let rows: Range<Int>

  init(_ source: any LazyRowSource, _ rows: Range<Int>) {
    self.source = source
    self.rows = rows
  }
}

/// Stands for a gap in a list of displayables, so that modifiers take it for one; containers take it out again.
struct GapAlgorithm: LayoutAlgorithm {
  let gap: LazyGap

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize { .zero }

  @MainActor func place(in node: LayoutItem) {}
}

extension LayoutItem {
  static func gap(_ source: any LazyRowSource, _ rows: Range<Int>) -> LayoutItem {
    let item = LayoutItem(source, GapAlgorithm(gap: LazyGap(source, rows)))
    item.flags.insert(.isGap)
    return item
  }

  /// The gap that the item stands for, through modifiers.
  var gap: LazyGap? {
    guard flags.contains(.isGap) else { return nil }
    var item = self
    while let inner = item.children.first { item = inner }
    return (item.algorithm as? GapAlgorithm)?.gap
  }
}

extension _ViewNode {
  /// The lazy container around the node, if nothing between lays out by itself.
  final var lazyContainer: LazyWindow? {
    var node: _ViewNode? = self
    while let current = node {
      if current.isLayoutBoundary { return current.window.flatMap { $0.isLazy ? $0 : nil } }
      node = current.parent
    }
    return nil
  }
}
