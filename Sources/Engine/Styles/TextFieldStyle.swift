/// How text fields look, by a body that is made of the field.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: _StandInView {
  public let _held: _Held
  public typealias Body = Never
}

enum TextFieldStyleMaker<Style: TextFieldStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: TextField<_TextFieldStyleLabel>) -> Style._Body {
    style._body(configuration: configuration)
  }
}

extension TextField: StyledControl {
  @MainActor func makeParts() -> HeldContent<Label> { HeldContent(label) }

  @MainActor func update(_ parts: HeldContent<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: HeldContent<Label>) -> TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: $text, axis: axis, replaces: replaces, label: _TextFieldStyleLabel(_held: _Held(owner: parts)))
    field.onCommit = onCommit
    return field
  }
}

extension View {
  /// Sets the style of text fields below.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, TextField<_TextFieldStyleLabel>>(
        name: ".textFieldStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<TextFieldStyleMaker<S>>(style)))
  }
}

/// The automatic style of text fields.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The roundedBorder style of text fields.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The roundedBorder style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The squareBorder style of text fields.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The squareBorder style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
