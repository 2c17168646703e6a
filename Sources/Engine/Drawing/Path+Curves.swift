import Foundation

extension Path {
  /// Adds an arc of a circle; `clockwise` as it looks with the y-axis pointing down is the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    let circle = 2 * Double.pi
    if clockwise { while sweep > 0 { sweep -= circle } } else { while sweep < 0 { sweep += circle } }
    arc(center: center, radius: radius, start: startAngle.radians, sweep: max(-circle, min(circle, sweep)))
  }

  /// Adds an arc of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    arc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians)
  }

  /// Adds an arc that touches two lines.
  public mutating func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addLine(to: first)
    addQuadCurve(to: second, control: first)
  }

  private mutating func arc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let steps = Int((abs(sweep) / (Double.pi / 2)).rounded(.up), within: 1...64)
    let step = sweep / Double(steps)
    let length = 4.0 / 3.0 * tan(step / 4) * Double(radius)
    for index in 0..<steps {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to, control1: CGPoint(x: Double(from.x) - sin(a) * length, y: Double(from.y) + cos(a) * length),
        control2: CGPoint(x: Double(to.x) + sin(b) * length, y: Double(to.y) - cos(b) * length))
    }
  }

  /// Adds an ellipse that touches all sides of `rect`, as four curves; the transform is not applied.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle with round corners, no larger than its sides allow; neither the style
  /// nor the transform is applied.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    // How far the control points of a quarter of a circle are from its corner.
    let inset: CGFloat = 1 - 0.5522847498
    func corner(_ x: CGFloat, _ y: CGFloat, _ from: CGPoint, _ to: CGPoint) {
      addLine(to: from)
      addCurve(
        to: to, control1: CGPoint(x: x + (from.x - x) * inset, y: y + (from.y - y) * inset),
        control2: CGPoint(x: x + (to.x - x) * inset, y: y + (to.y - y) * inset))
    }
    move(to: CGPoint(x: rect.minX + width, y: rect.minY))
    corner(
      rect.maxX, rect.minY, CGPoint(x: rect.maxX - width, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + height))
    corner(
      rect.maxX, rect.maxY, CGPoint(x: rect.maxX, y: rect.maxY - height), CGPoint(x: rect.maxX - width, y: rect.maxY))
    corner(
      rect.minX, rect.maxY, CGPoint(x: rect.minX + width, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - height))
    corner(
      rect.minX, rect.minY, CGPoint(x: rect.minX, y: rect.minY + height), CGPoint(x: rect.minX + width, y: rect.minY))
    closeSubpath()
  }

  /// The path moved by so much.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path with an affine transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }

  /// A part of the path; the parameters are kept by the shape that trims.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The outline of the path's stroke; its bounds are those of the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  private func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    forEach { element in
      switch element {
      case .move(let point): result.move(to: change(point))
      case .line(let point): result.addLine(to: change(point))
      case .quadCurve(let point, let control): result.addQuadCurve(to: change(point), control: change(control))
      case .curve(let point, let first, let second):
        result.addCurve(to: change(point), control1: change(first), control2: change(second))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How corners are made.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may reach, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// A whole line one point wide, where nothing else is said.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { "stroke \(Describer.number(Double(lineWidth)))" }
}

#if !canImport(CoreGraphics)
  /// The end of a line.
  public enum CGLineCap: Int32, Sendable { case butt, round, square }

  /// The corner of a line.
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what the outline goes round twice stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Smooth edges, and whatever the outline goes round filled, where nothing else is said.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
