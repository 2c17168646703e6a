/// How the indexes of pages look.
public protocol IndexViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of the indexes of pages below.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    effect(_Names.IndexViewStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The page style of the indexes of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The style; it has no parameters.
  public init() {}

  /// When the index's background is shown.
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

  /// The style; when the background is shown is not kept.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The page style.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The page style; when the background is shown is not kept.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
