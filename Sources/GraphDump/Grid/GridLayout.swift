/// Places the nodes of a figure that is arranged in columns and rows, and draws its edges between them.
///
/// Cost: proportional to the number of nodes and edges.
struct GridLayout {
  let figure: Figure
  let sizes: [PlaneSize]
  private(set) var boxes: [Box] = []

  static let indentWidth = 22.0
  private static let rowGap = 9.0

  init(_ figure: Figure, sizes: [PlaneSize]) {
    self.figure = figure
    self.sizes = sizes
    place()
  }

  var layout: Layout {
    var size = PlaneSize(width: 0, height: 0)
    for box in boxes {
      size.width = max(size.width, box.maxX)
      size.height = max(size.height, box.maxY)
    }
    let route = GridRoute(boxes: boxes, figure: figure)
    return Layout(size: size, nodes: boxes, edges: figure.edges.map(route.path))
  }

  private func cell(_ index: Int) -> FigureCell { figure.nodes[index].cell ?? FigureCell(column: 0, row: 0) }

  private mutating func place() {
    var widths: [Int: Double] = [:]
    var heights: [Int: Double] = [:]
    for (index, size) in sizes.enumerated() {
      let cell = cell(index)
      widths[cell.column] = max(widths[cell.column] ?? 0, size.width + Double(cell.indent) * Self.indentWidth)
      heights[cell.row] = max(heights[cell.row] ?? 0, size.height)
    }
    let lefts = starts(widths, gap: columnGap)
    let isLinkedDown = figure.edges.contains { edge in
      edge.kind.hasArrow && cell(edge.tail).column == cell(edge.head).column
    }
    let tops = starts(heights, gap: isLinkedDown ? 24 : Self.rowGap)
    boxes = sizes.enumerated().map { index, size in
      let cell = cell(index)
      let indent = Double(cell.indent) * Self.indentWidth
      var width = size.width
      var left = (lefts[cell.column] ?? 0) + indent
      let isHead = figure.nodes[index].shape == .heading
      let whole = (widths[cell.column] ?? 0) - indent
      if figure.arrangement == .cards, !isHead { width = whole }
      let isCentered = figure.arrangement == .cards || (figure.arrangement == .lanes && cell.column > 0)
      if isCentered { left += (whole - width) / 2 }
      let height = heights[cell.row] ?? size.height
      let top = tops[cell.row] ?? 0
      return Box(x: left, y: top + (height - size.height) / 2, width: width, height: size.height)
    }
  }

  /// Columns leave room for the edges between them and for the words on these.
  private var columnGap: Double {
    let crossing = figure.edges.indices.filter { index in
      cell(figure.edges[index].tail).column != cell(figure.edges[index].head).column
    }
    let widest = crossing.flatMap { edge in figure.panels.compactMap { $0.edges[edge]?.label } }
      .map { TextStyle.label.width(of: $0) }.max()
    switch figure.arrangement {
    case .lanes: return 14
    default: return widest.map { max(52, $0 + 34) } ?? (crossing.isEmpty ? 28 : 46)
    }
  }

  private func starts(_ lengths: [Int: Double], gap: Double) -> [Int: Double] {
    var start = 0.0
    var result: [Int: Double] = [:]
    for key in lengths.keys.sorted() {
      result[key] = start
      start += (lengths[key] ?? 0) + gap
    }
    return result
  }
}
