import Foundation

/// A control that shows a choice of actions; they can be tapped at any time.
///
/// One with a primary action does that when it is tapped.
public nonisolated struct Menu<Label: View, Content: View>: _ControlView, Responder {
  var label: Label
  var content: Content
  var primaryAction: (@MainActor () -> Void)?

  /// A menu with a view as label; the label takes no tap.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A menu with a view as label that does `primaryAction` when it is tapped.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return primaryAction != nil }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    if case .tap = stimulus { primaryAction?() }
  }

  public typealias Body = Never
  public var _content: ModifiedContent<Label, _AttachedModifier<_Names.Menu, Content>> {
    label.attached(_Names.Menu.self, nil, content)
  }
  public var _parameters: _NoParameters { _NoParameters() }
}

extension Menu where Label == Text {
  /// A menu with localized text; the label takes no tap.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with localized text that does `primaryAction` when it is tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

  /// A menu with text taken as it is; the label takes no tap.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with text taken as it is that does `primaryAction` when it is tapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == Engine.Label<Text, Image> {
  /// A menu with localized text beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Engine.Label(titleKey, systemImage: systemImage) } }

  /// A menu with localized text beside a symbol that does `primaryAction` when it is tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Engine.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with localized text beside a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Engine.Label(titleKey, image: image) } }

  /// A menu with localized text beside a picture that does `primaryAction` when it is tapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Engine.Label(titleKey, image: image) }, primaryAction: primaryAction) }

  /// A menu with text taken as it is beside a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Engine.Label(title, systemImage: systemImage) } }

  /// A menu with text taken as it is beside a symbol that does `primaryAction` when it is tapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Engine.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with text taken as it is beside a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Engine.Label(title, image: image) } }

  /// A menu with text taken as it is beside a picture that does `primaryAction` when it is tapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Engine.Label(title, image: image) }, primaryAction: primaryAction) }
}

extension View {
  /// Shows a choice of actions for the view.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    attached(_Names.ContextMenu.self, nil, menuItems())
  }

  /// Shows a choice of actions for the view, with a preview.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { attached(_Names.ContextMenu.self, nil, menuItems()) }

  /// Shows actions when a row is swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { attached(_Names.SwipeActions.self, edge == .leading ? "leading" : nil, content()) }
}
