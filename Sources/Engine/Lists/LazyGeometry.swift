import Foundation

/// What a lazy container shows, in order: views that are there, and gaps for rows that are not.
enum LazySegment {
  case item(LayoutItem)
  case gap(LazyGap)
}

/// Where the cells of a lazy container stand along its axis: one a line in a list or stack, several in a grid.
///
/// A line with a view in it has a measured length, one that was on the screen before has the length it had, and all
/// others have the estimated one. Cost: proportional to the views and gaps, not to the rows that are not made.
struct LazyGeometry {
  private(set) var tracks: Int
  private(set) var estimate: CGFloat
  let spacing: CGFloat
  /// For each segment, its cells.
  private(set) var cells: [Range<Int>] = []
  private var measured: [MeasuredLine] = []

  private struct MeasuredLine {
    var line: Int
    var length: CGFloat
    /// By how much the lines up to this one are longer than estimated.
    var excess: CGFloat
  }

  /// - Parameter measure: the length of a view in a cell.
  @MainActor init(
    _ segments: [LazySegment], tracks: Int, spacing: CGFloat, estimate: CGFloat, usesRemembered: Bool,
    measure: (LayoutItem, Int) -> CGFloat
  ) {
    self.tracks = max(1, tracks)
    self.spacing = spacing
    self.estimate = estimate
    var cell = 0
    for segment in segments {
      let first = cell
      switch segment {
      case .item(let item):
        add(measure(item, cell), at: cell)
        cell += 1
      case .gap(let gap):
        let views = gap.source.viewsPerRow
        if usesRemembered {
          for known in gap.source.rememberedLengths(in: gap.rows) {
            let start = cell + (known.row - gap.rows.lowerBound) * views
            for (index, length) in known.lengths.prefix(views).enumerated() { add(length, at: start + index) }
          }
        }
        cell += gap.rows.count * views
      }
      cells.append(first..<cell)
    }
    var excess: CGFloat = 0
    for index in measured.indices {
      excess += measured[index].length - estimate
      measured[index].excess = excess
    }
  }

  private mutating func add(_ length: CGFloat, at cell: Int) {
    let line = cell / tracks
    if let last = measured.last, last.line == line {
      measured[measured.count - 1].length = max(last.length, length)
    } else {
      measured.append(MeasuredLine(line: line, length: length, excess: 0))
    }
  }

  var cellCount: Int { cells.last?.upperBound ?? 0 }
  private var lineCount: Int { (cellCount + tracks - 1) / tracks }

  func line(of cell: Int) -> Int { cell / tracks }

  /// The first measured line that is not before `line`, as a place in the list.
  private func place(_ line: Int) -> Int {
    var (low, high) = (0, measured.count)
    while low < high {
      let middle = (low + high) / 2
      if measured[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func start(ofLine line: Int) -> CGFloat {
    let place = place(line)
    return CGFloat(line) * (estimate + spacing) + (place > 0 ? measured[place - 1].excess : 0)
  }

  func length(ofLine line: Int) -> CGFloat {
    let place = place(line)
    return place < measured.count && measured[place].line == line ? measured[place].length : estimate
  }

  var total: CGFloat { lineCount == 0 ? 0 : start(ofLine: lineCount) - spacing }

  /// The cells whose lines meet a range: none where the range is empty.
  func cells(meeting range: Range<CGFloat>) -> Range<Int> {
    if range.isEmpty { return 0..<0 }
    let first = firstLine { start(ofLine: $0) + length(ofLine: $0) > range.lowerBound }
    let end = firstLine { start(ofLine: $0) >= range.upperBound }
    return first < end ? first * tracks..<min(end * tracks, cellCount) : 0..<0
  }

  /// The first line for which a condition holds that holds for all later ones too.
  private func firstLine(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, lineCount)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
