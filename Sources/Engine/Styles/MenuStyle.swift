/// How menus look.
public protocol MenuStyle: BuiltInStyle {}

extension View {
  /// Sets the style of menus below.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    effect(_Names.MenuStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of menus.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The button style of menus.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The borderlessButton style of menus.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderlessButton style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
