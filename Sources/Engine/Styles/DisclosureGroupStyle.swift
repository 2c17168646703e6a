/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct DisclosureGroupStyleConfiguration {
  /// What shows and hides the content.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What is shown.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// Stands for the group's label in what the style makes.
  public let label: Label
  /// Stands for what is shown and hidden in what the style makes.
  public let content: Content
  @Binding public var isExpanded: Bool
}

enum DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension _DisclosureBody: TwoPartControl {
  var first: Label { label }
  var second: Content { content() }

  @MainActor func configuration(_ parts: TwoParts<Label, Content>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(_held: parts.first.held), content: .init(_held: parts.second.held), isExpanded: isExpanded)
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Makes a disclosure group from the configuration of one that a style gives a body.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of disclosure groups below.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, DisclosureGroupStyleConfiguration>(
        name: ".disclosureGroupStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<DisclosureGroupStyleMaker<S>>(style)))
  }
}

/// The automatic style of disclosure groups.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
