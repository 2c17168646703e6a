extension DOTDocument {
  func write(_ edge: FigureEdge, _ state: EdgeState, _ panel: FigurePanel, _ dot: inout String) {
    var (tail, head) = (edge.tail, edge.head)
    var pairs: [(String, String)] = []
    // An edge whose tail belongs below is written from above, so that the ranks come out right.
    let isTurned = edge.placement == .tailBelow
    if isTurned { swap(&tail, &head) }
    if edge.kind.hasArrow {
      pairs.append((isTurned ? "arrowtail" : "arrowhead", "normal"))
      if isTurned { pairs.append(("dir", "back")) }
      pairs.append(("arrowsize", "0.7"))
    }
    if edge.placement == .free { pairs.append(("constraint", "false")) }
    switch edge.kind {
    case .containment, .storage: break
    case .dependency: pairs += dependency(state)
    case .identity: pairs += [("style", "dotted"), ("color", DOT.quote(palette.recreatedBorder)), ("penwidth", "1.6")]
    case .link: pairs.append(("style", "dotted"))
    case .life: pairs.append(("penwidth", "3"))
    case .cause, .action: pairs += [("color", DOT.quote(palette.ink)), ("penwidth", "1.6")]
    }
    pairs.append(("class", DOT.quote(edge.kind.rawValue + (state.isFired ? " fired" : ""))))
    dot += "    \(name(figure.nodes[tail], panel)) -> \(name(figure.nodes[head], panel)) \(DOT.attributes(pairs));\n"
  }

  private func dependency(_ state: EdgeState) -> [(String, String)] {
    var pairs = [("style", state.isUnread ? "dotted" : "dashed")]
    if let label = state.label { pairs.append(("label", DOT.quote(label))) }
    if state.isFired { pairs += [("penwidth", "2.6"), ("color", DOT.quote(palette.ink))] }
    return pairs
  }
}
