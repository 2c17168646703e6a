import Foundation

#if !canImport(CoreGraphics)
  /// A transformation of the plane that keeps lines straight.
  public struct CGAffineTransform: Equatable, Sendable {
    /// How much of x goes to x.
    public var a: CGFloat
    /// How much of x goes to y.
    public var b: CGFloat
    /// How much of y goes to x.
    public var c: CGFloat
    /// How much of y goes to y.
    public var d: CGFloat
    /// How far it moves in the direction of x.
    public var tx: CGFloat
    /// How far it moves in the direction of y.
    public var ty: CGFloat

    /// The transformation that leaves everything as it is.
    public static let identity = CGAffineTransform()

    /// The transformation that leaves everything as it is.
    public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }

    /// A transformation of its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A move.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// A change of size in both directions.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A turn about the origin by an angle in radians, from x towards y.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it leaves everything as it is.
    public var isIdentity: Bool { self == .identity }

    /// This transformation, and then another.
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
        tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
    }

    /// A move, and then this transformation.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A change of size, and then this transformation.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn by an angle in radians, and then this transformation.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// Where the transformation puts the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  /// A length with a direction.
  public struct CGVector: Equatable, Sendable {
    /// The length in the direction of x.
    public var dx: CGFloat
    /// The length in the direction of y.
    public var dy: CGFloat

    /// The vector without a length.
    public static let zero = CGVector()

    /// The vector without a length.
    public init() { (dx, dy) = (0, 0) }

    /// A vector of two lengths.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
