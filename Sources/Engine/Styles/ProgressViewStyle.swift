/// How progress views look, by a body.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

enum ProgressViewStyleMaker<Style: ProgressViewStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of progress views below.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, ProgressViewStyleConfiguration>(
        name: ".progressViewStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<ProgressViewStyleMaker<S>>(style)))
  }
}

/// The automatic style of progress views.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
