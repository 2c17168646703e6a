import Recording

extension ViewGraphBuilder {
  /// A graph of more nodes is drawn once for each update, with what changed.
  static let mostForBeforeAndAfter = 30

  /// The figure of all that was added.
  func figure(name: String, recording: Recording, moments: Moments, request: FigureRequest) -> Figure {
    let changes = updates.map { changePanel($0, isSingle: moments.isSingle) }
    var panels = changes
    let isAppearance = tree.frames[0].root == nil
    let isLarge = nodes.count > Self.mostForBeforeAndAfter || arrangement.isGrid
    let isStory = kind == .cause || kind == .phases || kind == .attributes
    if request.panels != .changes, !isAppearance, !isStory {
      var all = [momentPanel(0, id: "before", title: "Before")]
      if moments.isSingle { all.append(momentPanel(1, id: "after", title: "After")) }
      all += changes
      // Two pictures of the same say nothing.
      let isSame = moments.isSingle && momentNodes[0] == momentNodes[1] && momentEdges[0] == momentEdges[1]
      if request.panels == .beforeAndAfter || (!isLarge && !isSame && isSideBySide(all, request)) { panels = all }
    }
    var figure = Figure(
      kind: kind, name: name, title: request.title.map(VisibleText.line) ?? title(name, recording, moments),
      arrangement: arrangement, summary: updates.map(summary).joined(separator: "; then "),
      nodes: nodes, edges: edges, panels: panels)
    figure.notes = notes(moments)
    figure.explanation = updates.flatMap { explanation(of: $0) }
    figure.legend = LegendEntry.occurring(in: figure)
    return figure
  }

  /// Whether at least two of the panels would stand in one row: below each other they are not compared at a look.
  private func isSideBySide(_ panels: [FigurePanel], _ request: FigureRequest) -> Bool {
    let figure = Figure(
      kind: kind, name: "", title: "", arrangement: arrangement, nodes: nodes, edges: edges, panels: panels)
    return MeasuredFigure(figure).estimatedColumns(SheetOptions(direction: request.direction)) > 1
  }

  /// What an update did, in one line.
  func summary(of update: Int) -> String {
    let tally = Tally(of: tree.frames[update + 1])
    return (kind == .layoutTree ? tally.layoutSummary : tally.summary) + (times(of: update) ?? "")
  }

  /// ` · 0.24 ms, of these 0.04 in bodies and 0.03 in layout`
  private func times(of index: Int) -> String? {
    guard isTimed, let timings = update(index).timings else { return nil }
    func ms(_ seconds: Double) -> String { FixedPoint.text(seconds * 1_000, digits: 2) }
    return " · \(ms(timings.total)) ms, of these \(ms(timings.body)) in bodies and \(ms(timings.layout)) in layout"
  }

  private func title(_ name: String, _ recording: Recording, _ moments: Moments) -> String {
    let last = recording.updates.last?.index ?? 0
    if moments.isSingle {
      let update = update(0)
      return "\(name) · update \(update.index) of \(last) · \(VisibleText.line(update.step))"
    }
    return "\(name) · updates \(update(0).index) to \(update(tree.updateCount - 1).index) of \(last)"
  }

  private func momentPanel(_ moment: Int, id: String, title: String) -> FigurePanel {
    FigurePanel(id: id, title: title, nodes: momentNodes[moment], edges: momentEdges[moment])
  }

  private func changePanel(_ index: Int, isSingle: Bool) -> FigurePanel {
    let update = update(index)
    let step = VisibleText.line(update.step)
    let change = kind == .cause ? "What led to what" : kind == .phases ? "The four phases" : "What changed"
    return FigurePanel(
      id: "u\(update.index)",
      title: isSingle ? (update.index == 0 ? "Appearance" : change) : "Update \(update.index) · \(step)",
      subtitle: isSingle ? "" : summary(of: index), nodes: updateNodes[index],
      edges: updateEdges[index], log: log(of: index).prefix(Self.mostLogLines).map(\.self))
  }

  private func notes(_ moments: Moments) -> [String] {
    let isTree = [.viewGraph, .layoutTree, .trees, .combined, .attributes].contains(kind)
    var result = notes + (isTree ? folding.notes : [])
    let hidden = plan.items.reduce(0) { sum, item in
      switch item.content {
      case .element: return sum
      case .group(let roots): return sum + roots.reduce(0) { $0 + outcomes.count[$1] }
      case .levels(let chain, let beside): return sum + beside.reduce(chain.count) { $0 + outcomes.count[$1] }
      }
    }
    if hidden > 0, isTree || kind == .dependencies {
      result.append(
        "\(Tally.number(hidden)) of \(Tally.number(tree.elements.count)) nodes are drawn as piles: --all draws every one."
      )
    }
    if moments.left > 0 {
      result.append(
        "\(Tally.number(moments.left)) more update\(moments.left == 1 ? "" : "s") not drawn: --update N draws one.")
    }
    for index in updates where update(index).passes > 1 {
      result.append("Update \(update(index).index) took \(update(index).passes) passes.")
    }
    return result + findings
  }

  /// What the recording found wrong, with its evidence.
  private var findings: [String] {
    var counts: [String: Int] = [:]
    var all: [String] = []
    for index in updates {
      let told = update(index).diagnostics.filter { isTimed || !$0.rule.hasPrefix("slow-") }
      for words in told.map({ finding($0, index) }) {
        if counts[words] == nil { all.append(words) }
        counts[words, default: 0] += 1
      }
    }
    all = all.map { words in counts[words].map { $0 > 1 ? "\(words) (×\(Tally.number($0)))" : words } ?? words }
    let shown = Array(all.prefix(Self.mostFindings))
    let left = all.count - shown.count
    return left > 0 ? shown + ["And \(Tally.number(left)) more finding\(left == 1 ? "" : "s")."] : shown
  }

  private func finding(_ diagnostic: Diagnostic, _ index: Int) -> String {
    let node = diagnostic.node.flatMap { tree.frames[index + 1].nodes[$0] ?? tree.frames[index].nodes[$0] }
    let place = node.map { ", \(VisibleText.line($0.type))" } ?? ""
    return "Finding \(diagnostic.rule)\(place): \(VisibleText.line(diagnostic.evidence))"
  }

  private static let mostFindings = 5
  private static let mostLogLines = 120
}
