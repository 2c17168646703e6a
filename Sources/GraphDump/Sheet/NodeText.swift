/// The text of one node in one panel, set in lines around the middle of its top edge.
struct NodeText: Hashable {
  struct Run: Hashable {
    var text: String
    var style: TextStyle
    /// From the node's vertical middle line: the run's centre, or its left end where it stands behind a pill.
    var x: Double
    /// The baseline, below the text's top.
    var baseline: Double
    var isCentered = true
    var width: Double
    /// The pill around it.
    var pill: OutcomeTag.Kind?
  }

  private(set) var runs: [Run] = []
  private(set) var width: Double = 0
  private(set) var height: Double = 0
  /// The height of the first line: what a container's header bar covers.
  private(set) var titleHeight: Double = 0

  /// - Parameter titleGap: what is left free below the title where something follows it.
  init(_ state: NodeState, style: TextStyle, isLeading: Bool = false, titleGap: Double = 0) {
    add(state.title, style)
    titleHeight = height
    if !state.details.isEmpty { height += titleGap }
    for detail in state.details { add(detail, .detail) }
    if !state.tags.isEmpty { height += 2 }
    for tag in state.tags { add(tag) }
    if isLeading { alignLeading() }
  }

  /// Lets all lines begin at the left end of the widest.
  private mutating func alignLeading() {
    var lefts: [Double: Double] = [:]
    for run in runs {
      let left = run.x - (run.isCentered ? run.width / 2 : 0)
      lefts[run.baseline] = min(lefts[run.baseline] ?? left, left)
    }
    for index in runs.indices { runs[index].x -= width / 2 + (lefts[runs[index].baseline] ?? 0) }
  }

  /// Moves all lines to the left end of a text of this width.
  mutating func widen(to width: Double) {
    for index in runs.indices { runs[index].x -= (width - self.width) / 2 }
    self.width = width
  }

  private mutating func add(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    let width = style.width(of: text)
    runs.append(
      Run(text: text, style: style, x: 0, baseline: height + baseline(style), width: width))
    self.width = max(self.width, width)
    height += style.lineHeight
  }

  private mutating func add(_ tag: OutcomeTag) {
    let pillWidth = (TextStyle.pill.width(of: tag.word) + 10).rounded(.up)
    let first = tag.words.first
    let wordsWidth = first.map { TextStyle.words.width(of: $0) + 5 } ?? 0
    let left = -(pillWidth + wordsWidth) / 2
    runs.append(
      Run(
        text: tag.word, style: .pill, x: left + pillWidth / 2, baseline: height + baseline(.pill), width: pillWidth,
        pill: tag.kind))
    if let first {
      runs.append(
        Run(
          text: first, style: .words, x: left + pillWidth + 5, baseline: height + baseline(.pill), isCentered: false,
          width: wordsWidth - 5))
    }
    width = max(width, pillWidth + wordsWidth)
    height += TextStyle.pill.lineHeight
    for words in tag.words.dropFirst() { add(words, .words) }
  }

  /// Letters stand a little above the middle of their line.
  private func baseline(_ style: TextStyle) -> Double { style.lineHeight / 2 + style.size * 0.36 }
}
