/// How control groups look, by a body.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

enum ControlGroupStyleMaker<Style: ControlGroupStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of control groups below.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, ControlGroupStyleConfiguration>(
        name: ".controlGroupStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<ControlGroupStyleMaker<S>>(style)))
  }
}

/// The automatic style of control groups.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style of control groups.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The compactMenu style of control groups.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compactMenu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The menu style of control groups.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
