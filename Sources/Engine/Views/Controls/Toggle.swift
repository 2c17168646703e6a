import Foundation

/// A control that switches something on and off.
///
/// The control itself reads the binding: a view that only hands `$isOn` over does not run when it changes (D3).
public nonisolated struct Toggle<Label: View>: _ControlView, Responder {
  @Binding var isOn: Bool
  var label: Label

  /// A toggle with a view as label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { isOn ? "on" : "off" }

  func accepts(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .tap, .toggle: true
    default: false
    }
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) { isOn = !isOn }
}

/// A view that nothing but its content and its bindings tell from another.
public nonisolated struct _NoParameters: Equatable {}

extension Toggle where Label == Text {
  /// A toggle with localized text.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Engine.Label<Text, Image> {
  /// A toggle with localized text beside a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Engine.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with text taken as it is beside a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Engine.Label(title, systemImage: systemImage) }
  }
}
