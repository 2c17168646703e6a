import Foundation

/// Seen inside a shape only: a given one, the view's frame, or the frame with round corners.
public nonisolated struct _ClipEffect<ClipShape: Shape>: _EffectModifier {
  /// The modifier that the author wrote.
  let name: StaticString
  public static var _name: String { ".clipShape" }
  public var _label: String { "\(name)" }
  /// The shape, which is `nil` where it is the frame, and the radius of its corners in points.
  public let parameters: _Parameters<_ShapeValue?, CGFloat?>
}

/// Touched inside a shape only.
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: _EffectModifier {
  public static var _name: String { ".contentShape" }
  /// The shape.
  public let parameters: _Parameters<_ShapeValue>
}

/// Touched, lifted or previewed inside a shape only.
public nonisolated struct _ContentShapeKindModifier<ContentShape: Shape>: _EffectModifier {
  public static var _name: String { ".contentShape" }
  /// The shape; what it is for is not kept.
  public let parameters: _Parameters<_ShapeValue>
}

/// The form that shapes relative to their container take below.
public nonisolated struct _ContainerShapeModifier<Shape: InsettableShape>: _EffectModifier {
  public static var _name: String { ".containerShape" }
  /// The shape.
  public let parameters: _Parameters<_ShapeValue>
}
