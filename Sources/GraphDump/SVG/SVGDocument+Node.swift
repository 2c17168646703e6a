extension SVGDocument {
  func write(
    _ index: Int, _ state: NodeState, _ text: NodeText, _ panel: FigurePanel, _ layout: Layout, _ svg: inout String
  ) {
    let node = sheet.figure.nodes[index]
    let box = layout.nodes[index]
    let classes = NodeClasses(state)
    svg += #"<g id="\#(id)-\#(panel.id)-\#(node.id)" class="node \#(classes.text(of: node.shape))">"#
    svg += ShapePath.outline(node.shape, box)
    if classes.border == "recreated", !node.shape.isBare { svg += innerBorder(node.shape, box) }
    if classes.border == "inserted", node.shape != .structural { svg += bar(node.shape, box) }
    svg += ShapePath.detail(node.shape, box, titleHeight: text.titleHeight)
    write(text, node.shape, box, &svg)
    svg += "</g>\n"
  }

  private func write(_ text: NodeText, _ shape: NodeShape, _ box: Box, _ svg: inout String) {
    let size = PlaneSize(width: box.width, height: box.height)
    let top = box.y + NodeGeometry.textTop(shape, size, textHeight: text.height)
    let middle = box.center.x + NodeGeometry.textShift(shape)
    for run in text.runs {
      var classes = "t-\(run.style.rawValue)"
      if let pill = run.pill {
        let y = top + run.baseline - 10.2
        svg += #"<rect class="p p-\#(pill.rawValue)" x="\#(n(middle + run.x - run.width / 2))" y="\#(n(y))" "#
        svg += #"width="\#(n(run.width))" height="14" rx="3"/>"#
        classes += " x-\(pill.rawValue)"
      }
      switch run.anchor {
      case .start: break
      case .middle: classes += " m"
      case .end: classes += " r"
      }
      svg += #"<text class="\#(classes)" x="\#(n(middle + run.x))" y="\#(n(top + run.baseline))">"#
      svg += XML.escape(run.text) + "</text>"
    }
  }

  /// The second line of a double border.
  private func innerBorder(_ shape: NodeShape, _ box: Box) -> String {
    ShapePath.outline(shape, box.insetBy(3)).replacingClass("s", with: "h")
  }

  /// The heavy left side of what was inserted.
  private func bar(_ shape: NodeShape, _ box: Box) -> String {
    switch shape {
    case .modifier:
      let slant = NodeGeometry.slant
      return #"<path class="bar" d="M\#(n(box.x + slant)),\#(n(box.y))h5L\#(n(box.x + 5)),\#(n(box.maxY))h-5Z"/>"#
    case .composed:
      return #"<path class="bar" d="M\#(n(box.x + 5)),\#(n(box.y))a9,9 0 0 0 -5,9v\#(n(box.height - 18))"#
        + #"a9,9 0 0 0 5,9Z"/>"#
    case .source:
      let height = box.height - 2 * NodeGeometry.cap
      return
        #"<rect class="bar" x="\#(n(box.x))" y="\#(n(box.y + NodeGeometry.cap))" width="4" height="\#(n(height))"/>"#
    case .pile:
      return #"<rect class="bar" x="\#(n(box.x))" y="\#(n(box.y))" width="4" height="\#(n(box.height - 6))"/>"#
    default: return #"<rect class="bar" x="\#(n(box.x))" y="\#(n(box.y))" width="5" height="\#(n(box.height))"/>"#
    }
  }
}

extension String {
  /// Every element's class in a fragment of one's own making.
  fileprivate func replacingClass(_ old: String, with new: String) -> String {
    split(separator: "class=\"\(old)\"", omittingEmptySubsequences: false).joined(separator: "class=\"\(new)\"")
  }
}
