/// How tab views look.
public protocol TabViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of tab views below.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    effect(_Names.TabViewStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The page style of tab views.
public struct PageTabViewStyle: TabViewStyle {
  /// The style; it has no parameters.
  public init() {}

  /// When the index of the pages is shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  /// The style; when the index is shown is not kept.
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style; when the index is shown is not kept.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The sidebarAdaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebarAdaptable style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The verticalPage style of tab views.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The verticalPage style.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
