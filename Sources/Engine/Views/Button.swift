import Foundation

/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The action loses or deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The action leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that calls an action when it is tapped.
public nonisolated struct Button<Label: View>: _ControlView, Responder, LayoutContainer {
  var role: ButtonRole?
  var action: @MainActor () -> Void
  var label: Label

  /// A button of the view that the closure makes.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// A button with a role, of the view that the closure makes; `nil` is no role.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: ButtonRole? { role }
  var algorithm: any LayoutAlgorithm { DepthAlgorithm() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    action()
    node.environment.values.actionDismisser?.action()
  }
}

extension Button where Label == Text {
  /// A button with localized text.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a role and localized text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a role and text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
