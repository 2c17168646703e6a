// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// Makes the child a length that is reckoned from the container around it: a scroll view, a list, or the window.
struct RelativeFrameAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  @MainActor private func offer(_ proposal: ProposedViewSize, _ node: LayoutItem) -> ProposedViewSize {
    let container = node.graph.relativeFrames.size(for: node)
    return node.graph.untracked {
      ProposedViewSize(
        width: axes.contains(.horizontal) ? max(0, length(container.width, .horizontal)) : proposal.width,
        height: axes.contains(.vertical) ? max(0, length(container.height, .vertical)) : proposal.height)
    }
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let offered = offer(proposal, node)
    let inner = node.children.first?.size(for: offered) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offered.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offered.height ?? inner.height : inner.height)
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let child = node.children.first else { return }
    let offered = offer(proposal, node)
    put(child, alignment.origin(of: child, for: offered, in: size), offered)
  }
}

/// A layout whose children can be as long as it: what `containerRelativeFrame` looks for.
protocol RelativeContainer {}

extension ScrollAlgorithm: RelativeContainer {}
extension RowsAlgorithm: RelativeContainer {}

/// The views that are as long as their container, with the size they reckon with.
@MainActor final class RelativeFrames {
  private var sizes: [Int32: (item: LayoutItem, size: CGSize)] = [:]

  /// What the container was offered for its content when it was last placed; the window's size where it is not yet, or was offered
  /// nothing definite. What it came to could depend on the view itself.
  ///
  /// It stays the same until ``check()`` finds that it differs, so that all sizes of the view go by the same.
  func size(for item: LayoutItem) -> CGSize {
    if let known = sizes[item.id] { return known.size }
    let size = container(of: item)
    sizes[item.id] = (item, size)
    return size
  }

  private func container(of item: LayoutItem) -> CGSize {
    let window = item.view.environment.values.sessionSize
    var node = item.parent
    while let current = node {
      if current.algorithm is any RelativeContainer {
        guard current.flags.contains(.isPlaced) else { return window }
        let offered = current.proposal.within(current.contentInsets)
        let (width, height) = (offered.width ?? .infinity, offered.height ?? .infinity)
        return CGSize(
          width: width.isFinite ? width : window.width, height: height.isFinite ? height : window.height)
      }
      node = current.parent
    }
    return window
  }

  /// Lets the views be laid out again whose container came out otherwise; returns whether there are any.
  func check() -> Bool {
    if sizes.isEmpty { return false }
    var differs = false
    for (item, size) in sizes.values.sorted(by: { $0.item.id < $1.item.id }) {
      if item.flags.contains(.isEnded) {
        sizes[item.id] = nil
      } else if container(of: item) != size {
        sizes[item.id] = nil
        item.reset()
        differs = true
      }
    }
    return differs
  }
}

/// What counts in a comparison of relative frames.
nonisolated struct RelativeFrameParameters: Equatable {
  var axes: Axis.Set
  var alignment: Alignment
  var count: Int?
  var span: Int?
  var spacing: CGFloat?
  let length: (CGFloat, Axis) -> CGFloat

  static func == (a: Self, b: Self) -> Bool {
    a.axes == b.axes && a.alignment == b.alignment && a.count == b.count && a.span == b.span && a.spacing == b.spacing
      && isEqualAsField(a.length, b.length, Comparison.ofField(((CGFloat, Axis) -> CGFloat).self))
  }

  var words: String {
    let counts = [("count", count.map { CGFloat($0) }), ("span", span.map { CGFloat($0) }), ("spacing", spacing)]
    let parts = counts.compactMap { pair in pair.1.map { "\(pair.0): \(lengthWords($0))" } }
    return ([axes.words] + parts).joined(separator: ", ")
  }
}

extension View {
  /// Makes the view as large as the container around it.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(RelativeFrameParameters(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view take `span` of `count` equal parts of the container around it, with `spacing` between them.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(1, count))
    return relativeFrame(
      RelativeFrameParameters(axes: axes, alignment: alignment, count: count, span: span, spacing: spacing) {
        length, _ in
        (length - spacing * (parts - 1)) / parts * CGFloat(span) + CGFloat(max(0, span - 1)) * spacing
      })
  }

  /// Makes the view a length that a closure finds from the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { relativeFrame(RelativeFrameParameters(axes: axes, alignment: alignment, length: length)) }

  private nonisolated func relativeFrame(_ parameters: RelativeFrameParameters) -> some View {
    modifier(_ContainerRelativeFrameLayout(parameters: parameters))
  }
}
