/// How forms look.
public protocol FormStyle: BuiltInStyle {}

extension View {
  /// Sets the style of forms below.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    effect(_Names.FormStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of forms.
public struct AutomaticFormStyle: FormStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The columns style of forms.
public struct ColumnsFormStyle: FormStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The grouped style of forms.
public struct GroupedFormStyle: FormStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
