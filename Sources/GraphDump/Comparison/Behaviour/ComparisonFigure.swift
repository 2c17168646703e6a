/// The bodies that ran on both sides, step by step, as an SVG of bars.
public struct ComparisonFigure: Sendable {
  /// What the bars are drawn of.
  public let comparison: BehaviourComparison
  /// What the first side is called in the figure.
  public let baseline: String
  /// What the second side is called in the figure.
  public let candidate: String
  /// The colours; `auto` follows the reader's choice.
  public let theme: Theme

  /// A figure of `comparison`, its two sides called `baseline` and `candidate`.
  public init(
    _ comparison: BehaviourComparison, baseline: String, candidate: String, theme: Theme = .light
  ) {
    self.comparison = comparison
    self.baseline = baseline
    self.candidate = candidate
    self.theme = theme
  }

  private static let (margin, barHeight, rowHeight, barWidth) = (24.0, 14.0, 58.0, 420.0)
  /// The most steps drawn: more can't be taken in.
  private static let mostRows = 40

  /// The whole document: static, with its title and description in words.
  public var text: String {
    let rows = Array(comparison.rows.prefix(Self.mostRows))
    let label = rows.map { TextStyle.step.width(of: Self.label($0)) }.max() ?? 0
    let left = Self.margin + min(max(label, 120), 320) + 16
    let most = max(1, rows.map { max($0.baseline ?? 0, $0.candidate ?? 0) }.max() ?? 1)
    let top = 92.0
    let differences = comparison.differences.filter(\.isAboutBody).prefix(8).map(\.sentence)
    let notes = differences.flatMap { TextStyle.note.wrap($0, to: left + Self.barWidth + 20) }
    let height = top + Double(rows.count) * Self.rowHeight + Double(notes.count) * 17 + Self.margin
    let title = "Bodies that ran: \(baseline) → \(candidate)"
    let width = max(left + Self.barWidth + 60 + Self.margin, TextStyle.heading.width(of: title) + 2 * Self.margin)
    var body = rect("page", 0, 0, width, height, radius: 0)
    body += words("t-heading", Self.margin, 36, title)
    body += words("t-summary", Self.margin, 58, summary)
    body += rect("old", Self.margin, 70, 10, 10) + words("t-note", Self.margin + 16, 79, baseline)
    let second = Self.margin + 16 + TextStyle.note.width(of: baseline) + 24
    body += rect("new", second, 70, 10, 10) + words("t-note", second + 16, 79, candidate)
    for (index, row) in rows.enumerated() {
      body += bars(row, left: left, y: top + Double(index) * Self.rowHeight, most: most)
    }
    for (index, note) in notes.enumerated() {
      let y = top + Double(rows.count) * Self.rowHeight + 12 + Double(index) * 17
      body += words("t-note", Self.margin, y, note)
    }
    return head(width, height, title) + body + "</svg>\n"
  }

  private var summary: String {
    let changed = ComparisonText(comparison, baseline: baseline, candidate: candidate).headlines
    guard !changed.isEmpty else { return comparison.isSame ? "The same bodies ran." : "As many bodies ran." }
    return changed.count <= 2 ? changed.joined(separator: "; ") : changed[0] + "; and \(changed.count - 1) more steps"
  }

  private static func label(_ row: BehaviourComparison.Row) -> String {
    let step = StepWords.quoted(row.step)
    return "\(row.update) · " + (step.count > 36 ? step.prefix(35) + "…" : step)
  }

  private func bars(_ row: BehaviourComparison.Row, left: Double, y: Double, most: Int) -> String {
    var svg = words("t-step", Self.margin, y + 26, Self.label(row))
    for (index, value) in [row.baseline, row.candidate].enumerated() {
      let top = y + 6 + Double(index) * (Self.barHeight + 4)
      let width = Double(value ?? 0) / Double(most) * Self.barWidth
      if width > 0 { svg += rect(index == 0 ? "old" : "new", left, top, width, Self.barHeight) }
      svg += words("t-note", left + width + 6, top + 11, value.map(String.init) ?? "no such update")
    }
    return svg
  }

  private func rect(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 2
  ) -> String {
    let corner = radius > 0 ? #" rx="\#(n(radius))""# : ""
    return #"<rect class="\#(name)" x="\#(n(x))" y="\#(n(y))" width="\#(n(width))" height="\#(n(height))"\#(corner)/>"#
      + "\n"
  }

  private func words(_ name: String, _ x: Double, _ y: Double, _ text: String) -> String {
    #"<text class="\#(name)" x="\#(n(x))" y="\#(n(y))">\#(XML.escape(VisibleText.line(text)))</text>"# + "\n"
  }

  private func head(_ width: Double, _ height: Double, _ title: String) -> String {
    let description = ([summary] + comparison.differences.prefix(24).map(\.sentence)).joined(separator: " ")
    let id = XML.identifier("\(baseline)-\(candidate)-compare")
    let (w, h) = (n(width), n(height))
    return
      #"<svg xmlns="http://www.w3.org/2000/svg" id="\#(id)" class="\#(StyleSheet.rootClass(theme))" width="\#(w)" "#
      + #"height="\#(h)" viewBox="0 0 \#(w) \#(h)" role="img" aria-labelledby="\#(id)-title \#(id)-desc">"# + "\n"
      + #"<title id="\#(id)-title">\#(XML.escape(VisibleText.line(title)))</title>"# + "\n"
      + #"<desc id="\#(id)-desc">\#(XML.escape(VisibleText.line(description)))</desc>"# + "\n"
      + "<style>\n\(css)</style>\n"
  }

  private var css: String {
    let root = ".\(StyleSheet.rootClass(theme))"
    var text = "\(root){font-family:Helvetica,Arial,'Liberation Sans',sans-serif}\n"
    for style in [TextStyle.heading, .summary, .note, .step] {
      let weight = style.isBold ? ";font-weight:bold" : ""
      text += "\(root) .t-\(style.rawValue){font-size:\(FixedPoint.text(style.size))px\(weight)}\n"
    }
    func colours(_ palette: Palette) -> String {
      "\(root) .page{fill:\(palette.page)}\n\(root) text{fill:\(palette.ink)}\n\(root) .t-summary{fill:\(palette.muted)}\n"
        + "\(root) .old{fill:\(palette.line)}\n\(root) .new{fill:\(palette.ranBorder)}\n"
    }
    switch theme {
    case .light: return text + colours(.light)
    case .dark: return text + colours(.dark)
    case .auto:
      return text + colours(.light) + "@media (prefers-color-scheme:dark){\n" + colours(.dark) + "}\n"
    }
  }

  private func n(_ value: Double) -> String { FixedPoint.text(value) }
}
