import Foundation

/// Colours at places between a start and an end.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours with their places, in order.
  public var stops: [Stop]

  /// A gradient of colours with their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  var words: String { stops.map(\.color.words).joined(separator: " → ") }

  /// In which space the colours between two stops are reckoned.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// As the screen mixes them; nothing follows.
    public static let device = ColorSpace(name: "device")
    /// As people see them mixed; nothing follows.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient with its colours reckoned in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Gradient: ShapeStyle { public var _styleWords: String { words } }

/// A gradient that is a style, and as a view takes the room that it is offered.
public protocol _GradientStyle: ShapeStyle {
  var _gradient: Gradient { get }
  var _kind: String { get }
}

extension _GradientStyle {
  public var _styleWords: String { "\(_kind) gradient \(_gradient.words)" }
}

extension _LeafView where Self: _GradientStyle {
  public var _name: String? { _gradient.words }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: _GradientStyle, _LeafView, Equatable {
  var gradient: Gradient
  var start: UnitPoint
  var end: UnitPoint

  /// A gradient between two points of the view.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  /// Colours at equal distances between two points of the view.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours with their places between two points of the view.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public typealias Body = Never
  public var _gradient: Gradient { gradient }
  public var _kind: String { "linear" }
}

/// A gradient around a point.
public nonisolated struct RadialGradient: _GradientStyle, _LeafView, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// A gradient between two circles, whose radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }

  /// Colours at equal distances between two circles, whose radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours with their places between two circles, whose radii are in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public typealias Body = Never
  public var _gradient: Gradient { gradient }
  public var _kind: String { "radial" }
}

/// A gradient that goes round a point.
public nonisolated struct AngularGradient: _GradientStyle, _LeafView, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var start: Angle
  var end: Angle

  /// A gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }

  /// Colours at equal distances between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient over a whole turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours at equal distances over a whole turn from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours with their places over a whole turn from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public typealias Body = Never
  public var _gradient: Gradient { gradient }
  public var _kind: String { "angular" }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points of what is filled.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours at equal distances between two points of what is filled.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours at equal distances between two circles, whose radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours at equal distances between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances over a whole turn from an angle on.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
