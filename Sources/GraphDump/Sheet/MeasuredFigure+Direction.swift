extension MeasuredFigure {
  /// The direction in which the figure is read best on a page of the options' width.
  ///
  /// Nothing is laid out for it: a tidy tree of the same boxes tells about how large either would be. Cost: proportional
  /// to the number of nodes and edges.
  func direction(_ options: SheetOptions) -> Direction {
    switch figure.arrangement {
    case .flow: return .right
    case .graph: break
    case .outline, .cards, .lanes, .screen: return .down
    }
    let down = effort(estimatedSize(.down), options)
    // A tree that grows down is what most expect.
    return effort(estimatedSize(.right), options) * 1.1 < down ? .right : .down
  }

  /// About how many panels of the figure stand in a row.
  func estimatedColumns(_ options: SheetOptions) -> Int {
    let width = max(estimatedSize(options.direction ?? direction(options)).width, 220) + 2 * Sheet.padding
    return Sheet.columns(width, options.width, of: figure.panels.count)
  }

  private func estimatedSize(_ direction: Direction) -> PlaneSize {
    if figure.arrangement == .flow { return flowSize }
    var size = PlaneSize(width: 0, height: 0)
    for box in TidyTree(graph(direction)).boxes {
      size.width = max(size.width, box.maxX)
      size.height = max(size.height, box.maxY)
    }
    return size
  }

  /// Ranks beside each other, each as wide as its widest node, on the longest way through the graph.
  private var flowSize: PlaneSize {
    let edges = zip(ways, asked).filter { $1 == .ranks }.map(\.0)
    let ranks = SharedPlaces.ranks(places.nodes.map { figure.nodes[$0] }, edges)
    var extents: [Int: PlaneSize] = [:]
    for (place, rank) in ranks.enumerated() {
      let size = sizes[places.nodes[place]]
      let known = extents[rank] ?? PlaneSize(width: 0, height: 0)
      extents[rank] = PlaneSize(width: max(known.width, size.width), height: known.height + size.height + 10)
    }
    let gaps = Double(max(extents.count - 1, 0)) * 70
    return PlaneSize(
      width: extents.values.reduce(gaps) { $0 + $1.width }, height: extents.values.reduce(0) { max($0, $1.height) })
  }

  /// What it costs to read panels of a size: what is wider than the page is shown smaller, what is higher is scrolled.
  private func effort(_ panel: PlaneSize, _ options: SheetOptions) -> Double {
    let cell = max(panel.width, 220) + 2 * Sheet.padding
    let columns = Sheet.columns(cell, options.width, of: figure.panels.count)
    let rows = (figure.panels.count + columns - 1) / columns
    let width = Double(columns) * (cell + Sheet.gap) - Sheet.gap + 2 * Sheet.margin
    let height = Double(rows) * (panel.height + 60 + Sheet.gap) + 120
    // Lines can be made narrower by about as much.
    let scale = min(1, options.width * 1.1 / width)
    return max(1, height * scale / Self.pageHeight).squareRoot() / (scale * scale)
  }

  /// What is seen of a page at once, about.
  private static let pageHeight = 900.0
}
