/// How split views look.
public protocol NavigationSplitViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of split views below.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    effect(_Names.NavigationSplitViewStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// The balanced style of split views.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The balanced style.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// The prominentDetail style of split views.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The prominentDetail style.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
