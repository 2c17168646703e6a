import Foundation

/// Turned.
public nonisolated struct _RotationEffect: _EffectModifier {
  public static var _name: String { ".rotationEffect" }
  /// The angle, and the point that stays in place; `nil` where that is the middle.
  public let parameters: _Parameters<Angle, UnitPoint?>
}

/// Turned in space.
public nonisolated struct _Rotation3DEffect: _EffectModifier {
  public static var _name: String { ".rotation3DEffect" }
  /// The angle, and the axis in three numbers.
  public let parameters: _Parameters<Angle, CGFloat, CGFloat, CGFloat>
}

/// Larger or smaller.
public nonisolated struct _ScaleEffect: _EffectModifier {
  public static var _name: String { ".scaleEffect" }
  /// The factors by which it is larger.
  public let parameters: Scale

  /// How much larger, in both directions: in words as it was given, by one number or by two.
  public struct Scale: _EffectParameters {
    var x: CGFloat
    var y: CGFloat
    var anchor: UnitPoint
    var isOneNumber = false

    public static func == (a: Scale, b: Scale) -> Bool { a.x == b.x && a.y == b.y && a.anchor == b.anchor }

    public var _words: String? {
      let anchor = anchor == .center ? nil : anchor
      return isOneNumber
        ? _Parameters("_ anchor", x, anchor)._words : _Parameters("x y anchor", x, y, anchor)._words
    }
  }
}

/// Transformed in the plane.
public nonisolated struct _TransformEffect: _EffectModifier {
  public static var _name: String { ".transformEffect" }
  /// The transformation, which counts by its words.
  public let parameters: _Parameters<_Worded>
}

/// Projected onto the plane.
public nonisolated struct _ProjectionEffect: _EffectModifier {
  public static var _name: String { ".projectionEffect" }
  /// The projection.
  public let parameters: _Parameters<ProjectionTransform>
}

/// Mirrored where writing goes from right to left.
public nonisolated struct _FlipForRTLEffect: _EffectModifier {
  public static var _name: String { ".flipsForRightToLeftLayoutDirection" }
  /// Whether it is mirrored.
  public let parameters: _Parameters<Bool>
}

/// One view with another of the same id, for animations.
public nonisolated struct _MatchedGeometryEffect<ID: Hashable>: _EffectModifier {
  public static var _name: String { ".matchedGeometryEffect" }
  /// The id, and whether the view is the source of the geometry.
  public let parameters: _Parameters<ID, Bool>
}

/// Touched, or not.
public nonisolated struct _AllowsHitTestingModifier: _EffectModifier {
  public static var _name: String { ".allowsHitTesting" }
  /// Whether touches are taken.
  public let parameters: _Parameters<Bool>
}
