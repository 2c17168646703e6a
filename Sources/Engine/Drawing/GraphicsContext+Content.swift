import Foundation

extension GraphicsContext {
  /// A text that has been measured.
  public struct ResolvedText {
    let text: Text
    let font: Font
    public var shading = Shading.foreground

    /// The size of the text in some room.
    public func measure(in size: CGSize) -> CGSize {
      TextMetrics.size(text.content, font, width: size.width, height: size.height, lines: nil)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { TextMetrics.baselines(font).first }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      measure(in: size).height - TextMetrics.baselines(font).belowLast
    }
  }

  /// A picture that has been measured.
  public struct ResolvedImage {
    let image: Image
    public var shading: Shading?
    public var size: CGSize { image._size(.unspecified, EnvironmentValues()) }
    public var baseline: CGFloat { size.height }
  }

  /// A view of the canvas that can be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, font: environment.font ?? .body) }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  public func resolve(_ shading: Shading) -> Shading { shading }

  /// One of the canvas's symbols, by its tag; nothing is drawn here, so there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// What is done with what is drawn.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
  }

  /// How something is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// When a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext()) }
}

/// A matrix of colours.
public struct ColorMatrix: Equatable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}
}
