/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What is in the box.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// Stands for the box's label in what the style makes.
  public let label: Label
  /// Stands for what is in the box in what the style makes.
  public let content: Content
}

enum GroupBoxStyleMaker<Style: GroupBoxStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension GroupBox: TwoPartControl {
  var first: Label { label }
  var second: Content { content }

  @MainActor func configuration(_ parts: TwoParts<Label, Content>) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(_held: parts.first.held), content: .init(_held: parts.second.held))
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a group box from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension View {
  /// Sets the style of group boxes below.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, GroupBoxStyleConfiguration>(
        name: ".groupBoxStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<GroupBoxStyleMaker<S>>(style)))
  }
}

/// The automatic style of group boxes.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
