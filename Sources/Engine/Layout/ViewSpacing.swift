import Foundation

/// The distances that a view prefers to its neighbours on each side.
///
/// A view without a preference stands at the default distance, which is the same for all kinds of views here; a spacer
/// prefers none in its direction.
public struct ViewSpacing: Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// No distance at all.
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  /// The default distance on all sides.
  public init() {}

  init(horizontal: CGFloat?, vertical: CGFloat?) {
    top = vertical
    bottom = vertical
    leading = horizontal
    trailing = horizontal
  }

  /// Takes the larger of the two preferences on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The larger of the two preferences on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preference of another on one side, and this one's on the others.
  func taking(_ edge: Edge, of other: ViewSpacing) -> ViewSpacing {
    var result = self
    switch edge {
    case .top: result.top = other.top
    case .leading: result.leading = other.leading
    case .bottom: result.bottom = other.bottom
    case .trailing: result.trailing = other.trailing
    }
    return result
  }

  private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard a != nil || b != nil else { return nil }
    return max(a ?? StackAlgorithm.defaultSpacing, b ?? StackAlgorithm.defaultSpacing)
  }

  /// The distance between a view and the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (a, b) {
    case (nil, nil): return StackAlgorithm.defaultSpacing
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (let a?, let b?): return max(a, b)
    }
  }
}
