/// How labelled content look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What is labelled.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  public let label: Label
  public let content: Content
}

enum LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension LabeledContent: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> (HeldPart<Label>, HeldPart<Content>) {
    (HeldPart(label), HeldPart(content))
  }

  @MainActor func update(_ parts: (HeldPart<Label>, HeldPart<Content>)) -> Bool {
    let changed = parts.0.update(label)
    return parts.1.update(content) || changed
  }

  @MainActor func configuration(_ parts: (HeldPart<Label>, HeldPart<Content>)) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(label: .init(_held: parts.0.held), content: .init(_held: parts.1.held))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes labelled content from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of labelled content below.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, LabeledContentStyleConfiguration>(
        name: ".labeledContentStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<LabeledContentStyleMaker<S>>(style)))
  }
}

/// The automatic style of labelled content.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
