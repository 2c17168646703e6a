/// How forms look, by a body.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

enum FormStyleMaker<Style: FormStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: FormStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of forms below.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, FormStyleConfiguration>(
        name: ".formStyle", style: style, box: style is any BuiltInStyle ? nil : StyleBoxOf<FormStyleMaker<S>>(style)))
  }
}

/// The automatic style of forms.
public nonisolated struct AutomaticFormStyle: FormStyle, BuiltInStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The columns style of forms.
public nonisolated struct ColumnsFormStyle: FormStyle, BuiltInStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The grouped style of forms.
public nonisolated struct GroupedFormStyle: FormStyle, BuiltInStyle {
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
