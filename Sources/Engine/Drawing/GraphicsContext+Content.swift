import Foundation

extension GraphicsContext {
  /// A text that has been measured.
  public struct ResolvedText {
    let text: Text
    let font: Font
    /// What the text would be drawn with.
    public var shading = Shading.foreground

    /// The size of the text in some room.
    public func measure(in size: CGSize) -> CGSize {
      TextMetrics.size(text.content, font, width: size.width, height: size.height, lines: nil)
    }

    /// How far the first baseline is from the top, in points; the same for any size.
    public func firstBaseline(in size: CGSize) -> CGFloat { TextMetrics.baselines(font).first }

    /// How far the last baseline is from the top of the text in `size`, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measure(in: size).height - TextMetrics.baselines(font).belowLast
    }
  }

  /// A picture that has been measured.
  public struct ResolvedImage {
    let image: Image
    /// What the picture would be drawn with; `nil` for its own colours.
    public var shading: Shading?
    /// The size of the picture in points.
    public var size: CGSize { image._size(.unspecified, EnvironmentValues()) }
    /// How far the baseline is from the top, in points: at the lower edge.
    public var baseline: CGFloat { size.height }
  }

  /// A view of the canvas that can be drawn.
  public struct ResolvedSymbol {
    /// The size of the view in points.
    public var size: CGSize
  }

  /// Measures a text in the environment's font, or in that of bodies of text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, font: environment.font ?? .body) }

  /// Measures a picture.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// The same shading.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// One of the canvas's symbols, by its tag; nothing is drawn here, so there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws nothing.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// What is done with what is drawn.
  public struct Filter: Sendable {
    /// Blurs; how much is not kept.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
    /// Adds a shadow; which one is not kept.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    /// Multiplies colours; by which is not kept.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Changes colours by a matrix, which is not kept.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    /// Turns hues; how far is not kept.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Makes colours stronger or weaker; how much is not kept.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Makes colours brighter; how much is not kept.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Moves colours apart; how much is not kept.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Inverts colours; how much is not kept.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Takes colour away; how much is not kept.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Makes brightness transparency.
    public static var luminanceToAlpha: Filter { Filter() }
    /// Makes what is opaque enough one colour; the bounds are not kept.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    /// Projects onto the plane; how is not kept.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
  }

  /// How something is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is drawn is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Steps between colours are hidden.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow falls where nothing is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Each part throws a shadow of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// When a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are computed linearly.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes nothing, as nothing is drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Calls the closure with a context that draws nothing; throws what the closure throws.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext()) }
}

/// A matrix of colours.
public struct ColorMatrix: Equatable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How much of each part goes to red, and what is added.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// How much of each part goes to green, and what is added.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// How much of each part goes to blue, and what is added.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// How much of each part goes to the opacity, and what is added.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that leaves colours as they are.
  public init() {}
}
