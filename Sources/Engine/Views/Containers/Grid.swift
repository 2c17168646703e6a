import Foundation

/// Rows whose cells stand in common columns.
public nonisolated struct Grid<Content: View>: _ContainerView, LayoutContainer {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var content: Content

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _GridLayoutParameters {
    _GridLayoutParameters(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
  }
  var algorithm: any LayoutAlgorithm { GridAlgorithm(parameters: _parameters) }
}

/// One row of a grid.
public nonisolated struct GridRow<Content: View>: _ContainerView, LayoutContainer {
  var alignment: VerticalAlignment?
  var content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: VerticalAlignment? { alignment }
  var algorithm: any LayoutAlgorithm { GridRowAlgorithm() }
}

/// What counts in a comparison of grids.
public nonisolated struct _GridLayoutParameters: Equatable {
  var alignment: Alignment
  var horizontal: CGFloat?
  var vertical: CGFloat?
}

/// The columns are as wide as their widest cell.
struct GridAlgorithm: LayoutAlgorithm {
  var parameters: _GridLayoutParameters
  private var gap: CGFloat { parameters.horizontal ?? 8 }
  private var lineGap: CGFloat { parameters.vertical ?? 8 }

  init(parameters: _GridLayoutParameters) { self.parameters = parameters }

  @MainActor private func columns(_ node: LayoutItem) -> [CGFloat] {
    var widths: [CGFloat] = []
    for row in node.children where row.algorithm is GridRowAlgorithm {
      for (index, cell) in row.children.enumerated() {
        let width = cell.size(for: .unspecified).width
        if index < widths.count { widths[index] = max(widths[index], width) } else { widths.append(width) }
      }
    }
    return widths
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let widths = columns(node)
    let total = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    var width = total
    var height: CGFloat = 0
    for row in node.children {
      let size = rowSize(row, widths, total)
      width = max(width, size.width)
      height += size.height
    }
    return CGSize(width: width, height: height + lineGap * CGFloat(max(0, node.children.count - 1)))
  }

  @MainActor private func rowSize(_ row: LayoutItem, _ widths: [CGFloat], _ total: CGFloat) -> CGSize {
    guard row.algorithm is GridRowAlgorithm else { return row.size(for: ProposedViewSize(width: total, height: nil)) }
    var height: CGFloat = 0
    for (cell, width) in zip(row.children, widths) {
      height = max(height, cell.size(for: ProposedViewSize(width: width, height: nil)).height)
    }
    return CGSize(width: total, height: height)
  }

  @MainActor func place(in node: LayoutItem) {
    let widths = columns(node)
    let total = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    var y: CGFloat = 0
    for row in node.children {
      let size = rowSize(row, widths, total)
      row.scratch = GridColumns(widths: widths, gap: gap, alignment: parameters.alignment)
      row.setNeedsPlacing()
      row.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: total, height: size.height))
      y += size.height + lineGap
    }
  }
}

/// The columns that a grid gives its rows.
final class GridColumns {
  let widths: [CGFloat]
  let gap: CGFloat
  let alignment: Alignment

  init(widths: [CGFloat], gap: CGFloat, alignment: Alignment) {
    self.widths = widths
    self.gap = gap
    self.alignment = alignment
  }
}

/// A row of cells, in the columns of the grid above.
struct GridRowAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let ideal = StackAlgorithm(axis: .horizontal, spacing: 8).size(for: .unspecified, in: node)
    return CGSize(width: max(ideal.width, proposal.width ?? 0), height: max(ideal.height, proposal.height ?? 0))
  }

  @MainActor func place(in node: LayoutItem) {
    let columns = node.scratch as? GridColumns
    var x: CGFloat = 0
    for (index, cell) in node.children.enumerated() {
      let ideal = cell.size(for: .unspecified).width
      let width = columns.flatMap { index < $0.widths.count ? $0.widths[index] : nil } ?? ideal
      let offered = ProposedViewSize(width: width, height: node.frame.height)
      let size = cell.size(for: offered)
      let room = CGSize(width: width, height: node.frame.height)
      let origin = (columns?.alignment ?? .center).origin(of: size, in: room)
      cell.place(at: CGPoint(x: x + origin.x, y: origin.y), proposal: offered)
      x += width + (columns?.gap ?? 8)
    }
  }
}

extension View {
  /// Lets a cell take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { effect(".gridCellColumns", "_", count) }

  /// Aligns a cell in its own way.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { effect(".gridCellAnchor", "_", anchor) }

  /// Aligns a column in its own way.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    effect(".gridColumnAlignment", "_", guide)
  }

  /// Lets a cell not ask for room.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    effect(".gridCellUnsizedAxes", "_", axes)
  }
}
