/// How labelled content look.
public protocol LabeledContentStyle: BuiltInStyle {}

extension View {
  /// Sets the style of labelled content below.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    effect(_Names.LabeledContentStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of labelled content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
