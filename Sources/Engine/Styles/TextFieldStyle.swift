/// How text fields look.
public protocol TextFieldStyle: BuiltInStyle {}

extension View {
  /// Sets the style of text fields below.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    effect(_Names.TextFieldStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The roundedBorder style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The roundedBorder style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The squareBorder style of text fields.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The squareBorder style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
