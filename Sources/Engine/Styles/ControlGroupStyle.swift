/// How control groups look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The group's label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// Stands for the controls in what the style makes.
  public let content: Content
  /// Stands for the group's label in what the style makes.
  public let label: Label
}

enum ControlGroupStyleMaker<Style: ControlGroupStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension ControlGroup: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> HeldPart<Content> { HeldPart(content) }

  @MainActor func update(_ parts: HeldPart<Content>) -> Bool { parts.update(content) }

  @MainActor func configuration(_ parts: HeldPart<Content>) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: .init(_held: parts.held), label: .init(_held: _Held(owner: nil)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a control group from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
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
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style of control groups.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The compactMenu style of control groups.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compactMenu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The menu style of control groups.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
