/// What a group box's style makes a body from.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The content.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let label: Label
  public let content: Content
}

/// The held label and the held content of a box.
@MainActor struct BoxParts<Label: View, Content: View> {
  let label: HeldContent<Label>
  let content: HeldContent<Content>

  init(_ label: Label, _ content: Content) {
    self.label = HeldContent(label)
    self.content = HeldContent(content)
  }

  func update(_ newLabel: Label, _ newContent: Content) -> Bool {
    let changed = label.update(newLabel)
    return content.update(newContent) || changed
  }
}

extension GroupBox: StyledControl {
  @MainActor func makeParts() -> BoxParts<Label, Content> { BoxParts(label, content) }

  @MainActor func update(_ parts: BoxParts<Label, Content>) -> Bool { parts.update(label, content) }

  @MainActor func configuration(_ parts: BoxParts<Label, Content>) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(_held: _Held(owner: parts.label)), content: .init(_held: _Held(owner: parts.content)))
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a group box from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// What a labelled content's style makes a body from.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The content.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let label: Label
  public let content: Content
}

extension LabeledContent: StyledControl {
  @MainActor func makeParts() -> BoxParts<Label, Content> { BoxParts(label, content) }

  @MainActor func update(_ parts: BoxParts<Label, Content>) -> Bool { parts.update(label, content) }

  @MainActor func configuration(_ parts: BoxParts<Label, Content>) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(_held: _Held(owner: parts.label)), content: .init(_held: _Held(owner: parts.content)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes labelled content from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// What a control group's style makes a body from.
public struct ControlGroupStyleConfiguration {
  /// The content.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let content: Content
}

extension ControlGroup: StyledControl {
  @MainActor func makeParts() -> HeldContent<Content> { HeldContent(content) }

  @MainActor func update(_ parts: HeldContent<Content>) -> Bool { parts.update(content) }

  @MainActor func configuration(_ parts: HeldContent<Content>) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: .init(_held: _Held(owner: parts)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a control group from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// What a disclosure group's style makes a body from.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The content.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

extension _DisclosureStack: StyledControl {
  @MainActor func makeParts() -> BoxParts<Label, Content> { BoxParts(label, make()) }

  @MainActor func update(_ parts: BoxParts<Label, Content>) -> Bool { parts.update(label, make()) }

  @MainActor func configuration(_ parts: BoxParts<Label, Content>) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(_held: _Held(owner: parts.label)), content: .init(_held: _Held(owner: parts.content)),
      isExpanded: isExpanded)
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Makes a disclosure group from the configuration of one that a style gives a body.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

/// What a menu's style makes a body from.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The choices.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  let label: Label
  let content: Content
}

extension Menu: StyledControl {
  @MainActor func makeParts() -> BoxParts<Label, Content> { BoxParts(label, content) }

  @MainActor func update(_ parts: BoxParts<Label, Content>) -> Bool { parts.update(label, content) }

  @MainActor func configuration(_ parts: BoxParts<Label, Content>) -> MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(_held: _Held(owner: parts.label)), content: .init(_held: _Held(owner: parts.content)))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// What a form's style makes a body from.
public struct FormStyleConfiguration {
  /// The content.
  public struct Content: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let content: Content
}

extension Form: StyledControl {
  @MainActor func makeParts() -> HeldContent<Content> { HeldContent(content) }

  @MainActor func update(_ parts: HeldContent<Content>) -> Bool { parts.update(content) }

  @MainActor func configuration(_ parts: HeldContent<Content>) -> FormStyleConfiguration {
    FormStyleConfiguration(content: .init(_held: _Held(owner: parts)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
