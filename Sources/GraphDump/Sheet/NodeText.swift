/// The text of one node in one panel, set in lines around the middle of its top edge.
struct NodeText: Hashable {
  /// How its lines are made of title, details and tags.
  enum Setting {
    /// A line each, around the middle.
    case stacked
    /// A line each, all beginning at the left end.
    case leading
    /// A line each, all ending at the right end: what an arrow leads away from.
    case trailing
    /// One behind the other, in a new line only where one is full: where rows are many and have room beside them.
    case running
  }

  /// Which point of a run stands where it is said to stand: that of the side on which runs stand in a line, whatever
  /// their font makes of their widths.
  enum Anchor: Hashable {
    case start, middle, end
  }

  struct Run: Hashable {
    var text: String
    var style: TextStyle
    /// The run's anchor, from the node's vertical middle line.
    var x: Double
    /// The baseline, below the text's top.
    var baseline: Double
    var anchor = Anchor.middle
    var width: Double
    /// The pill around it.
    var pill: OutcomeTag.Kind?

    var left: Double {
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    }
  }

  var runs: [Run] = []
  var width: Double = 0
  var height: Double = 0
  /// The height of the first line: what a container's header bar covers.
  var titleHeight: Double = 0

  /// - Parameter titleGap: what is left free below the title where something follows it.
  /// - Parameter widest: wider lines are broken where they can be, in points.
  init(
    _ state: NodeState, style: TextStyle, setting: Setting = .stacked, titleGap: Double = 0,
    widest: Double = Self.widestLine
  ) {
    if setting == .running {
      run(state, style)
      return
    }
    for line in style.broken(state.title, to: widest) { add(line, style) }
    titleHeight = height
    if !state.details.isEmpty { height += titleGap }
    for detail in state.details.flatMap({ TextStyle.detail.broken($0, to: widest) }) { add(detail, .detail) }
    if !state.tags.isEmpty { height += 2 }
    for tag in state.tags { add(tag, widest) }
    if setting == .leading { alignLeading() }
    if setting == .trailing { alignTrailing() }
  }

  /// What a line is usually broken at, in points.
  static let widestLine = 250.0

  /// Causes are worded in lines of this width already.
  private static let leastTag = 170.0

  /// Lets all lines begin at the left end of the widest.
  private mutating func alignLeading() {
    var lefts: [Double: Double] = [:]
    for run in runs { lefts[run.baseline] = min(lefts[run.baseline] ?? run.left, run.left) }
    for index in runs.indices {
      let left = runs[index].left - width / 2 - (lefts[runs[index].baseline] ?? 0)
      if runs[index].pill == nil {
        (runs[index].x, runs[index].anchor) = (left, .start)
      } else {
        runs[index].x = left + runs[index].width / 2
      }
    }
  }

  /// Lets all lines end at the right end of the widest.
  private mutating func alignTrailing() {
    for index in runs.indices where runs[index].pill == nil && runs[index].anchor == .middle {
      (runs[index].x, runs[index].anchor) = (width / 2, .end)
    }
  }

  /// Moves all lines to the end of a text of this width at which they stand in a line.
  mutating func widen(to width: Double, _ setting: Setting) {
    let shift = (width - self.width) / 2
    for index in runs.indices { runs[index].x += setting == .trailing ? shift : -shift }
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

  private mutating func add(_ tag: OutcomeTag, _ widest: Double) {
    let pillWidth = (TextStyle.pill.width(of: tag.word) + 10).rounded(.up)
    let lines = tag.words.flatMap { TextStyle.words.broken($0, to: max(widest, Self.leastTag) - pillWidth) }
    let first = lines.first
    let wordsWidth = first.map { TextStyle.words.width(of: $0) + 5 } ?? 0
    let left = -(pillWidth + wordsWidth) / 2
    runs.append(
      Run(
        text: tag.word, style: .pill, x: left + pillWidth / 2, baseline: height + baseline(.pill), width: pillWidth,
        pill: tag.kind))
    if let first {
      runs.append(
        Run(
          text: first, style: .words, x: left + pillWidth + 5, baseline: height + baseline(.pill), anchor: .start,
          width: wordsWidth - 5))
    }
    width = max(width, pillWidth + wordsWidth)
    height += TextStyle.pill.lineHeight
    for words in lines.dropFirst() { add(words, .words) }
  }

  /// Letters stand a little above the middle of their line.
  private func baseline(_ style: TextStyle) -> Double { style.lineHeight / 2 + style.size * 0.36 }
}
