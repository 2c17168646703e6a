import Foundation

extension View {
  /// Turns what is seen of the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(parameters: .init("_ anchor", angle, anchor == .center ? nil : anchor)))
  }

  /// Makes what is seen of the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(parameters: .init(x: scale.width, y: scale.height, anchor: anchor)))
  }

  /// Makes what is seen of the view larger or smaller.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(parameters: .init(x: s, y: s, anchor: anchor, isOneNumber: true)))
  }

  /// Makes what is seen of the view larger or smaller.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(parameters: .init(x: x, y: y, anchor: anchor)))
  }

  /// Turns what is seen of the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(_Rotation3DEffect(parameters: .init("_ x y z", angle, axis.x, axis.y, axis.z))) }

  /// Applies a transformation of the plane to what is seen of the view.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(parameters: .init("_", _Worded(transform))))
  }

  /// Applies a projection to what is seen of the view.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(parameters: .init("_", transform)))
  }
}

/// A projection of space onto the plane.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first number of the first row.
  public var m11: CGFloat = 1
  /// The second number of the first row.
  public var m12: CGFloat = 0
  /// The third number of the first row, 0 without perspective.
  public var m13: CGFloat = 0
  /// The first number of the second row.
  public var m21: CGFloat = 0
  /// The second number of the second row.
  public var m22: CGFloat = 1
  /// The third number of the second row, 0 without perspective.
  public var m23: CGFloat = 0
  /// How far it moves to the right, in points.
  public var m31: CGFloat = 0
  /// How far it moves down, in points.
  public var m32: CGFloat = 0
  /// The third number of the third row, 1 without perspective.
  public var m33: CGFloat = 1

  /// The projection that leaves everything as it is.
  public init() {}

  /// A transformation of the plane as a projection.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
    )
  }
}

/// An effect that changes only where a view is seen.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, _PrimitiveModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static var _name: String { ".geometryEffect" }
  public var _words: String? { Describer().describe(self) }
  public func _isSame(as other: Self) -> Bool { isEqualAsField(self, other, Comparison.ofField(Self.self)) }

  /// The effect without what it does to the place where the view is touched.
  public nonisolated func ignoredByLayout() -> Self { self }
}
