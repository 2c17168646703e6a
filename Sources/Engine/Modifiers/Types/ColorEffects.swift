import Foundation

/// More or less transparent.
public nonisolated struct _OpacityEffect: _EffectModifier {
  public static var _name: String { ".opacity" }
  public let parameters: _Parameters<Double>
}

/// Not seen, in its place.
public nonisolated struct _HiddenModifier: _EffectModifier {
  public static var _name: String { ".hidden" }
  public let parameters: _Parameters<>
}

/// Blurred.
public nonisolated struct _BlurEffect: _EffectModifier {
  public static var _name: String { ".blur" }
  public let parameters: _Parameters<CGFloat>
}

/// Brighter.
public nonisolated struct _BrightnessEffect: _EffectModifier {
  public static var _name: String { ".brightness" }
  public let parameters: _Parameters<Double>
}

/// With another contrast.
public nonisolated struct _ContrastEffect: _EffectModifier {
  public static var _name: String { ".contrast" }
  public let parameters: _Parameters<Double>
}

/// With stronger or weaker colours.
public nonisolated struct _SaturationEffect: _EffectModifier {
  public static var _name: String { ".saturation" }
  public let parameters: _Parameters<Double>
}

/// With less colour.
public nonisolated struct _GrayscaleEffect: _EffectModifier {
  public static var _name: String { ".grayscale" }
  public let parameters: _Parameters<Double>
}

/// With all hues turned.
public nonisolated struct _HueRotationEffect: _EffectModifier {
  public static var _name: String { ".hueRotation" }
  public let parameters: _Parameters<Angle>
}

/// With inverted colours.
public nonisolated struct _ColorInvertEffect: _EffectModifier {
  public static var _name: String { ".colorInvert" }
  public let parameters: _Parameters<>
}

/// With colours multiplied.
public nonisolated struct _ColorMultiplyEffect: _EffectModifier {
  public static var _name: String { ".colorMultiply" }
  public let parameters: _Parameters<Color>
}

/// With brightness as transparency.
public nonisolated struct _LuminanceToAlphaEffect: _EffectModifier {
  public static var _name: String { ".luminanceToAlpha" }
  public let parameters: _Parameters<>
}

/// Mixed with what is behind.
public nonisolated struct _BlendModeEffect: _EffectModifier {
  public static var _name: String { ".blendMode" }
  public let parameters: _Parameters<BlendMode>
}

/// Drawn as one before effects apply.
public nonisolated struct _CompositingGroupEffect: _EffectModifier {
  public static var _name: String { ".compositingGroup" }
  public let parameters: _Parameters<>
}

/// Drawn into one picture.
public nonisolated struct _DrawingGroupEffect: _EffectModifier {
  public static var _name: String { ".drawingGroup" }
  public let parameters: _Parameters<>
}

/// With a shadow.
public nonisolated struct _ShadowEffect: _EffectModifier {
  public static var _name: String { ".shadow" }
  public let parameters: _Parameters<Color, CGFloat, CGFloat, CGFloat>
}
