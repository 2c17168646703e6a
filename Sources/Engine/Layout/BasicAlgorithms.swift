import Foundation

/// Puts children on top of each other: `ZStack`, and the window itself.
///
/// The children of the highest priority decide the size.
struct DepthAlgorithm: LayoutAlgorithm {
  var alignment: Alignment = .center

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    extents(proposal, node.children[...]).size
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    arrange(node.children[...], extents(proposal, node.children[...]), proposal, put)
  }

  /// Puts children where their common lines meet.
  @MainActor func arrange(
    _ children: ArraySlice<LayoutItem>, _ extents: Extents, _ proposal: ProposedViewSize, _ put: Put
  ) {
    for child in children {
      let size = child.size(for: proposal)
      let x = extents.horizontal.before - child.guide(alignment.horizontal.line, for: proposal, size)
      let y = extents.vertical.before - child.guide(alignment.vertical.line, for: proposal, size)
      put(child, CGPoint(x: x, y: y), proposal)
    }
  }

  /// How far children reach before and after their common lines.
  struct Extents {
    var horizontal = StackTree.Extent()
    var vertical = StackTree.Extent()

    mutating func add(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) {
      horizontal = horizontal + StackTree.Extent(before: x, after: size.width - x)
      vertical = vertical + StackTree.Extent(before: y, after: size.height - y)
    }

    var size: CGSize {
      guard horizontal.before > -.infinity else { return .zero }
      return CGSize(
        width: max(0, horizontal.before + horizontal.after), height: max(0, vertical.before + vertical.after))
    }
  }

  @MainActor func extents(_ proposal: ProposedViewSize, _ children: ArraySlice<LayoutItem>) -> Extents {
    var result = Extents()
    let usesTraits = children.count > 1 && children.first?.graph.usesTraits == true
    let highest = usesTraits ? children.map(\.priority).max() : nil
    for child in children where highest == nil || child.priority == highest {
      let size = child.size(for: proposal)
      result.add(
        size, child.guide(alignment.horizontal.line, for: proposal, size),
        child.guide(alignment.vertical.line, for: proposal, size))
    }
    return result
  }
}

extension ContiguousArray {
  fileprivate subscript(_: UnboundedRange) -> ArraySlice<Element> { Array(self)[...] }
}

/// Insets around one child.
struct PaddingAlgorithm: LayoutAlgorithm {
  var insets: EdgeInsets

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let inner = node.children.first?.size(for: reduced(proposal)) ?? .zero
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let child = node.children.first else { return }
    put(child, CGPoint(x: insets.leading, y: insets.top), reduced(proposal))
  }

  private func reduced(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

/// Passes everything through to one child.
struct PassAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, .zero, proposal) }
  }
}
