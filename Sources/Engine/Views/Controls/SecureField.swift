import Foundation

/// A field whose text is not shown.
public nonisolated struct SecureField<Label: View>: _ControlView, Responder, LayoutContainer {
  @Binding var text: String
  var label: Label
  var onCommit: (() -> Void)?

  /// A field with a view as label; the prompt is not kept.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _text = text
    self.label = label()
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { String(repeating: "•", count: text.count) }
  var algorithm: any LayoutAlgorithm { FieldAlgorithm() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .type = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .type(let typed) = stimulus else { return }
    node.focusFromBelow()
    let isSubmitted = typed.hasSuffix("\n")
    text += isSubmitted ? String(typed.dropLast()) : typed
    if isSubmitted {
      onCommit?()
      node.submitFromBelow()
    }
  }
}

extension SecureField where Label == Text {
  /// A field with localized text; the prompt is not kept.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with text taken as it is; the prompt is not kept.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }

  /// A field with localized text that calls `onCommit` when typed text ends with a line break.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }
}

/// A control in which a person edits long text.
public nonisolated struct TextEditor: _ControlView, Responder, LayoutContainer {
  @Binding var text: String

  /// An editor for a string: it takes all the room that it is offered.
  public nonisolated init(text: Binding<String>) { _text = text }

  public typealias Body = Never
  public var _content: EmptyView { EmptyView() }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { text }
  var algorithm: any LayoutAlgorithm { LeafAlgorithm { $0.replacingUnspecifiedDimensions(by: .zero) } }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .type = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .type(let typed) = stimulus else { return }
    node.focusFromBelow()
    text += typed
  }
}
