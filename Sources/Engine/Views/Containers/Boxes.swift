// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// Views in a box with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: _StyledContainer, LayoutContainer {
  var label: Label
  var content: Content

  /// A box with a view as label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label made beforehand.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, Content)> { TupleView((label, content)) }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .vertical, spacing: 8, horizontal: .leading) }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// A box with localized text as label.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with text taken as it is as label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A label that shows or hides content; `tap "Label"` does it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// A group that keeps whether it is open itself, closed at the beginning.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// A group that is open while `isExpanded` is true; a tap writes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let binding = isExpanded ?? $isOpen
    _DisclosureBody(label: label, content: content, isExpanded: binding, isOpen: binding.wrappedValue)
  }
}

/// What a disclosure group shows: the label over the content, where no style makes something else of them.
@MainActor public struct _DisclosureBody<Label: View, Content: View>: _StyledContainer, LayoutContainer, NamedContainer
{
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
  let isOpen: Bool

  public typealias Body = Never
  public var _content: TupleView<(Button<Label>, Content?)> {
    let binding = isExpanded
    return TupleView(
      (
        Button {
          binding.wrappedValue.toggle()
        } label: {
          label
        }, isOpen ? content() : nil
      ))
  }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .vertical, spacing: 8, horizontal: .leading) }
  nonisolated var containerName: String { "VStack" }
}

extension DisclosureGroup where Label == Text {
  /// A group with localized text as label that keeps whether it is open itself.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with localized text as label that is open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// A group with text taken as it is as label that keeps whether it is open itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with text taken as it is as label that is open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: _StyledContainer, LayoutContainer {
  var content: Content

  /// A group of the controls that the closure makes, without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .horizontal, spacing: 8) }
}

/// A label with a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: _StyledContainer, LayoutContainer {
  var label: Label
  var content: Content

  /// A view as content, with a view as label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, Spacer, Content)> { TupleView((label, Spacer(), content)) }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .horizontal, spacing: 8) }
}

extension LabeledContent where Label == Text {
  /// A view as content, with localized text as label.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A view as content, with text taken as it is as label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A text as content, with localized text as label.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Content == Text {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }

  /// A text as content, with text taken as it is as label.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) where Content == Text {
    self.init(content: { Text(value) }) { Text(title) }
  }

  /// A formatted value as content, with localized text as label.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }
}

/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _ContainerView {
  var label: Label
  var description: Description
  var actions: Actions

  /// A label, and below it a description and actions where there are some.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, Description, Actions)> { TupleView((label, description, actions)) }
  public var _parameters: _NoParameters { _NoParameters() }
}

extension ContentUnavailableView where Label == Engine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A localized title beside a symbol, with a description below where there is one.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { Engine.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}
