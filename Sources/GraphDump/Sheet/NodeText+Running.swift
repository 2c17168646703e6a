extension NodeText {
  /// What may not be torn apart, its runs placed from its left end.
  private struct Piece {
    var runs: [Run] = []
    var width = 0.0

    mutating func add(_ text: String, _ style: TextStyle, gap: Double = 0) {
      let width = style.width(of: text)
      let baseline = TextStyle.title.lineHeight / 2 + TextStyle.title.size * 0.36
      let left = self.width + (runs.isEmpty ? 0 : gap)
      runs.append(Run(text: text, style: style, x: left, baseline: baseline, anchor: .start, width: width))
      self.width = left + width
    }
  }

  private static func pieces(of state: NodeState, _ style: TextStyle) -> [Piece] {
    var pieces: [Piece] = []
    func add(_ text: String, _ style: TextStyle) {
      guard !text.isEmpty else { return }
      var piece = Piece()
      piece.add(text, style)
      pieces.append(piece)
    }
    for line in style.broken(state.title, to: longestLine) { add(line, style) }
    for line in state.details.flatMap({ TextStyle.detail.broken($0, to: longestLine) }) { add(line, .detail) }
    for tag in state.tags {
      let width = (TextStyle.pill.width(of: tag.word) + 10).rounded(.up)
      var piece = Piece(width: width)
      piece.runs = [
        Run(
          text: tag.word, style: .pill, x: width / 2,
          baseline: TextStyle.pill.lineHeight / 2 + TextStyle.pill.size * 0.36, width: width, pill: tag.kind)
      ]
      let words = tag.words.reduce("") { $0.isEmpty ? $1 : $0 + ($0.hasSuffix(",") ? " " : ", ") + $1 }
      let isShort = width + TextStyle.words.width(of: words) <= longestLine
      for part in isShort ? [words] : Array(tag.words.prefix(1)) where !part.isEmpty { piece.add(part, .words, gap: 5) }
      pieces.append(piece)
      if !isShort { for part in tag.words.dropFirst() { add(part, .words) } }
    }
    return pieces
  }

  /// What is read at a look, in points.
  private static let longestLine = 330.0
  private static let pieceGap = 9.0

  /// Sets what a state says one piece behind the other.
  mutating func run(_ state: NodeState, _ style: TextStyle) {
    let pieces = Self.pieces(of: state, style)
    var left = 0.0
    for piece in pieces {
      if left > 0, left + Self.pieceGap + piece.width > Self.longestLine {
        height += TextStyle.title.lineHeight
        left = 0
      }
      if left > 0 { left += Self.pieceGap }
      for var run in piece.runs {
        run.x += left
        run.baseline += height
        runs.append(run)
      }
      left += piece.width
      width = max(width, left)
    }
    if !pieces.isEmpty { height += TextStyle.title.lineHeight }
    titleHeight = min(height, TextStyle.title.lineHeight)
    for index in runs.indices { runs[index].x -= width / 2 }
  }
}
