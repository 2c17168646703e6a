import Foundation

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle that fills its room.
public nonisolated struct Rectangle: InsettableShape {
  var insetAmount: CGFloat = 0

  /// A rectangle as large as its room.
  public init() {}

  /// The rectangle, as far within `rect` as it is inset.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  /// The rectangle, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> Rectangle { changed(self) { $0.insetAmount += amount } }
}

/// A circle in the middle of its room.
public nonisolated struct Circle: InsettableShape {
  var insetAmount: CGFloat = 0

  /// A circle as large as its room allows.
  public init() {}

  /// A circle in the middle of `rect`, as large as the shorter side allows.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) - insetAmount * 2
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square that is proposed; an open length follows the other one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? size.height, proposal.height ?? size.width)
    return CGSize(width: side, height: side)
  }

  /// The circle, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> Circle { changed(self) { $0.insetAmount += amount } }
}

/// An ellipse that fills its room.
public nonisolated struct Ellipse: InsettableShape {
  var insetAmount: CGFloat = 0

  /// An ellipse as large as its room.
  public init() {}

  /// The ellipse, as far within `rect` as it is inset.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  /// The ellipse, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> Ellipse { changed(self) { $0.insetAmount += amount } }
}

/// A rectangle with half circles at its short ends.
public nonisolated struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// A capsule as large as its room.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule, as far within `rect` as it is inset.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  /// The capsule, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> Capsule { changed(self) { $0.insetAmount += amount } }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The width and height of a corner, in points.
  public var cornerSize: CGSize
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// A rectangle whose corners are ellipses.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners are circles.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle, as far within `rect` as it is inset; the corners keep their size.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerSize: cornerSize, style: style)
  }

  /// The rectangle, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> RoundedRectangle { changed(self) { $0.insetAmount += amount } }
}

/// The radii of four corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper corner where lines of text begin.
  public var topLeading: CGFloat
  /// The radius of the lower corner where lines of text begin.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner where lines of text end.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner where lines of text end.
  public var topTrailing: CGFloat

  /// A radius for each corner, in points; none where nothing is said.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// A rectangle whose corners have these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// A rectangle all of whose corners have the largest of the radii.
  public func path(in rect: CGRect) -> Path {
    let largest = max(
      max(cornerRadii.topLeading, cornerRadii.bottomLeading), max(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    return Path(roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerRadius: largest, style: style)
  }

  /// The rectangle, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { changed(self) { $0.insetAmount += amount } }
}

/// The shape of the container around it.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// A rectangle here, as no container's shape is known.
  public init() {}

  /// A rectangle that fills `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same shape: it is not made smaller.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A changed copy of a value.
nonisolated func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}

extension Rectangle: WordedShape {
  var shapeName: String { "Rectangle" }
  var shapeWords: String? { nil }
}

extension Circle: WordedShape {
  var shapeName: String { "Circle" }
  var shapeWords: String? { nil }
}

extension Ellipse: WordedShape {
  var shapeName: String { "Ellipse" }
  var shapeWords: String? { nil }
}

extension Capsule: WordedShape {
  var shapeName: String { "Capsule" }
  var shapeWords: String? { nil }
}

extension RoundedRectangle: WordedShape {
  var shapeName: String { "RoundedRectangle" }
  var shapeWords: String? { "cornerRadius: \(Describer.number(Double(cornerSize.width)))" }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its short ends.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose ends are rounded in a way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are ellipses.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are circles.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle whose corners follow those of the form around it.
public nonisolated struct ConcentricRectangle: InsettableShape {
  var insetAmount: CGFloat = 0

  /// A rectangle with square corners here, as no form around it is known.
  public init() {}

  /// The rectangle, as far within `rect` as it is inset.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  /// The rectangle, smaller on all sides by `amount`.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { changed(self) { $0.insetAmount += amount } }
}
