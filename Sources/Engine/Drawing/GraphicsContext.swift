import Foundation

/// What a canvas is drawn with. Nothing is drawn here.
public struct GraphicsContext {
  /// How opaque what is drawn would be, from 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn would be mixed with what is behind.
  public var blendMode = BlendMode.normal
  /// The transformation of what is drawn.
  public var transform = CGAffineTransform.identity
  /// The environment: always one in which nothing is set.
  public private(set) var environment = EnvironmentValues()
  /// The rectangle around what can be seen: always empty.
  public private(set) var clipBoundingRect = CGRect.zero

  /// What is drawn with.
  public struct Shading: Sendable {
    /// A colour, which is not kept.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A colour of three parts, which is not kept.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// A grey, which is not kept.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// Any style, which is not kept.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// A gradient along a line, which is not kept.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// A gradient around a point, which is not kept.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// A gradient that goes round a point, which is not kept.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// A picture that is repeated, which is not kept.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading() }
    /// Several levels, which are not kept.
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    /// A shader, which is not kept.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { Shading() }
    /// The style of the foreground.
    public static var foreground: Shading { Shading() }
    /// What is behind.
    public static var backdrop: Shading { Shading() }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed linearly.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Draws nothing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Changes nothing, as nothing is drawn.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}

  /// Calls the closure with a copy; throws what it throws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content: content) }

  /// Calls the closure with a copy, whose changes end with it; throws what it throws.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Whether a clip takes the outside.
  public struct ClipOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
