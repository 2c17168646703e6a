extension Sheet {
  private static let lineHeight = 21.0

  func legendItemWidth(_ entry: LegendEntry) -> Double {
    34 + TextStyle.note.width(of: entry.words(in: figure.kind)) + 22
  }

  func legendHeight(_ width: Double) -> Double { Double(legendRows(width)) * Self.lineHeight }

  private func legendRows(_ width: Double) -> Int {
    let column = figure.legend.map(legendItemWidth).max() ?? 1
    let columns = max(1, Int((width + 22) / column))
    return (figure.legend.count + columns - 1) / columns
  }

  /// In columns of equal width, filled one after the other.
  mutating func addLegend(x: Double, _ width: Double, _ y: inout Double) {
    guard !figure.legend.isEmpty else { return }
    let column = figure.legend.map(legendItemWidth).max() ?? 0
    let rows = legendRows(width)
    for (index, entry) in figure.legend.enumerated() {
      let left = x + Double(index / rows) * column
      let top = y + Double(index % rows) * Self.lineHeight
      add(
        PlacedLegend(
          entry: entry, swatch: Box(x: left, y: top, width: 26, height: 15),
          text: PlacedText(text: entry.words(in: figure.kind), style: .note, x: left + 34, baseline: top + 11.5)))
    }
    y += Double(rows) * Self.lineHeight + Self.gap / 2
  }

  mutating func addNotes(_ width: Double, _ y: inout Double) {
    for note in figure.notes {
      for line in TextStyle.note.wrap(note, to: width) { add(line, .note, x: Self.margin, &y) }
    }
    y += Self.gap / 2
  }
}
