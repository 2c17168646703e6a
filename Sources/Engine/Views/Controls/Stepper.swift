import Foundation

/// A control that makes a value larger or smaller by steps.
///
/// A tap increments; `select "Decrement" in "Label"` and `select "Increment" in "Label"` do either.
public nonisolated struct Stepper<Label: View>: _ControlView, Responder {
  var value: Binding<Double>?
  var onIncrement: (() -> Void)?
  var onDecrement: (() -> Void)?
  var onEditingChanged: (Bool) -> Void
  var label: Label

  /// A stepper that calls actions; either is `nil` where that way is closed.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper for a value without bounds, with a view as label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value that stays within bounds, with a view as label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(_ stride: V.Stride) {
      let new = value.wrappedValue.advanced(by: stride)
      if bounds.contains(new) { value.wrappedValue = new }
    }
    self.init(
      label: label, onIncrement: { move(step) }, onDecrement: { move(-step) }, onEditingChanged: onEditingChanged)
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .tap: true
    case .select(let option): ["Increment", "Decrement", "+", "-", "−"].contains(option)
    default: false
    }
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    onEditingChanged(true)
    if case .select(let option) = stimulus, option != "Increment", option != "+" {
      onDecrement?()
    } else {
      onIncrement?()
    }
    onEditingChanged(false)
  }
}

extension Stepper where Label == Text {
  /// A stepper with localized text that calls actions; either is `nil` where that way is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with text taken as it is that calls actions; either is `nil` where that way is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with localized text for a value without bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// A stepper with text taken as it is for a value without bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  /// A stepper with localized text for a value that stays within bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// A stepper with text taken as it is for a value that stays within bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}
