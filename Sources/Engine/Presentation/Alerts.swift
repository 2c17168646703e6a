import Foundation

extension View {
  nonisolated func dialog<Name: _ModifierName, Actions: View, Message: View>(
    _ name: Name.Type, _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> some View {
    presenting(name, isPresented, endsOnAction: true) { TupleView((title, message(), actions())) }
  }

  /// Shows an alert with a localized title while the binding is true; a tap on an action ends it.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.Alert.self, Text(titleKey), isPresented, actions) { EmptyView() } }

  /// Shows an alert with a title taken as it is while the binding is true; a tap on an action ends it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.Alert.self, Text(title), isPresented, actions) { EmptyView() } }

  /// Shows an alert whose title is a text while the binding is true; a tap on an action ends it.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.Alert.self, title, isPresented, actions) { EmptyView() } }

  /// Shows an alert with a localized title and a message while the binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.Alert.self, Text(titleKey), isPresented, actions, message) }

  /// Shows an alert with a title taken as it is and a message while the binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.Alert.self, Text(title), isPresented, actions, message) }

  /// Shows an alert made of data, with a message; without data it has neither actions nor message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(_Names.Alert.self, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert made of data; without data it has no actions.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { dialog(_Names.Alert.self, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() }) }

  /// Shows an alert with a title taken as it is made of data, with a message; without data it has neither.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialog(_Names.Alert.self, Text(title), isPresented, { data.map(actions) }, { data.map(message) }) }

  /// Shows an alert about an error, whose description is the title; empty without an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(_Names.Alert.self, Text(error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
  }

  /// Shows the alert that the closure makes while the binding is true.
  @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(_Names.Alert.self, isPresented, endsOnAction: true) { content() }
  }

  /// Shows the alert that the closure makes of an item while there is one.
  @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(_Names.Alert.self, item, identity: { AnyHashable($0.id) }, endsOnAction: true, content: content)
  }

  /// Shows a choice of actions with a localized title while the binding is true; the title is always shown.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.ConfirmationDialog.self, Text(titleKey), isPresented, actions) { EmptyView() } }

  /// Shows a choice of actions with a title taken as it is while the binding is true; the title is always shown.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.ConfirmationDialog.self, Text(title), isPresented, actions) { EmptyView() } }

  /// Shows a choice of actions with a localized title and a message while the binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.ConfirmationDialog.self, Text(titleKey), isPresented, actions, message) }

  /// Shows a choice of actions made of data, with a message; without data it has neither actions nor message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(_Names.ConfirmationDialog.self, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Shows the choice that the closure makes while the binding is true.
  @available(*, deprecated, message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)")
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presenting(_Names.ActionSheet.self, isPresented, endsOnAction: true) { content() }
  }
}

/// A message with one or two buttons.
public nonisolated struct Alert: _WrappingView {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert.
  public nonisolated struct Button: @unchecked Sendable {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button without a role; without an action it only ends the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that leaves things as they are, with a label of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// A button called “Cancel” that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action ?? {})
    }

    /// A button whose action loses or deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  /// An alert with one button; “OK” where none is given.
  public nonisolated init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public nonisolated init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public typealias Body = Never
  @MainActor public var _wrapped: some View { TupleView((title, message, _AlertButtons(buttons: buttons))) }
}

/// A choice of actions.
public nonisolated struct ActionSheet: _WrappingView {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public typealias Button = Alert.Button

  /// A choice of any number of buttons; “Cancel” alone where none are given.
  public nonisolated init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  public typealias Body = Never
  @MainActor public var _wrapped: some View { TupleView((title, message, _AlertButtons(buttons: buttons))) }
}

nonisolated struct _AlertButtons: _WrappingView {
  let buttons: [Alert.Button]

  typealias Body = Never
  @MainActor var _wrapped: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action() }) { buttons[index].label }
    }
  }
}

extension _AlertButtons: NamedViewType { static var viewName: String { "AlertButtons" } }
