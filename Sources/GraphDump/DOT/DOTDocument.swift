/// A figure in Graphviz's language: the same nodes, edges, tags and colours, for whoever wants to go on from there.
///
/// Each panel is a cluster. The text is the same for the same figure; it needs no layout.
public struct DOTDocument: Sendable {
  /// The figure that is written.
  public let figure: Figure
  let palette: Palette
  let direction: Direction

  /// A theme that follows the reader has no meaning here: it is drawn light.
  public init(_ figure: Figure, theme: Theme = .light, direction: Direction = .down) {
    self.figure = figure
    palette = theme == .dark ? .dark : .light
    self.direction = direction
  }

  /// The whole document. Cost: proportional to what is in the figure.
  public var text: String {
    var dot = "digraph \(DOT.quote(figure.name)) {\n"
    dot += "  label=\(DOT.quote(figure.title + "\n" + figure.summary)); labelloc=t; fontsize=16;\n"
    dot += "  rankdir=\(direction == .down ? "TB" : "LR"); nodesep=0.28; ranksep=0.46; "
    dot += "bgcolor=\(DOT.quote(palette.page)); fontcolor=\(DOT.quote(palette.ink));\n"
    dot += "  fontname=\"Helvetica\"; compound=true;\n"
    dot += "  node [fontname=\"Helvetica\", fontsize=12, style=filled, "
    dot += "color=\(DOT.quote(palette.quietBorder)), fontcolor=\(DOT.quote(palette.ink))];\n"
    dot += "  edge [fontname=\"Helvetica\", fontsize=10, arrowhead=none, "
    dot += "color=\(DOT.quote(palette.line)), fontcolor=\(DOT.quote(palette.muted))];\n"
    for panel in figure.panels { write(panel, &dot) }
    return dot + "}\n"
  }

  private func write(_ panel: FigurePanel, _ dot: inout String) {
    dot += "\n  subgraph \(DOT.quote("cluster_" + panel.id)) {\n"
    let label = panel.subtitle.isEmpty ? panel.title : panel.title + "\n" + panel.subtitle
    dot += "    label=\(DOT.quote(label)); color=\(DOT.quote(palette.frame)); fontsize=13;\n"
    for (node, state) in zip(figure.nodes, panel.nodes) {
      if let state { write(node, state, panel, &dot) }
    }
    for (edge, state) in zip(figure.edges, panel.edges) {
      if let state { write(edge, state, panel, &dot) }
    }
    dot += "  }\n"
  }

  func name(_ node: FigureNode, _ panel: FigurePanel) -> String { DOT.quote("\(panel.id)_\(node.id)") }
}
