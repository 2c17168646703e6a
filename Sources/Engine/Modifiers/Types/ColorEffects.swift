import Foundation

/// More or less transparent.
public nonisolated struct _OpacityEffect: _EffectModifier {
  public static var _name: String { ".opacity" }
  /// The opacity, from 0 to 1.
  public let parameters: _Parameters<Double>
}

/// Not seen, in its place.
public nonisolated struct _HiddenModifier: _EffectModifier {
  public static var _name: String { ".hidden" }
  /// Nothing: what is hidden is hidden.
  public let parameters: _Parameters<>
}

/// Blurred.
public nonisolated struct _BlurEffect: _EffectModifier {
  public static var _name: String { ".blur" }
  /// The radius in points.
  public let parameters: _Parameters<CGFloat>
}

/// Brighter.
public nonisolated struct _BrightnessEffect: _EffectModifier {
  public static var _name: String { ".brightness" }
  /// How much brighter, from 0 to 1.
  public let parameters: _Parameters<Double>
}

/// With another contrast.
public nonisolated struct _ContrastEffect: _EffectModifier {
  public static var _name: String { ".contrast" }
  /// The factor by which colours lie further apart.
  public let parameters: _Parameters<Double>
}

/// With stronger or weaker colours.
public nonisolated struct _SaturationEffect: _EffectModifier {
  public static var _name: String { ".saturation" }
  /// The factor by which colours are stronger.
  public let parameters: _Parameters<Double>
}

/// With less colour.
public nonisolated struct _GrayscaleEffect: _EffectModifier {
  public static var _name: String { ".grayscale" }
  /// How much colour is taken away, from 0 to 1.
  public let parameters: _Parameters<Double>
}

/// With all hues turned.
public nonisolated struct _HueRotationEffect: _EffectModifier {
  public static var _name: String { ".hueRotation" }
  /// By how much hues are turned.
  public let parameters: _Parameters<Angle>
}

/// With inverted colours.
public nonisolated struct _ColorInvertEffect: _EffectModifier {
  public static var _name: String { ".colorInvert" }
  /// Nothing: there is one way to invert.
  public let parameters: _Parameters<>
}

/// With colours multiplied.
public nonisolated struct _ColorMultiplyEffect: _EffectModifier {
  public static var _name: String { ".colorMultiply" }
  /// The colour by which each one is multiplied.
  public let parameters: _Parameters<Color>
}

/// With brightness as transparency.
public nonisolated struct _LuminanceToAlphaEffect: _EffectModifier {
  public static var _name: String { ".luminanceToAlpha" }
  /// Nothing: there is one way to do it.
  public let parameters: _Parameters<>
}

/// Mixed with what is behind.
public nonisolated struct _BlendModeEffect: _EffectModifier {
  public static var _name: String { ".blendMode" }
  /// How colours are mixed.
  public let parameters: _Parameters<BlendMode>
}

/// Drawn as one before effects apply.
public nonisolated struct _CompositingGroupEffect: _EffectModifier {
  public static var _name: String { ".compositingGroup" }
  /// Nothing: it groups what is below.
  public let parameters: _Parameters<>
}

/// Drawn into one picture.
public nonisolated struct _DrawingGroupEffect: _EffectModifier {
  public static var _name: String { ".drawingGroup" }
  /// Nothing: how the picture is made is not kept.
  public let parameters: _Parameters<>
}

/// With a shadow.
public nonisolated struct _ShadowEffect: _EffectModifier {
  public static var _name: String { ".shadow" }
  /// The colour, the radius, and the distances to the right and down, in points.
  public let parameters: _Parameters<Color, CGFloat, CGFloat, CGFloat>
}
