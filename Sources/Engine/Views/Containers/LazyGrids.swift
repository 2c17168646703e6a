import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Equatable, Sendable {
  /// How long an item is.
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How long the item is across the direction in which the grid grows.
  public var size: Size
  /// The distance to the next item; `nil` for the default one.
  public var spacing: CGFloat?
  /// Where cells stand within the item; `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// An item that shares what is left, where nothing else is said.
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

  /// A grid of these columns, whose lines are `spacing` apart.
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
  public var _parameters: _GridParameters {
    _GridParameters(items: columns, spacing: spacing, horizontal: alignment, vertical: nil)
  }
  var algorithm: any LayoutAlgorithm {
    LazyGridAlgorithm(
      axis: .vertical, items: columns, spacing: spacing ?? 8,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A grid that grows to the side, its cells made as they come into view.
public nonisolated struct LazyHGrid<Content: View>: _WindowedView, LayoutContainer {
  var rows: [GridItem]
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var content: Content

  /// A grid of these rows, whose lines are `spacing` apart.
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
  public var _parameters: _GridParameters {
    _GridParameters(items: rows, spacing: spacing, horizontal: nil, vertical: alignment)
  }
  var algorithm: any LayoutAlgorithm {
    LazyGridAlgorithm(
      axis: .horizontal, items: rows, spacing: spacing ?? 8,
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// What counts in a comparison of grids.
public nonisolated struct _GridParameters: Equatable {
  var items: [GridItem]
  var spacing: CGFloat?
  var horizontal: HorizontalAlignment?
  var vertical: VerticalAlignment?
}

/// Cells in lines across the direction in which the grid grows.
struct LazyGridAlgorithm: LazyAlgorithm {
  var axis: Axis
  var items: [GridItem]
  var spacing: CGFloat
  var alignment: Alignment = .center

  /// A column of a vertical grid, or a row of a horizontal one.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The tracks for a width (or a height). Fixed ones have their length, whatever there is; the others share in order
  /// what is left, each within its bounds; an adaptive one holds as many of its least length as fit.
  func tracks(_ available: CGFloat) -> [Track] {
    guard available.isFinite, !items.isEmpty else { return [Track(start: 0, length: 10)] }
    var left = available - items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var flexible = 0
    for item in items { if case .fixed(let length) = item.size { left -= length } else { flexible += 1 } }
    var result: [Track] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      result.append(Track(start: start, length: length, alignment: item.alignment))
      start += length + (item.spacing ?? 8)
    }
    for item in items {
      let room = max(0, left / CGFloat(max(1, flexible)))
      switch item.size {
      case .fixed(let length):
        add(length, item)
        continue
      case .flexible(let least, let most):
        let length = max(least, min(room, most))
        add(length, item)
        left -= length
      case .adaptive(let least, let most):
        let gap = item.spacing ?? 8
        let count = Int((room + gap) / max(1, least + gap), within: 1...1000)
        let share = (room - gap * CGFloat(count - 1)) / CGFloat(count)
        let length = max(least, min(share, most))
        for _ in 0..<count { add(length, item) }
        left -= length * CGFloat(count) + gap * CGFloat(count - 1)
      }
      flexible -= 1
    }
    return result
  }

  private func used(_ tracks: [Track]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  func trackCount(_ across: CGFloat?) -> Int { tracks(across ?? 100).count }

  @MainActor func length(of child: LayoutItem, cell: Int, across: CGFloat?) -> CGFloat {
    let tracks = tracks(across ?? 100)
    return child.size(for: offer(tracks[cell % tracks.count].length))[axis]
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let available = proposal[axis.other]
    return CGSize(
      axis, along: geometry(of: node, across: available).total, across: used(tracks(available ?? 100)))
  }

  @MainActor func place(in node: LayoutItem) {
    let available = acrossForPlacing(node)
    let across = node.frame.size[axis.other]
    // The tracks are found again in the width that they came to.
    let found = tracks(across)
    let tracks = found.count == trackCount(available) ? found : tracks(available ?? 100)
    let line = axis == .vertical ? alignment.horizontal.line : alignment.vertical.line
    let lead =
      line.value(in: node.frame.size) - line.value(in: CGSize(axis, along: 0, across: used(tracks)))
    let geometry = geometry(of: node, across: available)
    forEachCell(in: node, geometry) { child, cell in
      let track = tracks[cell % tracks.count]
      let row = geometry.line(of: cell)
      let offered = offer(track.length)
      let room = CGSize(axis, along: geometry.length(ofLine: row), across: track.length)
      var origin = (track.alignment ?? .center).origin(of: child, for: offered, in: room)
      origin[axis] += geometry.start(ofLine: row)
      origin[axis.other] += lead + track.start
      child.place(at: origin, proposal: offered)
    }
  }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }
}
