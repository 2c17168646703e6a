import Foundation

/// A layout of your own: it proposes sizes to its subviews, chooses its size, and places them (I1).
///
///     struct Diagonal: Layout { … }
///     Diagonal { Text("A"); Text("B") }
///
/// The engine remembers the sizes that it returned, and asks again only when a subview's size, spacing, alignment lines
/// or values change, or the layout itself does (I3).
public protocol Layout: Animatable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Properties that all layouts of the type have.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, when the layout is first asked.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after subviews changed; by default makes it anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the layout prefers to its neighbours; by default what its subviews prefer.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The layout's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews; one that is not placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a vertical line stands that the layout sets; by default what its subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a horizontal line stands that the layout sets; by default what its subviews set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// By default a layout has no direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// By default the cache is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// By default the largest distance that any subview prefers, at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// By default the layout sets no line of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// By default the layout sets no line of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out the views of a builder.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// A layout without a cache keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Properties that all layouts of a type have.
public struct LayoutProperties: Sendable {
  /// The direction in which the layout puts its subviews one after another; spacers and dividers inside follow it.
  public var stackOrientation: Axis?

  /// A layout without a direction.
  public init() {}
}

/// A value that a view gives to the layout it stands in, by `layoutValue(key:value:)`.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
