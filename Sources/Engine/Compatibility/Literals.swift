import Foundation

#if !canImport(UIKit)
  /// What `#colorLiteral` is where nothing else is asked for.
  public typealias _ColorLiteralType = UIColor

  /// What `#imageLiteral` is where nothing else is asked for.
  public typealias _ImageLiteralType = UIImage

  extension UIColor: _ExpressibleByColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName path: String) {
      self.init(resource: ImageResource(name: path, bundle: .main))
    }
  }

  /// Corners of a rectangle.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
  }

  /// An outline of the system's other framework.
  public final class UIBezierPath {
    public private(set) var cgPath: CGPath
    public var lineWidth: CGFloat = 1

    public init() { cgPath = Path() }

    public init(rect: CGRect) { cgPath = Path(rect) }

    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

    public init(cgPath: CGPath) { self.cgPath = cgPath }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      cgPath = UnevenRoundedRectangle(
        topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
        bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
      ).path(in: rect)
    }

    public init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath = Path()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public var bounds: CGRect { cgPath.boundingRect }
    public var isEmpty: Bool { cgPath.isEmpty }
    public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
    public func move(to point: CGPoint) { cgPath.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    }
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise)
    }
    public func close() { cgPath.closeSubpath() }
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
    public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
    public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
    public func fill() {}
    public func stroke() {}
  }
#endif
