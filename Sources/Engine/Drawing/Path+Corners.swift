import Foundation

extension Path {
  /// A rectangle with corners of different radii; a radius is at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let most = Swift.min(rect.width, rect.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { Swift.max(0, Swift.min(radius, most)) }
    let (a, b) = (radius(radii.topLeading), radius(radii.topTrailing))
    let (c, d) = (radius(radii.bottomTrailing), radius(radii.bottomLeading))
    move(to: CGPoint(x: rect.minX + a, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
    turn(by: b, around: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + b))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
    turn(by: c, around: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - c, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
    turn(by: d, around: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - d))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
    turn(by: a, around: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + a, y: rect.minY))
    closeSubpath()
  }

  /// A quarter of a circle from where the path is to `end`, inside `corner`.
  private mutating func turn(by radius: CGFloat, around corner: CGPoint, to end: CGPoint) {
    guard radius > 0, let start = currentPoint else { return }
    // A cubic curve is a quarter of a circle where its control points lie so far along the tangents.
    let part: CGFloat = 0.5523
    func along(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: end, control1: along(start), control2: along(end))
  }
}
