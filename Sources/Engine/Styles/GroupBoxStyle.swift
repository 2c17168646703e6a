/// How group boxes look, by a body.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

enum GroupBoxStyleMaker<Style: GroupBoxStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of group boxes below.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, GroupBoxStyleConfiguration>(
        name: ".groupBoxStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<GroupBoxStyleMaker<S>>(style)))
  }
}

/// The automatic style of group boxes.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
