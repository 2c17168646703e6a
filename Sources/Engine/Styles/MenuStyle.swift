/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct MenuStyleConfiguration {
  /// What the menu opens from.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The menu's items.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  let label: Label
  let content: Content
  let primaryAction: ActionBox?
}

enum MenuStyleMaker<Style: MenuStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension Menu: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> (HeldPart<Label>, HeldPart<Content>, ActionBox?) {
    (HeldPart(label), HeldPart(content), primaryAction.map { ActionBox($0) })
  }

  @MainActor func update(_ parts: (HeldPart<Label>, HeldPart<Content>, ActionBox?)) -> Bool {
    if let primaryAction { parts.2?.action = primaryAction }
    let changed = parts.0.update(label)
    return parts.1.update(content) || changed
  }

  @MainActor func configuration(
    _ parts: (HeldPart<Label>, HeldPart<Content>, ActionBox?)
  ) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(_held: parts.0.held), content: .init(_held: parts.1.held), primaryAction: parts.2)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    if let box = configuration.primaryAction {
      nonisolated(unsafe) let box = box
      primaryAction = { box.action() }
    }
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
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The button style of menus.
public nonisolated struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The borderlessButton style of menus.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderlessButton style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
