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

  public let label: Label
  public let content: Content
}

enum GroupBoxStyleMaker<Style: GroupBoxStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension GroupBox: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> (HeldPart<Label>, HeldPart<Content>) {
    (HeldPart(label), HeldPart(content))
  }

  @MainActor func update(_ parts: (HeldPart<Label>, HeldPart<Content>)) -> Bool {
    let changed = parts.0.update(label)
    return parts.1.update(content) || changed
  }

  @MainActor func configuration(_ parts: (HeldPart<Label>, HeldPart<Content>)) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(_held: parts.0.held), content: .init(_held: parts.1.held))
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
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
