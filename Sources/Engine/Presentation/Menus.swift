import Foundation

/// A control that shows a choice of actions; they can be tapped at any time.
public nonisolated struct Menu<Label: View, Content: View>: _ControlView {
  var label: Label
  var content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
  }

  public typealias Body = Never
  public var _content: ModifiedContent<Label, _AttachedModifier<_Names.Menu, Content>> {
    label.attached(_Names.Menu.self, nil, content)
  }
  public var _parameters: _NoParameters { _NoParameters() }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Engine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Engine.Label(titleKey, systemImage: systemImage) } }
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
