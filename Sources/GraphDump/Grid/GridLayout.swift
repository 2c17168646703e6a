/// Places the nodes of a figure that is arranged in columns and rows, and draws its edges between them.
///
/// Cost: proportional to the number of nodes and edges.
struct GridLayout {
  let figure: Figure
  let sizes: [PlaneSize]
  private(set) var boxes: [Box] = []
  /// For each edge where it goes up or down between two columns; `nil` where it doesn't.
  private var laneX: [Double?] = []
  private let rows: SharedRows

  static let indentWidth = 22.0
  private static let rowGap = 8.0

  init(_ figure: Figure, sizes: [PlaneSize]) {
    self.figure = figure
    self.sizes = sizes
    rows = SharedRows(figure)
    place()
  }

  var layout: Layout {
    var size = PlaneSize(width: 0, height: 0)
    for box in boxes {
      size.width = max(size.width, box.maxX)
      size.height = max(size.height, box.maxY)
    }
    let route = GridRoute(boxes: boxes, figure: figure, lanes: laneX)
    return Layout(size: size, nodes: boxes, edges: figure.edges.indices.map(route.path))
  }

  private func cell(_ index: Int) -> FigureCell { figure.nodes[index].cell ?? FigureCell(column: 0, row: 0) }

  private mutating func place() {
    var widths: [Int: Double] = [:]
    var heights = rows.panels.map { _ in 0.0 }
    for (index, size) in sizes.enumerated() {
      let cell = cell(index)
      widths[cell.column] = max(widths[cell.column] ?? 0, size.width + Double(cell.indent) * Self.indentWidth)
      heights[rows.ofNodes[index]] = max(heights[rows.ofNodes[index]], size.height)
    }
    let isLinkedDown = figure.edges.contains { edge in
      edge.kind.hasArrow && cell(edge.tail).column == cell(edge.head).column
    }
    let tops = rowTops(heights, gap: isLinkedDown ? 24 : Self.rowGap)
    let lanes = GridLanes(figure, heights: rows.ofNodes.map { tops[$0] + heights[$0] / 2 })
    let lefts = columnStarts(widths, lanes)
    laneX = figure.edges.enumerated().map { index, edge in
      guard let lane = lanes.lanes[index], let gap = GridLanes.gap(of: edge, in: figure) else { return nil }
      let shift = GridLanes.clearance + Double(lane) * GridLanes.width
      return gap.isForward
        ? (lefts[gap.column + 1] ?? 0) - shift : (lefts[gap.column] ?? 0) + (widths[gap.column] ?? 0) + shift
    }
    boxes = sizes.enumerated().map { index, size in
      let cell = cell(index)
      let indent = Double(cell.indent) * Self.indentWidth
      var width = size.width
      var left = (lefts[cell.column] ?? 0) + indent
      let whole = (widths[cell.column] ?? 0) - indent
      // Lines begin at words that have no outline, not somewhere beside them.
      if figure.arrangement == .cards, !figure.nodes[index].shape.isBare { width = whole }
      let isCentered = figure.arrangement == .cards || (figure.arrangement == .lanes && cell.column > 0)
      if isCentered { left += (whole - width) / 2 }
      let row = rows.ofNodes[index]
      return Box(x: left, y: tops[row] + (heights[row] - size.height) / 2, width: width, height: size.height)
    }
  }

  /// Columns leave room for the edges between them and for the words on these.
  private func columnStarts(_ widths: [Int: Double], _ lanes: GridLanes) -> [Int: Double] {
    var gaps: [Int: Double] = [:]
    for (index, edge) in figure.edges.enumerated() {
      guard let gap = GridLanes.gap(of: edge, in: figure)?.column else { continue }
      let words = figure.panels.compactMap { $0.edges[index]?.label }.map { TextStyle.label.width(of: $0) + 34 }.max()
      gaps[gap] = max(gaps[gap] ?? 46, words ?? 46)
    }
    var start = 0.0
    var result: [Int: Double] = [:]
    for column in 0...(widths.keys.max() ?? 0) {
      result[column] = start
      let gap = (gaps[column] ?? 28) + Double(lanes.counts[column] ?? 0) * GridLanes.width
      start += (widths[column] ?? 0) + (figure.arrangement == .lanes ? 14 : gap)
    }
    return result
  }

  /// Each row stands below those before it that some panel shows together with it: rows that never meet share their
  /// place, so that no panel has room left free for all that others show.
  private func rowTops(_ heights: [Double], gap: Double) -> [Double] {
    var bottoms = figure.panels.map { _ in 0.0 }
    return heights.indices.map { row in
      let top = rows.panels[row].map { bottoms[$0] }.max() ?? 0
      for panel in rows.panels[row] { bottoms[panel] = top + heights[row] + gap }
      return top
    }
  }
}
