import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Equatable, Sendable {
  /// How long an item is.
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows downwards, its cells made as they come into view.
public nonisolated struct LazyVGrid<Content: View>: _WindowedView, LayoutContainer {
  var columns: [GridItem]
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var content: Content

  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _GridParameters { _GridParameters(items: columns, spacing: spacing) }
  var algorithm: any LayoutAlgorithm { LazyGridAlgorithm(axis: .vertical, items: columns, spacing: spacing ?? 8) }
}

/// A grid that grows to the side, its cells made as they come into view.
public nonisolated struct LazyHGrid<Content: View>: _WindowedView, LayoutContainer {
  var rows: [GridItem]
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var content: Content

  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _GridParameters { _GridParameters(items: rows, spacing: spacing) }
  var algorithm: any LayoutAlgorithm { LazyGridAlgorithm(axis: .horizontal, items: rows, spacing: spacing ?? 8) }
}

/// What counts in a comparison of grids.
public nonisolated struct _GridParameters: Equatable {
  var items: [GridItem]
  var spacing: CGFloat?
}

/// Cells in lines across the direction in which the grid grows.
struct LazyGridAlgorithm: LazyAlgorithm {
  var axis: Axis
  var items: [GridItem]
  var spacing: CGFloat

  /// The places and lengths of the columns for a width (or of the rows for a height).
  func tracks(_ available: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard available.isFinite, !items.isEmpty else { return [(0, 10)] }
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = available - gaps
    for item in items { if case .fixed(let length) = item.size { left -= length } }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var result: [(start: CGFloat, length: CGFloat)] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? 8
      switch item.size {
      case .fixed(let length):
        result.append((start, length))
        start += length + gap
      case .flexible(let least, let most):
        let length = min(max(left / CGFloat(max(1, flexible)), least), most)
        result.append((start, length))
        start += length + gap
        left -= length
        flexible -= 1
      case .adaptive(let least, let most):
        let room = max(0, left / CGFloat(max(1, flexible)))
        let count = Int((room + gap) / max(1, least + gap), within: 1...1000)
        let length = min(max(0, (room - gap * CGFloat(count - 1)) / CGFloat(count)), most)
        for _ in 0..<count {
          result.append((start, length))
          start += length + gap
        }
        left -= room
        flexible -= 1
      }
    }
    return result
  }

  func trackCount(_ across: CGFloat?) -> Int { tracks(across ?? 100).count }

  @MainActor func length(of child: LayoutItem, cell: Int, across: CGFloat?) -> CGFloat {
    let tracks = tracks(across ?? 100)
    return child.size(for: offer(tracks[cell % tracks.count].length))[axis]
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let available = proposal[axis.other]
    let across = tracks(available ?? 100).last.map { $0.start + $0.length } ?? 0
    return CGSize(
      axis, along: geometry(of: node, across: available).total, across: max(across, available ?? across))
  }

  @MainActor func place(in node: LayoutItem) {
    let available = acrossForPlacing(node)
    let tracks = tracks(available ?? 100)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let lead = max(0, (node.frame.size[axis.other] - used) / 2)
    let geometry = geometry(of: node, across: available)
    forEachCell(in: node, geometry) { child, cell in
      let track = tracks[cell % tracks.count]
      let line = geometry.line(of: cell)
      let offered = offer(track.length)
      let size = child.size(for: offered)
      let along = geometry.start(ofLine: line) + (geometry.length(ofLine: line) - size[axis]) / 2
      child.place(
        at: CGPoint(axis, along: along, across: lead + track.start + (track.length - size[axis.other]) / 2),
        proposal: offered)
    }
  }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }
}
