import Foundation

/// Drawn in a style.
public nonisolated struct _ForegroundStyleModifier<Style: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".foregroundStyle" }
  /// The style.
  public let parameters: _Parameters<_StyleValue>
}

/// Drawn in two styles, by level.
public nonisolated struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".foregroundStyle" }
  /// The styles of the first and the second level.
  public let parameters: _Parameters<_StyleValue, _StyleValue>
}

/// Drawn in three styles, by level.
public nonisolated struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".foregroundStyle" }
  /// The styles of the three levels.
  public let parameters: _Parameters<_StyleValue, _StyleValue, _StyleValue>
}

/// With a style of the background around.
public nonisolated struct _EnvironmentBackgroundStyleModifier<Style: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".backgroundStyle" }
  /// The style.
  public let parameters: _Parameters<_StyleValue>
}

/// With a style that fills the space behind.
public nonisolated struct _BackgroundStyleModifier<Style: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".background" }
  /// The style.
  public let parameters: _Parameters<_StyleValue>
}

/// With a style that fills a shape behind.
public nonisolated struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: _EffectModifier {
  public static var _name: String { ".background" }
  /// The style and the shape.
  public let parameters: _Parameters<_StyleValue, _ShapeValue>
}

/// With a style that fills a shape behind that can be inset.
public nonisolated struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>:
  _EffectModifier
{
  public static var _name: String { ".background" }
  /// The style and the shape.
  public let parameters: _Parameters<_StyleValue, _ShapeValue>
}

/// With a style that fills the space in front.
public nonisolated struct _OverlayStyleModifier<Style: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".overlay" }
  /// The style.
  public let parameters: _Parameters<_StyleValue>
}

/// With a style that fills a shape in front.
public nonisolated struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: _EffectModifier {
  public static var _name: String { ".overlay" }
  /// The style and the shape.
  public let parameters: _Parameters<_StyleValue, _ShapeValue>
}

/// With a line around.
public nonisolated struct _BorderModifier<Style: ShapeStyle>: _EffectModifier {
  public static var _name: String { ".border" }
  /// The style, and the width of the line in points.
  public let parameters: _Parameters<_StyleValue, CGFloat>
}
