import Foundation

/// A layout whose type is not known statically, so that one layout can take another's place while the views that they
/// lay out keep their identity and state (B7).
public struct AnyLayout: Layout, BuiltInLayout {
  let storage: AnyLayoutStorage

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? AnyLayoutStorageOf(layout)
  }

  /// The wrapped layout's cache.
  public struct Cache {
    var value: Any
    var type: ObjectIdentifier
  }

  @MainActor var algorithm: any LayoutAlgorithm { storage.algorithm }

  /// Makes the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

  /// Brings the wrapped layout's cache up to date; a cache of another layout is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }

  /// The distances that the wrapped layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

  /// The wrapped layout's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.size(proposal, subviews, &cache)
  }

  /// Lets the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { storage.place(bounds, proposal, subviews, &cache) }
}

/// The layout in an `AnyLayout`. Compared by the layout's type and value.
class AnyLayoutStorage: @unchecked Sendable {
  @MainActor var algorithm: any LayoutAlgorithm { PassAlgorithm() }
  var words: String { "" }
  func isSame(as other: AnyLayoutStorage) -> Bool { self === other }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: (), type: ObjectIdentifier(Void.self))
  }
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
    .zero
  }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {}
}

private final class AnyLayoutStorageOf<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
  let layout: L

  init(_ layout: L) { self.layout = layout }

  override var algorithm: any LayoutAlgorithm {
    (layout as? any BuiltInLayout)?.algorithm ?? UserLayoutAlgorithm(layout: layout)
  }

  override var words: String { TypeName.short(L.self) }

  override func isSame(as other: AnyLayoutStorage) -> Bool {
    guard let other = other as? AnyLayoutStorageOf<L> else { return false }
    return isEqualAsField(layout, other.layout, Comparison.ofField(L.self))
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
  }

  private func with<T>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T
  ) -> T {
    var own = (cache.value as? L.Cache) ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(value: own, type: ObjectIdentifier(L.self)) }
    return body(&own)
  }

  override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
