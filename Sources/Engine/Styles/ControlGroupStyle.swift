/// How control groups look.
public protocol ControlGroupStyle: BuiltInStyle {}

extension View {
  /// Sets the style of control groups below.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    effect(_Names.ControlGroupStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of control groups.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style of control groups.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The compactMenu style of control groups.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compactMenu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The menu style of control groups.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
