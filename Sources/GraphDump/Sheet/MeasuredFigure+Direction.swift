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
    var size = PlaneSize(width: 0, height: 0)
    for box in TidyTree(graph(direction)).boxes {
      size.width = max(size.width, box.maxX)
      size.height = max(size.height, box.maxY)
    }
    return size
  }

  /// What it costs to read panels of a size: what is wider than the page is shown smaller, what is higher is scrolled.
  private func effort(_ panel: PlaneSize, _ options: SheetOptions) -> Double {
    let cell = max(panel.width, 220) + 2 * Sheet.padding
    let columns = Sheet.columns(cell, options.width, of: figure.panels.count)
    let rows = (figure.panels.count + columns - 1) / columns
    let width = Double(columns) * (cell + Sheet.gap) - Sheet.gap + 2 * Sheet.margin
    let height = Double(rows) * (panel.height + 60 + Sheet.gap) + 120
    let scale = min(1, options.width / width)
    return max(1, height * scale / Self.pageHeight).squareRoot() / (scale * scale)
  }

  /// What is seen of a page at once, about.
  private static let pageHeight = 900.0
}
