/// How text editors look.
public protocol TextEditorStyle: BuiltInStyle {}

extension View {
  /// Sets the style of text editors below.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    effect(_Names.TextEditorStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The plain style of text editors.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
