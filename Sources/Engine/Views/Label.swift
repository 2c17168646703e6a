import Foundation

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: _ControlView {
  var title: Title
  var icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public typealias Body = Never
  public var _content: TupleView<(Icon, Title)> { TupleView((icon, title)) }
  public var _parameters: _NoParameters { _NoParameters() }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style makes a body from.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The label's icon.
  public struct Icon: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public var title: Title
  public var icon: Icon
}

enum LabelStyleMaker<Style: LabelStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension Label: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> (HeldContent<Title>, HeldContent<Icon>) {
    (HeldContent(title), HeldContent(icon))
  }

  @MainActor func update(_ parts: (HeldContent<Title>, HeldContent<Icon>)) -> Bool {
    let changed = parts.0.update(title)
    return parts.1.update(icon) || changed
  }

  @MainActor func configuration(_ parts: (HeldContent<Title>, HeldContent<Icon>)) -> LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(_held: _Held(owner: parts.0)), icon: .init(_held: _Held(owner: parts.1)))
  }
}

extension Label: TitledControl {
  var titleText: String? { (title as? Text)?.content }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension View {
  /// Sets the style of the labels below.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, LabelStyleConfiguration>(
        name: ".labelStyle", style: style,
        box: style is DefaultLabelStyle || style is TitleAndIconLabelStyle
          ? nil : StyleBoxOf<LabelStyleMaker<S>>(style)))
  }
}

/// The style that fits the place.
public nonisolated struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The title and the icon.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
