import Recording

extension SVGDocument {
  func writeLegend(_ svg: inout String) {
    guard !sheet.legend.isEmpty else { return }
    svg += #"<g class="legend">"# + "\n"
    for item in sheet.legend {
      svg += swatch(item.entry, item.swatch)
      svg += #"<text x="\#(n(item.text.x))" y="\#(n(item.text.baseline))">\#(XML.escape(item.text.text))</text>"# + "\n"
    }
    svg += "</g>\n"
  }

  func swatch(_ entry: LegendEntry, _ box: Box) -> String {
    switch entry {
    case .ran: outcome(box, .kept, .ran)
    case .wasted: outcome(box, .kept, .wasted)
    case .skipped: outcome(box, .kept, .skipped)
    case .untouched: outcome(box, .kept, .untouched)
    case .recreated: outcome(box, .recreated, .untouched)
    case .inserted: outcome(box, .inserted, .untouched)
    case .moved: outcome(box, .moved, .untouched)
    case .offscreen: outcome(box, .offscreen, .untouched)
    case .ended: node(.unary, box, NodeState(title: "", look: .ghost))
    case .written: node(.source, box, NodeState(title: "", look: .written))
    case .composed: node(.composed, box, NodeState(title: ""))
    case .unary: node(.unary, box, NodeState(title: ""))
    case .container: node(.container, box, NodeState(title: ""))
    case .modifier: node(.modifier, box, NodeState(title: ""))
    case .structural: node(.structural, box, NodeState(title: ""))
    case .pile: node(.pile, box, NodeState(title: ""))
    case .source: node(.source, box, NodeState(title: ""))
    case .containment: line(box, "containment", arrow: nil)
    case .dependency: line(box, "dependency", arrow: "dependency")
    case .unread: line(box, "dependency unread", arrow: "dependency")
    case .fired: line(box, "dependency fired", arrow: "fired")
    case .identity: line(box, "identity", arrow: "identity")
    case .action: line(box, "action", arrow: "action")
    case .cause: line(box, "cause", arrow: "cause")
    case .link: line(box, "link", arrow: nil)
    case .life: line(box, "life", arrow: nil)
    }
  }

  private func outcome(_ box: Box, _ existence: Existence, _ evaluation: Evaluation) -> String {
    node(.unary, box, NodeState(title: "", look: .outcome(existence, evaluation)))
  }

  private func node(_ shape: NodeShape, _ box: Box, _ state: NodeState) -> String {
    let classes = NodeClasses(state)
    var svg = #"<g class="\#(classes.text(of: shape))">"# + ShapePath.outline(shape, box)
    if classes.border == "recreated" {
      svg += #"<rect class="h" x="\#(n(box.x + 3))" y="\#(n(box.y + 3))" width="\#(n(box.width - 6))" "#
      svg += #"height="\#(n(box.height - 6))" fill="none"/>"#
    }
    if classes.border == "inserted" {
      svg += #"<rect class="bar" x="\#(n(box.x))" y="\#(n(box.y))" width="5" height="\#(n(box.height))"/>"#
    }
    return svg + ShapePath.detail(shape, box, titleHeight: 2) + "</g>"
  }

  private func line(_ box: Box, _ classes: String, arrow: String?) -> String {
    let y = n(box.center.y)
    var svg = #"<path class="e \#(classes)" d="M\#(n(box.x)),\#(y)H\#(n(arrow == nil ? box.maxX : box.maxX - 7))"/>"#
    if let arrow {
      let (left, tip) = (n(box.maxX - 7), n(box.maxX))
      svg += #"<path class="a a-\#(arrow)" d="M\#(tip),\#(y)L\#(left),\#(n(box.center.y - 3.4))"#
      svg += #"L\#(left),\#(n(box.center.y + 3.4))Z"/>"#
    }
    return svg
  }
}
