import Foundation

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  private var items: [LayoutItem]
  /// The direction in which the views read.
  public var layoutDirection: LayoutDirection

  init(_ items: [LayoutItem], _ direction: LayoutDirection = .leftToRight) {
    self.items = items
    layoutDirection = direction
  }

  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { items.count }
  /// The subview at a place, from 0.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }
  /// The subviews at several places, with the same direction of reading.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(items[bounds]), layoutDirection) }

  /// The subviews at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { items[$0] }, layoutDirection)
  }

  var layoutItems: ContiguousArray<LayoutItem> { ContiguousArray(items) }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.items.elementsEqual(b.items, by: ===)
  }
}

extension LayoutItem {
  /// Whether the view is still there: a layout may have kept a subview for longer.
  fileprivate var isAlive: Bool { !flags.contains(.isEnded) }
}

/// A subview of a layout, which stands for the view without giving it away.
public struct LayoutSubview: Equatable, Sendable {
  let item: LayoutItem

  /// The value that the view has for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMain(item) { Carried(($0.isAlive ? $0.trait(K.self) : nil) ?? K.defaultValue) }.value
  }

  /// How early the view wants to be offered room.
  public var priority: Double { onMain { item.isAlive ? item.priority : 0 } }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { item.isAlive ? item.size(for: proposal) : .zero }
  }

  /// The view's size for a proposal, with its alignment lines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { Carried(item.isAlive ? item.dimensions(for: proposal) : ViewDimensions(.zero)) }.value
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMain { item.isAlive ? item.spacing : ViewSpacing() } }

  /// Puts the view's anchor at a point, with the size it has for a proposal. It counts in `placeSubviews` only.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      guard item.isAlive else { return }
      let size = item.size(for: proposal)
      let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      SubviewPlaces.put(item, origin, proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}
