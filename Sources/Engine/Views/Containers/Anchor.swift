import Foundation

/// A place of a view, which a geometry reader turns into its own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  let owner: _AnchorOwner
  let source: Source

  /// What an anchor is of.
  public struct Source: @unchecked Sendable {
    let words: String
    let make: (CGRect) -> Value
  }
}

extension Anchor where Value == CGRect {
  /// An anchor of no view: its rectangle is empty.
  package static var none: Anchor<CGRect> { Anchor(owner: .none, source: .bounds) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.owner === b.owner && a.source.words == b.source.words }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(source.words)
  }
}

extension Anchor: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { source.words }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { .init(words: "bounds") { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(words: "rect \(r)") { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(words: "point \(p)") { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point by its part of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(words: "unitPoint \(p.x) \(p.y)") {
      CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
    }
  }

  /// The upper corner at the beginning of a line.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner at the end of a line.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the edge at the beginning of a line.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the edge at the end of a line.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner at the beginning of a line.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner at the end of a line.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(words: array.map(\.words).joined(separator: ", ")) { rectangle in array.map { $0.make(rectangle) } }
  }

  /// A place or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(words: anchor?.words ?? "nil") { rectangle in anchor?.make(rectangle) }
  }
}

/// The view that an anchor belongs to.
@MainActor public final class _AnchorOwner {
  private weak var node: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }

  private nonisolated init() {}

  /// No view: its rectangle is empty.
  fileprivate nonisolated static let none = _AnchorOwner()

  /// The view's frame in the window; nothing when it is gone.
  var frame: CGRect? { node.flatMap { $0.flags.contains(.isEnded) ? nil : $0.displayFrame } }
}

extension _ViewNode {
  /// The frame in the window of all that the node shows.
  final var displayFrame: CGRect? {
    var items: ContiguousArray<LayoutItem> = []
    appendDisplayables(to: &items)
    guard let first = items.first else { return nil }
    return items.dropFirst().reduce(first.windowFrame) { $0.union($1.windowFrame) }
  }
}
