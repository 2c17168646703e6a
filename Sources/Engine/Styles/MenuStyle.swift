/// How menus look, by a body.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

enum MenuStyleMaker<Style: MenuStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of menus below.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, MenuStyleConfiguration>(
        name: ".menuStyle", style: style, box: style is any BuiltInStyle ? nil : StyleBoxOf<MenuStyleMaker<S>>(style)))
  }
}

/// The automatic style of menus.
public nonisolated struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The button style of menus.
public nonisolated struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The borderlessButton style of menus.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderlessButton style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
