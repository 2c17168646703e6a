/// How navigation views look.
public protocol NavigationViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of navigation views below.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    effect(_Names.NavigationViewStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The stack style of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The stack style.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The columns style of navigation views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns style.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The doubleColumn style of navigation views.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// The doubleColumn style.
  public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}
