/// How progress views look.
public protocol ProgressViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of progress views below.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    effect(_Names.ProgressViewStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
