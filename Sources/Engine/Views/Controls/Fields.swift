import Foundation

/// Where a field keeps its text: in a string, or in a value by way of its text.
public nonisolated struct _FieldText {
  @Binding var text: String
}

/// A control in which a person edits text.
///
/// The field itself reads the binding: a view that only hands `$text` over does not run when it changes (D3).
public nonisolated struct TextField<Label: View>: _ControlView, Responder, LayoutContainer {
  @Binding var text: String
  var label: Label
  var axis: Axis?
  /// Whether typing takes the place of what is there: so it is for a formatted value.
  var replaces = false
  var onCommit: (() -> Void)?
  /// Whether it is the field to search in.
  var isSearch = false

  init(text: Binding<String>, axis: Axis? = nil, replaces: Bool = false, label: Label) {
    _text = text
    self.axis = axis
    self.replaces = replaces
    self.label = label
  }

  init(search text: Binding<String>, label: Label) {
    self.init(text: text, label: label)
    isSearch = true
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: Axis? { axis }
  public var _shown: String? { text }
  var algorithm: any LayoutAlgorithm { FieldAlgorithm() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .type = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .type(let typed) = stimulus else { return }
    node.focusFromBelow()
    if isSearch { node.environment.values.search?.begin() }
    let isSubmitted = typed.hasSuffix("\n") && axis != .vertical
    let entered = isSubmitted ? String(typed.dropLast()) : typed
    let new = replaces ? entered : text + entered
    if new != text { text = new }
    if isSubmitted {
      onCommit?()
      node.submitFromBelow(isSearch ? .search : .text)
    }
  }
}

/// A field: as wide as it may be, one line high; its label stands for what can be typed.
struct FieldAlgorithm: LayoutAlgorithm {
  var height: CGFloat = 22

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let ideal = node.children.first?.size(for: .unspecified) ?? .zero
    return CGSize(width: max(ideal.width, proposal.width ?? 100), height: max(height, ideal.height))
  }

  @MainActor func place(in node: LayoutItem) {
    for child in node.children { child.place(at: .zero, proposal: ProposedViewSize(node.frame.size)) }
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, axis: axis, label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, label: Text(titleKey))
    self.onCommit = onCommit
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(titleKey))
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title))
    self.onCommit = onCommit
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), replaces: true, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), replaces: true, label: Text(title))
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.optionallyFormatted(format), replaces: true, label: Text(titleKey))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(with: formatter), replaces: true, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: value.formatted(with: formatter), replaces: true, label: Text(title))
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label())
  }

  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, axis: axis, label: label()) }

  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), replaces: true, label: label())
  }
}

extension Binding {
  /// A binding to the value's text; what can't be read as a value is not written.
  nonisolated func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      location: MappedLocation(location, key: AnyHashable(format)) { value in
        format.format(value)
      } backward: { text, value in
        if let parsed = try? format.parseStrategy.parse(text) { value = parsed }
      })
  }

  nonisolated func optionallyFormatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      location: MappedLocation(location, key: AnyHashable(format)) { value in
        value.map(format.format) ?? ""
      } backward: { text, value in
        value = try? format.parseStrategy.parse(text)
      })
  }

  nonisolated func formatted(with formatter: Formatter) -> Binding<String> {
    Binding<String>(
      location: MappedLocation(location, key: "formatter") { value in
        formatter.string(for: value) ?? String(describing: value)
      } backward: { text, value in
        if let new = (formatter as? NumberFormatter)?.number(from: text), let cast = new as? Value {
          value = cast
        } else if let cast = Binding.parse(text) {
          value = cast
        }
      })
  }

  private nonisolated static func parse(_ text: String) -> Value? {
    if let type = Value.self as? any LosslessStringConvertible.Type { return type.init(text) as? Value }
    return nil
  }
}
