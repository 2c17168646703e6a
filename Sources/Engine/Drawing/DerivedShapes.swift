import Foundation

/// A shape made from another one: trimmed, moved, turned.
public nonisolated protocol _DerivedShape: Shape {
  associatedtype Base: Shape
  var shape: Base { get }
  /// What is done with the other shape, in words.
  var _derivation: String { get }
}

extension _DerivedShape {
  /// The size that the other shape chooses.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  nonisolated var shapeName: String { (shape as? any WordedShape)?.shapeName ?? TypeName.short(Base.self) }

  nonisolated var shapeWords: String? {
    [Engine.shapeWords(shape), _derivation].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape that is moved.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// A shape moved by `offset`.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public var _derivation: String { "offset: \(parameterWords(("x", offset.width), ("y", offset.height)))" }

  /// The shape's outline, moved.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller, and moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is turned.
public nonisolated struct RotatedShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape that is turned.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// A shape turned about a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public var _derivation: String { "rotation: \(Describer().describe(angle))" }

  /// The shape's outline, turned.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(anchor, of: rect) { $0.rotated(by: angle.radians) })
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller, and turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape that is larger or smaller.
  public var shape: Content
  /// The factors for width and height.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// A shape of another size about a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public var _derivation: String {
    let (x, y) = (Describer.number(Double(scale.width)), Describer.number(Double(scale.height)))
    return scale.width == scale.height ? "scale: \(x)" : "scale: \(x) × \(y)"
  }

  /// The shape's outline in another size.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(anchor, of: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
}

/// A shape with a transformation of the plane applied.
public nonisolated struct TransformedShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transformation about the upper left corner.
  public var transform: CGAffineTransform

  /// A shape with a transformation applied.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public var _derivation: String { "transform" }

  /// The shape's outline, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape in a fixed size.
public nonisolated struct _SizedShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape in a size of its own.
  public var shape: Content
  /// The size in points.
  public var size: CGSize
  public var _derivation: String { "size: \(parameterWords(("width", size.width), ("height", size.height)))" }

  /// The shape's outline in its own size, from the upper left corner of `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A part of an outline.
public nonisolated struct _TrimmedShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape that is trimmed.
  public var shape: Content
  /// Where the part begins, from 0 to 1.
  public var startFraction: CGFloat
  /// Where the part ends, from 0 to 1.
  public var endFraction: CGFloat

  public var _derivation: String {
    "trim: \(Describer.number(Double(startFraction))) to \(Describer.number(Double(endFraction)))"
  }

  /// The whole outline: outlines are not measured, so that only the words tell the part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

/// An outline as a shape.
public nonisolated struct _StrokedShape<Content: Shape>: _DerivedShape, WordedShape {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// How the line is drawn.
  public var style: StrokeStyle
  public var _derivation: String { "lineWidth: \(Describer.number(Double(style.lineWidth)))" }

  /// The shape's outline as it is: the width of the line is told by the words alone.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

extension CGAffineTransform {
  /// A transformation about a point of a rectangle, which stays where it is.
  nonisolated fileprivate static func about(
    _ anchor: UnitPoint, of rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
  }
}
