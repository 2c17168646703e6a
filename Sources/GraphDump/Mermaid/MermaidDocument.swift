import Recording

/// A figure in Mermaid's language: the same nodes, edges and words, for places that draw Mermaid themselves.
///
/// Each panel is a subgraph. The text is the same for the same figure; it needs no layout.
public struct MermaidDocument: Sendable {
  /// The figure that is written.
  public let figure: Figure
  let palette: Palette
  let direction: Direction

  /// A document in fixed colours: a theme that follows the reader is drawn light.
  public init(_ figure: Figure, theme: Theme = .light, direction: Direction = .down) {
    self.figure = figure
    palette = theme == .dark ? .dark : .light
    self.direction = direction
  }

  /// The whole document. Cost: proportional to what is in the figure.
  public var text: String {
    var text = "---\ntitle: \(Self.yaml(figure.title))\n---\n"
    text += "flowchart \(direction == .down ? "TB" : "LR")\n"
    text += "  accTitle: \(Self.line(figure.title))\n"
    text += "  accDescr: \(Self.line(figure.summary.isEmpty ? figure.kind.words : figure.summary))\n"
    var links: [String] = []
    for (index, panel) in figure.panels.enumerated() { write(panel, index, &text, &links) }
    text += classes
    for (style, numbers) in styles(of: links) {
      text += "  linkStyle \(numbers.map(String.init).joined(separator: ",")) \(style)\n"
    }
    return text
  }

  private func write(_ panel: FigurePanel, _ index: Int, _ text: inout String, _ links: inout [String]) {
    text += "  subgraph p\(index)[\(Self.quote(panel.title))]\n    direction \(direction == .down ? "TB" : "LR")\n"
    for (number, (node, state)) in zip(figure.nodes, panel.nodes).enumerated() {
      guard let state else { continue }
      let label = Self.quote(label(state), breaks: true)
      text += "    p\(index)n\(number)\(shape(node.shape, label)):::\(Self.className(state))\n"
    }
    for (edge, state) in zip(figure.edges, panel.edges) {
      guard let state else { continue }
      let label = state.label.map { "|\(Self.quote($0))|" } ?? ""
      // Mermaid has no arrow that points back, so what belongs below stands above.
      text += "    p\(index)n\(edge.tail) \(arrow(edge.kind, state))\(label) p\(index)n\(edge.head)\n"
      links.append(edge.kind == .dependency && state.isFired ? "fired" : edge.kind.rawValue)
    }
    text += "  end\n"
  }

  private func label(_ state: NodeState) -> String {
    let tags = state.tags.map { ([$0.word] + $0.words).joined(separator: " ") }
    let lines = ([state.title] + state.details + tags).filter { !$0.isEmpty }
    return lines.isEmpty ? " " : lines.joined(separator: "\n")
  }

  private func shape(_ shape: NodeShape, _ label: String) -> String {
    switch shape {
    case .composed: "(\(label))"
    case .unary, .window: "[\(label)]"
    case .structural: "([\(label)])"
    case .container: "[[\(label)]]"
    case .modifier: "[/\(label)/]"
    case .source: "[(\(label))]"
    case .pile: "{{\(label)}}"
    case .step, .heading, .note: ">\(label)]"
    }
  }

  private func arrow(_ kind: FigureEdge.Kind, _ state: EdgeState) -> String {
    switch kind {
    case .containment, .storage: "---"
    case .life: "==="
    case .dependency: state.isFired ? "==>" : "-.->"
    case .identity: "-.->"
    case .link: "-.-"
    case .action, .cause: "-->"
    }
  }
}

extension MermaidDocument {
  /// Named so that no word of the language is one of them.
  static func className(_ state: NodeState) -> String {
    let classes = NodeClasses(state)
    return "k-\(classes.border == "kept" ? classes.fill : classes.border == "plain" ? "plain" : classes.border)"
  }

  private var classes: String {
    let looks: [(String, String, String, String)] = [
      ("plain", palette.plain, palette.quietBorder, "stroke-width:1px"),
      ("ran", palette.ran, palette.ranBorder, "stroke-width:3px"),
      ("wasted", palette.ran, palette.ranBorder, "stroke-width:3px,stroke-dasharray:8 3"),
      ("skipped", palette.page, palette.muted, "stroke-dasharray:2 3"),
      ("untouched", palette.untouched, palette.quietBorder, "stroke-width:1px"),
      ("inserted", palette.inserted, palette.insertedBorder, "stroke-width:2px"),
      ("recreated", palette.recreated, palette.recreatedBorder, "stroke-width:4px"),
      ("moved", palette.moved, palette.movedBorder, "stroke-width:2px"),
      ("offscreen", palette.page, palette.quietBorder, "stroke-width:1px"),
      ("ghost", palette.page, palette.muted, "stroke-dasharray:5 4"),
      ("written", palette.plain, palette.ink, "stroke-width:3px"),
    ]
    let used = Set(figure.panels.flatMap { $0.nodes.compactMap { $0.map(Self.className) } })
    return looks.filter { used.contains("k-\($0.0)") }.map { name, fill, border, rest in
      "  classDef k-\(name) fill:\(fill),stroke:\(border),color:\(palette.ink),\(rest)\n"
    }.joined()
  }

  private func styles(of links: [String]) -> [(String, [Int])] {
    let fired = links.indices.filter { links[$0] == "fired" }
    let identity = links.indices.filter { links[$0] == "identity" }
    return [
      ("stroke:\(palette.ink),stroke-width:3px", fired), ("stroke:\(palette.recreatedBorder)", identity),
    ].filter { !$0.1.isEmpty }
  }

  /// In quotes, with what Mermaid would read as markup written as entities.
  static func quote(_ text: String, breaks: Bool = false) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += breaks ? "<br>" : " "
      case "\"", "&", "<", ">", "#", "`", "*", "_", "\\", ";", "{", "}", "[", "]", "(", ")", "|", "~", "$":
        result += "#\(scalar.value);"
      case "\u{0}"..."\u{1F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func yaml(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "\""
  }

  /// For lines that end where the line does.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "{" || $0 == "}" || $0 == ";" || $0 == "#" ? " " : $0 })
  }
}
