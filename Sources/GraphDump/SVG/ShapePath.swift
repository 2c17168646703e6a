/// The outlines of nodes, as SVG elements around the origin of a box.
enum ShapePath {
  /// The element that is filled and stroked.
  static func outline(_ shape: NodeShape, _ box: Box) -> String {
    let (x, y, width, height) = (n(box.x), n(box.y), n(box.width), n(box.height))
    switch shape {
    case .composed: return #"<rect class="s" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="9"/>"#
    case .unary, .container:
      return #"<rect class="s" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    case .structural:
      return #"<ellipse class="s" cx="\#(n(box.center.x))" cy="\#(n(box.center.y))" rx="\#(n(box.width / 2))" "#
        + #"ry="\#(n(box.height / 2))"/>"#
    case .modifier:
      let slant = NodeGeometry.slant
      return #"<path class="s" d="M\#(n(box.x + slant)),\#(y)H\#(n(box.maxX))L\#(n(box.maxX - slant)),\#(n(box.maxY))"#
        + #"H\#(x)Z"/>"#
    case .source:
      let cap = NodeGeometry.cap
      let radius = n(box.width / 2)
      return #"<path class="s" d="M\#(x),\#(n(box.y + cap))A\#(radius),\#(n(cap)) 0 0 1 \#(n(box.maxX)),"#
        + #"\#(n(box.y + cap))V\#(n(box.maxY - cap))A\#(radius),\#(n(cap)) 0 0 1 \#(x),\#(n(box.maxY - cap))Z"/>"#
    case .pile:
      let shift = NodeGeometry.sheet * 2
      let front = Box(x: box.x, y: box.y, width: box.width - shift, height: box.height - shift)
      return [2.0, 1.0, 0.0].map { step in
        let offset = step * NodeGeometry.sheet
        return #"<rect class="s" x="\#(n(front.x + offset))" y="\#(n(front.y + offset))" width="\#(n(front.width))" "#
          + #"height="\#(n(front.height))" rx="3"/>"#
      }.joined()
    case .window:
      return #"<rect class="w" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="14"/>"#
    case .step, .heading, .note: return ""
    }
  }

  /// Lines that belong to the shape: a container's header bar, a cylinder's rim.
  static func detail(_ shape: NodeShape, _ box: Box, titleHeight: Double) -> String {
    switch shape {
    case .container:
      #"<path class="h" d="M\#(n(box.x)),\#(n(box.y + titleHeight + 3))H\#(n(box.maxX))"/>"#
    case .source:
      #"<path class="h" d="M\#(n(box.x)),\#(n(box.y + NodeGeometry.cap))A\#(n(box.width / 2)),\#(n(NodeGeometry.cap)) "#
        + #"0 0 0 \#(n(box.maxX)),\#(n(box.y + NodeGeometry.cap))"/>"#
    default: ""
    }
  }

  private static func n(_ value: Double) -> String { FixedPoint.text(value) }
}
