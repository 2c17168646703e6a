/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// Makes what stands in the place of the field, around the field itself.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style gives a body.
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
  @MainActor func makeParts(_ node: _ViewNode) -> HeldPart<Label> { HeldPart(label) }

  @MainActor func update(_ parts: HeldPart<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: HeldPart<Label>) -> TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: $text, axis: axis, replaces: replaces, label: .init(_held: parts.held))
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
  /// The style; it has no parameters.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The roundedBorder style of text fields.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The roundedBorder style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The squareBorder style of text fields.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The squareBorder style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
