import Foundation

/// A layout's cache, kept while its subviews change.
class UserCache {
  /// Whether subviews changed since the cache was brought up to date.
  var isStale = false
}

private final class UserCacheOf<L: Layout>: UserCache {
  var cache: L.Cache

  init(_ cache: L.Cache) { self.cache = cache }
}

/// Asks a layout that a program defines.
struct UserLayoutAlgorithm<L: Layout>: LayoutAlgorithm {
  let layout: L

  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  @MainActor private func withCache<T>(_ node: LayoutItem, _ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = LayoutSubviews(Array(node.children))
    let box: UserCacheOf<L>
    if let known = node.scratch as? UserCacheOf<L> {
      box = known
      if box.isStale { node.graph.untracked { layout.updateCache(&box.cache, subviews: subviews) } }
    } else {
      box = UserCacheOf(node.graph.untracked { layout.makeCache(subviews: subviews) })
      node.scratch = box
    }
    box.isStale = false
    return node.graph.untracked { body(subviews, &box.cache) }
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    withCache(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    let bounds = CGRect(origin: .zero, size: size)
    let places = SubviewPlaces.collect {
      withCache(node) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    }
    for child in node.children {
      if let place = places[ObjectIdentifier(child)] {
        put(child, place.origin, place.proposal)
      } else {
        // What a layout does not place stands in its middle.
        put(child, Alignment.center.origin(of: child, for: proposal, in: size), proposal)
      }
    }
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) {
    (node.scratch as? UserCache)?.isStale = true
  }

  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache(node) { subviews, cache in
      line.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(line.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(line.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let own { return own }
    var sum = CombinedGuide(line)
    arrange(size, proposal, in: node) { child, origin, offered in
      if let own = child.explicitGuide(line, for: offered) { sum.add(own + origin[line.axis]) }
    }
    return sum.value
  }

  @MainActor func spacing(in node: LayoutItem) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }
}

/// Where a layout puts its subviews, while it does so.
@MainActor final class SubviewPlaces {
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  private var places: [ObjectIdentifier: Place] = [:]
  private static var current: SubviewPlaces?

  static func collect(_ body: () -> Void) -> [ObjectIdentifier: Place] {
    let outer = current
    let places = SubviewPlaces()
    current = places
    body()
    current = outer
    return places.places
  }

  /// Puts a subview; the last place counts. Outside `placeSubviews` it does nothing.
  static func put(_ item: LayoutItem, _ origin: CGPoint, _ proposal: ProposedViewSize) {
    current?.places[ObjectIdentifier(item)] = Place(origin: origin, proposal: proposal)
  }
}
