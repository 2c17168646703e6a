/// How labelled content look, by a body.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

enum LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of labelled content below.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, LabeledContentStyleConfiguration>(
        name: ".labeledContentStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<LabeledContentStyleMaker<S>>(style)))
  }
}

/// The automatic style of labelled content.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
