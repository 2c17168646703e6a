// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// Moves one child without changing the place it takes.
struct OffsetAlgorithm: LayoutAlgorithm {
  var offset: CGSize

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, CGPoint(x: offset.width, y: offset.height), proposal) }
  }

  /// What is seen elsewhere is aligned by where it stands.
  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? { node.children.first?.explicitGuide(line, for: proposal) }
}

/// Takes all the room and puts the child's centre at a point.
struct PositionAlgorithm: LayoutAlgorithm {
  var point: CGPoint

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: node.children.first?.size(for: proposal) ?? .zero)
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let child = node.children.first else { return }
    let inner = child.size(for: proposal)
    put(child, CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2), proposal)
  }
}

/// Offers the child its ideal length in one or both directions.
struct FixedSizeAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: offer(proposal)) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, .zero, offer(proposal)) }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// Offers the child a size of a ratio, as large as fits or as fills.
struct AspectRatioAlgorithm: LayoutAlgorithm {
  var ratio: CGFloat?
  var mode: ContentMode

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: offer(proposal, node)) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let child = node.children.first else { return }
    let offered = offer(proposal, node)
    put(child, Alignment.center.origin(of: child, for: offered, in: size), offered)
  }

  @MainActor private func offer(_ proposal: ProposedViewSize, _ node: LayoutItem) -> ProposedViewSize {
    let ideal = node.children.first?.size(for: .unspecified) ?? .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isLimitedByWidth = width / ratio <= height
      return isLimitedByWidth == (mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

/// Whether a picture fits into its room or fills it.
public enum ContentMode: String, Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Moves what is seen of the view; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves what is seen of the view; its place in the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Puts the view's centre at a point of its parent.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the view's centre at a point of its parent.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(_FixedSizeLayout(axes: axes))
  }

  /// Keeps the view to a ratio of width to height.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view to the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits its parent, its ratio kept.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view fill its parent, its ratio kept.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension Axis.Set: RecordingDescribable {
  var words: String {
    let parts = [contains(.horizontal) ? "horizontal" : nil, contains(.vertical) ? "vertical" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  func recordingDescription(_ describer: Describer) -> String { words }
}
