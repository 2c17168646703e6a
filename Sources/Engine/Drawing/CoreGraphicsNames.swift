import Foundation

#if !canImport(CoreGraphics)
  /// A colour of the system's drawing framework.
  public struct CGColor: Hashable, Sendable {
    let color: Color

    /// A colour of four parts from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A colour of four parts from 0 to 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white.
    public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: Double(gray), opacity: Double(alpha)) }

    init(_ color: Color) { self.color = color }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.opacityValue) }
  }

  /// Where the system's drawing framework draws. Nothing is drawn here.
  public final class CGContext {
    init() {}

    /// Draws nothing.
    public func move(to point: CGPoint) {}
    /// Draws nothing.
    public func addLine(to point: CGPoint) {}
    /// Draws nothing.
    public func addRect(_ rect: CGRect) {}
    /// Draws nothing.
    public func addEllipse(in rect: CGRect) {}
    /// Keeps nothing, as nothing is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Keeps nothing, as nothing is drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Keeps nothing, as nothing is drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Draws nothing.
    public func fill(_ rect: CGRect) {}
    /// Draws nothing.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws nothing.
    public func strokePath() {}
    /// Draws nothing.
    public func fillPath() {}
    /// Keeps nothing, as nothing is drawn.
    public func saveGState() {}
    /// Changes nothing, as nothing is drawn.
    public func restoreGState() {}
    /// Changes nothing, as nothing is drawn.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Changes nothing, as nothing is drawn.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Changes nothing, as nothing is drawn.
    public func rotate(by angle: CGFloat) {}
  }

  /// An outline of the system's drawing framework.
  public typealias CGPath = Path
  /// An outline of the system's drawing framework.
  public typealias CGMutablePath = Path
#else
  extension CGContext {}
#endif

extension Color {
  /// The same colour.
  public init(cgColor: CGColor) { self = cgColor.color }

  @available(*, deprecated, renamed: "init(cgColor:)")
  /// The same colour.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The same colour for the system's drawing framework; never `nil`.
  public var cgColor: CGColor? { CGColor(self) }

  /// The colour's parts, between 0 and 1.
  public struct Resolved: Hashable, Sendable {
    /// How red, from 0 to 1.
    public var red: Float
    /// How green, from 0 to 1.
    public var green: Float
    /// How blue, from 0 to 1.
    public var blue: Float
    /// How opaque, from 0 to 1.
    public var opacity: Float

    /// The parts as they are; the space is not kept.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// A colour from its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour's parts; a colour that is known by its name only is grey.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let opacity = Float(opacityValue)
    switch value {
    case .components(let red, let green, let blue):
      return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: opacity)
    case .white(let white):
      return Resolved(red: Float(white), green: Float(white), blue: Float(white), opacity: opacity)
    case .hsb(let hue, let saturation, let brightness):
      func part(_ n: Double) -> Float {
        let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
        return Float(brightness - brightness * saturation * max(0, min(k, min(4 - k, 1))))
      }
      return Resolved(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    case .named, .asset:
      let parts = Self.knownParts[words] ?? (0.5, 0.5, 0.5)
      return Resolved(red: parts.0, green: parts.1, blue: parts.2, opacity: opacity)
    }
  }

  private static let knownParts: [String: (Float, Float, Float)] = [
    "black": (0, 0, 0), "white": (1, 1, 1), "red": (1, 0.23, 0.19), "orange": (1, 0.58, 0), "yellow": (1, 0.8, 0),
    "green": (0.2, 0.78, 0.35), "mint": (0, 0.78, 0.75), "teal": (0.19, 0.69, 0.78), "cyan": (0.2, 0.68, 0.9),
    "blue": (0, 0.48, 1), "indigo": (0.35, 0.34, 0.84), "purple": (0.69, 0.32, 0.87), "pink": (1, 0.18, 0.33),
    "brown": (0.64, 0.52, 0.37), "gray": (0.56, 0.56, 0.58),
  ]
}
