import Foundation

/// Colours at the points of a mesh, and between them.
public nonisolated struct MeshGradient: ShapeStyle, _LeafView, Equatable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// A mesh of `width` times `height` points, row by row, with a colour each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }

  /// Colours at points with control points of their own.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width: width, height: height, points: bezierPoints.map(\.position), colors: colors)
  }

  /// A point of a mesh, and the points that bend the lines to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point is, from 0 to 1 in each direction.
    public var position: SIMD2<Float>
    /// Bends the line to the neighbour at the leading side; not kept by the gradient.
    public var leadingControlPoint: SIMD2<Float>
    /// Bends the line to the neighbour above; not kept by the gradient.
    public var topControlPoint: SIMD2<Float>
    /// Bends the line to the neighbour at the trailing side; not kept by the gradient.
    public var trailingControlPoint: SIMD2<Float>
    /// Bends the line to the neighbour below; not kept by the gradient.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with the points that bend the lines to its neighbours.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public typealias Body = Never
  public var _styleWords: String { "mesh gradient \(colors.map(\.words).joined(separator: ", "))" }
  public var _name: String? { colors.map(\.words).joined(separator: ", ") }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Colours from a centre out, in the form of the view.
public nonisolated struct EllipticalGradient: _GradientStyle, _LeafView, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let radii: ClosedRange<CGFloat>

  /// A gradient between two ellipses, whose sizes are parts of the view's.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    radii = min(startRadiusFraction, endRadiusFraction)...max(startRadiusFraction, endRadiusFraction)
  }

  /// Colours at equal distances between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours with their places between two ellipses.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public typealias Body = Never
  public var _gradient: Gradient { gradient }
  public var _kind: String { "elliptical" }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours at equal distances between two ellipses.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A style that repeats a picture.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture that is repeated.
  public var image: Image
  /// The part of it that is used, in parts of its size.
  public var sourceRect: CGRect
  /// How large it is drawn, as a factor.
  public var scale: CGFloat

  /// A style that repeats a picture, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public var _styleWords: String { "image \(image._words)" }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Image {
  var _words: String {
    switch source {
    case .named(let name), .system(let name): name
    }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground style, more or less transparent.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
}
