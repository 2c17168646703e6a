import Foundation

#if !canImport(UIKit)
  /// What `#colorLiteral` is where nothing else is asked for.
  public typealias _ColorLiteralType = UIColor

  /// What `#imageLiteral` is where nothing else is asked for.
  public typealias _ImageLiteralType = UIImage

  extension UIColor: _ExpressibleByColorLiteral {
    /// A colour written as `#colorLiteral`.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  extension UIImage: _ExpressibleByImageLiteral {
    /// A picture written as `#imageLiteral`, by its name.
    public convenience init(imageLiteralResourceName path: String) {
      self.init(resource: ImageResource(name: path, bundle: .main))
    }
  }

  /// Corners of a rectangle.
  public struct UIRectCorner: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// The set that `rawValue` says.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }

  /// An outline of the system's other framework.
  public final class UIBezierPath {
    /// The outline itself.
    public private(set) var cgPath: CGPath
    /// The width of the line, in points; kept as it is set.
    public var lineWidth: CGFloat = 1

    /// An outline without a piece.
    public init() { cgPath = Path() }

    /// A rectangle.
    public init(rect: CGRect) { cgPath = Path(rect) }

    /// An ellipse that touches all sides of a rectangle.
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

    /// An outline of the system's drawing framework.
    public init(cgPath: CGPath) { self.cgPath = cgPath }

    /// A rectangle whose corners are circles.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle some of whose corners are round; all are, where any is.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      cgPath = UnevenRoundedRectangle(
        topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
        bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
      ).path(in: rect)
    }

    /// An arc of a circle, between two angles in radians.
    public init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath = Path()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The smallest rectangle around all points, control points included.
    public var bounds: CGRect { cgPath.boundingRect }
    /// Whether the outline has no piece.
    public var isEmpty: Bool { cgPath.isEmpty }
    /// The last point; the origin where there is none.
    public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
    /// Begins a new piece of line at a point.
    public func move(to point: CGPoint) { cgPath.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds an arc of a circle, between two angles in radians.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise)
    }
    /// Adds a line back to where the piece began.
    public func close() { cgPath.closeSubpath() }
    /// Adds the pieces of another outline.
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
    /// Applies a transformation to all points.
    public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
    /// Whether the point lies within the outline's bounds.
    public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
    /// Draws nothing.
    public func fill() {}
    /// Draws nothing.
    public func stroke() {}
  }
#endif
