import Foundation

extension View {
  /// Makes the view more or less transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(parameters: .init("_", opacity)))
  }

  /// Hides the view; it keeps its place and its identity.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier(parameters: .init())) }

  /// Draws what is below in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier<S>(parameters: .init("_", _StyleValue(style))))
  }

  /// Draws what is below in two styles, by level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier2<S1, S2>(parameters: .init("_ _", _StyleValue(primary), _StyleValue(secondary))))
  }

  /// Draws what is below in three styles, by level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier3<S1, S2, S3>(
        parameters: .init("_ _ _", _StyleValue(primary), _StyleValue(secondary), _StyleValue(tertiary))))
  }

  /// Draws what is below in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { looking(".foregroundColor", color) }

  /// Sets the style of the background around.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentBackgroundStyleModifier<S>(parameters: .init("_", _StyleValue(style))))
  }

  /// Sets the colour of the controls below.
  public nonisolated func tint(_ tint: Color?) -> some View { looking(".tint", tint) }

  /// Sets the style of the controls below.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    looking(".tint", tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of the controls below.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    looking(".accentColor", accentColor)
  }

  /// Shows only what is inside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect<S>(name: ".clipShape", parameters: .init("_", _ShapeValue(shape), nil)))
  }

  /// Shows only what is inside the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect<Rectangle>(name: ".clipped", parameters: .init("", nil, nil)))
  }

  /// Rounds the view's corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect<RoundedRectangle>(name: ".cornerRadius", parameters: .init("_ _", nil, radius)))
  }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { modifier(_ShadowEffect(parameters: .init("color radius x y", color, radius, x, y))) }

  /// Draws a border in a style.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderModifier<S>(parameters: .init("_ width", _StyleValue(content), width)))
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(parameters: .init("radius", radius)))
  }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(parameters: .init("_", amount)))
  }

  /// Changes the view's contrast.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(parameters: .init("_", amount)))
  }

  /// Changes how strong the view's colours are.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(parameters: .init("_", amount)))
  }

  /// Takes away colour.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(parameters: .init("_", amount)))
  }

  /// Turns all hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(parameters: .init("_", angle)))
  }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect(parameters: .init())) }

  /// Multiplies the view's colours with a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(parameters: .init("_", color)))
  }

  /// Turns brightness into transparency.
  public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect(parameters: .init())) }

  /// Mixes the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(parameters: .init("_", blendMode)))
  }

  /// Draws the views below as one before effects apply.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect(parameters: .init())) }

  /// Draws the views below into one picture.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_DrawingGroupEffect(parameters: .init()))
  }

  /// Puts the view before or behind others of its container.
  public nonisolated func zIndex(_ value: Double) -> some View { trait(ZIndexTraitKey.self, value) }
}

/// How colours are computed when views are drawn as one.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
