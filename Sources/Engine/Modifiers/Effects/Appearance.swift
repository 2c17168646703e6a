import Foundation

extension View {
  /// Makes the view more or less transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View { effect(".opacity", "_", opacity) }

  /// Hides the view; it keeps its place and its identity.
  public nonisolated func hidden() -> some View { effect(".hidden") }

  /// Draws what is below in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    effect(".foregroundStyle", "_", StyleValue(style))
  }

  /// Draws what is below in two styles, by level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    effect(".foregroundStyle", "_ _", StyleValue(primary), StyleValue(secondary))
  }

  /// Draws what is below in three styles, by level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    effect(".foregroundStyle", "_ _ _", StyleValue(primary), StyleValue(secondary), StyleValue(tertiary))
  }

  /// Draws what is below in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { effect(".foregroundColor", "_", color) }

  /// Sets the style of the background around.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    effect(".backgroundStyle", "_", StyleValue(style))
  }

  /// Sets the colour of the controls below.
  public nonisolated func tint(_ tint: Color?) -> some View { effect(".tint", "_", tint) }

  /// Sets the style of the controls below.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    effect(".tint", "_", tint.map { StyleValue($0) })
  }

  /// Sets the colour of the controls below.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    effect(".accentColor", "_", accentColor)
  }

  /// Shows only what is inside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(".clipShape", "_", ShapeValue(shape))
  }

  /// Shows only what is inside the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { effect(".clipped") }

  /// Rounds the view's corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(".cornerRadius", "_", radius)
  }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { effect(".shadow", "color radius x y", color, radius, x, y) }

  /// Draws a border in a style.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    effect(".border", "_ width", StyleValue(content), width)
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(".blur", "radius", radius)
  }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { effect(".brightness", "_", amount) }

  /// Changes the view's contrast.
  public nonisolated func contrast(_ amount: Double) -> some View { effect(".contrast", "_", amount) }

  /// Changes how strong the view's colours are.
  public nonisolated func saturation(_ amount: Double) -> some View { effect(".saturation", "_", amount) }

  /// Takes away colour.
  public nonisolated func grayscale(_ amount: Double) -> some View { effect(".grayscale", "_", amount) }

  /// Turns all hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { effect(".hueRotation", "_", angle) }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View { effect(".colorInvert") }

  /// Multiplies the view's colours with a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View { effect(".colorMultiply", "_", color) }

  /// Turns brightness into transparency.
  public nonisolated func luminanceToAlpha() -> some View { effect(".luminanceToAlpha") }

  /// Mixes the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { effect(".blendMode", "_", blendMode) }

  /// Draws the views below as one before effects apply.
  public nonisolated func compositingGroup() -> some View { effect(".compositingGroup") }

  /// Draws the views below into one picture.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect(".drawingGroup")
  }

  /// Puts the view before or behind others of its container.
  public nonisolated func zIndex(_ value: Double) -> some View { effect(".zIndex", "_", value) }
}

/// How colours are computed when views are drawn as one.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
