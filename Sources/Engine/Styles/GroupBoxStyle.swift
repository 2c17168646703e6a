/// How group boxes look.
public protocol GroupBoxStyle: BuiltInStyle {}

extension View {
  /// Sets the style of group boxes below.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    effect(_Names.GroupBoxStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
