/// How large a shape is around its text, and where the text stands in it.
enum NodeGeometry {
  static let slant: Double = 8
  static let cap: Double = 5
  static let sheet: Double = 3

  /// The size of a node of the given shape around text of the given size, in whole points.
  static func size(_ shape: NodeShape, around text: PlaneSize) -> PlaneSize {
    let (width, height) =
      switch shape {
      case .composed: (text.width + 24, text.height + 12)
      case .unary: (text.width + 20, text.height + 10)
      case .container: (text.width + 20, text.height + 14)
      case .modifier: (text.width + 18 + 2 * slant, text.height + 10)
      case .source: (text.width + 20, text.height + 8 + 3 * cap)
      case .step, .heading: (text.width + 8, text.height + 4)
      case .note: (text.width + 4, text.height + 2)
      case .window: (text.width, text.height)
      case .pile: (text.width + 20 + 2 * sheet, text.height + 10 + 2 * sheet)
      case .structural: ellipse(around: text)
      }
    return PlaneSize(width: width.rounded(.up), height: height.rounded(.up))
  }

  /// The least ellipse of a pleasant proportion whose middle holds the text.
  private static func ellipse(around text: PlaneSize) -> (Double, Double) {
    let ratio = text.height > 20 ? 0.72 : 0.84
    return ((text.width + 8) / ratio, (text.height + 2) / (1 - ratio * ratio).squareRoot())
  }

  /// The top of a text of the given height in a node.
  static func textTop(_ shape: NodeShape, _ size: PlaneSize, textHeight: Double) -> Double {
    switch shape {
    case .container: 2
    case .source: (size.height - textHeight) / 2 + cap / 2 + 1
    case .pile: (size.height - 2 * sheet - textHeight) / 2
    default: (size.height - textHeight) / 2
    }
  }

  /// How far the middle of the text is from the middle of the node.
  static func textShift(_ shape: NodeShape) -> Double { shape == .pile ? -sheet : 0 }
}
