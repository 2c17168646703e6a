import Recording

extension ViewGraphBuilder {
  /// The figure of all that was added.
  func figure(name: String, recording: Recording, moments: Moments, request: FigureRequest) -> Figure {
    let changes = updates.map { changePanel($0, isSingle: moments.isSingle) }
    var panels = changes
    let isAppearance = tree.frames[0].root == nil
    if request.panels == .automatic, !isAppearance {
      panels = [momentPanel(0, id: "before", title: "Before")]
      if moments.isSingle { panels.append(momentPanel(1, id: "after", title: "After")) }
      panels += changes
    }
    var figure = Figure(
      kind: .viewGraph, name: name, title: request.title ?? title(name, recording, moments),
      summary: updates.map { Tally(of: tree.frames[$0 + 1]).summary }.joined(separator: "; then "),
      nodes: nodes, edges: edges, panels: panels)
    figure.notes = notes(moments)
    figure.explanation = updates.flatMap { explanation(of: $0) }
    figure.legend = LegendEntry.occurring(in: figure)
    return figure
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
    return FigurePanel(
      id: "u\(update.index)", title: isSingle ? "What changed" : "Update \(update.index) · \(step)",
      subtitle: Tally(of: tree.frames[index + 1]).summary, nodes: updateNodes[index], edges: updateEdges[index])
  }

  private func notes(_ moments: Moments) -> [String] {
    var result = notes + folding.notes
    let hidden = plan.items.reduce(0) { sum, item in
      guard case .group(let roots) = item.content else { return sum }
      return sum + roots.reduce(0) { $0 + outcomes.count[$1] }
    }
    if hidden > 0 {
      result.append(
        "\(Tally.number(hidden)) of \(Tally.number(tree.elements.count)) nodes are drawn as piles: --all draws every one."
      )
    }
    if moments.left > 0 {
      result.append(
        "\(Tally.number(moments.left)) more update\(moments.left == 1 ? "" : "s") not drawn: --update N draws one.")
    }
    return result
  }
}
