extension DOTDocument {
  func write(_ node: FigureNode, _ state: NodeState, _ panel: FigurePanel, _ dot: inout String) {
    let classes = NodeClasses(state)
    var styles = ["filled"]
    var pairs = [("label", DOT.quote(label(state))), ("shape", shape(node.shape))]
    if node.shape == .composed || node.shape == .pile { styles.append("rounded") }
    var width = "1"
    switch classes.border {
    case "kept" where classes.fill == "ran", "written": width = "2.6"
    case "kept" where classes.fill == "wasted":
      width = "2.6"
      styles.append("dashed")
    case "kept" where classes.fill == "skipped": styles.append("dotted")
    case "recreated": pairs.append(("peripheries", "2"))
    case "inserted": width = "2.6"
    case "ghost": styles.append("dashed")
    default: break
    }
    if node.shape.isBare { styles = ["solid"] }
    pairs.append(("style", DOT.quote(styles.joined(separator: ","))))
    if let fill = fill(classes, node.shape) { pairs.append(("fillcolor", DOT.quote(fill))) }
    pairs.append(("color", DOT.quote(border(classes))))
    pairs.append(("penwidth", width))
    if classes.border == "ghost" { pairs.append(("fontcolor", DOT.quote(palette.muted))) }
    pairs.append(("class", DOT.quote(classes.text(of: node.shape))))
    dot += "    \(name(node, panel)) \(DOT.attributes(pairs));\n"
  }

  private func label(_ state: NodeState) -> String {
    let tags = state.tags.map { ([$0.word] + $0.words).joined(separator: " ") }
    return ([state.title] + state.details + tags).joined(separator: "\n")
  }

  private func shape(_ shape: NodeShape) -> String {
    switch shape {
    case .composed, .unary, .pile, .window: "box"
    case .structural: "ellipse"
    case .container: "folder"
    case .modifier: "parallelogram"
    case .source: "cylinder"
    case .step, .heading, .note: "plaintext"
    }
  }

  private func fill(_ classes: NodeClasses, _ shape: NodeShape) -> String? {
    switch classes.fill {
    case "ran", "wasted": palette.ran
    case "inserted": palette.inserted
    case "recreated": palette.recreated
    case "moved": palette.moved
    case "untouched" where shape != .structural: palette.untouched
    case "plain", "written": palette.plain
    default: palette.page
    }
  }

  private func border(_ classes: NodeClasses) -> String {
    switch classes.border {
    case "inserted": palette.insertedBorder
    case "recreated": palette.recreatedBorder
    case "moved": palette.movedBorder
    case "written": palette.ink
    case "kept" where classes.fill == "ran" || classes.fill == "wasted": palette.ranBorder
    case "ghost": palette.muted
    default: palette.quietBorder
    }
  }
}
