import Foundation

extension ProgressView {
  private nonisolated static func fraction(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double? {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = min(max(0, Date().timeIntervalSince(interval.lowerBound)), whole)
    return fraction(countsDown ? whole - gone : gone, whole)
  }

  /// The part of an interval that is over, or still left, when the view is made, with two labels.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(timerInterval, countsDown), label(), currentValueLabel()) }

  /// The part of an interval that is over, or still left, when the view is made, with a label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(Self.fraction(timerInterval, countsDown), label(), EmptyView())
  }

  /// The part of an interval that is over, or still left, when the view is made, without labels.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(timerInterval, countsDown), EmptyView(), EmptyView())
  }

  /// How far `progress` is when the view is made; it is not watched.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, EmptyView(), EmptyView())
  }
}

extension Stepper {
  /// The order of arguments before the label came first; either button is off where its action is `nil`.
  @_disfavoredOverload public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// The order of arguments before the label came first, for a value without bounds.
  @_disfavoredOverload public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// The order of arguments before the label came first, for a value within bounds.
  @_disfavoredOverload public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

extension Stepper where Label == Text {
  /// A stepper with localized text for a value without bounds; the format is not used.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper with localized text for a value within bounds; the format is not used.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// The order of arguments before the label came first, for any value within the bounds.
  @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// The order of arguments before the label came first, for values a step apart.
  @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension ControlGroup {
  /// Controls with a view as label, which is not shown.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == _LabelledControls<C, L> { self.init { _LabelledControls(content: content(), label: label()) } }

  /// Controls with localized text as label, which is not shown.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == _LabelledControls<C, Text> {
    self.init { _LabelledControls(content: content(), label: Text(titleKey)) }
  }

  /// Controls with localized text beside a symbol as label, which is not shown.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == _LabelledControls<C, Label<Text, Image>> {
    self.init { _LabelledControls(content: content(), label: Label(titleKey, systemImage: systemImage)) }
  }
}

/// Controls whose label is shown where they fold into a menu: not here.
public nonisolated struct _LabelledControls<Content: View, Label: View>: _WrappingView {
  let content: Content
  let label: Label
  public typealias Body = Never
  public var _wrapped: Content { content }
}

extension ContentUnavailableView where Label == Engine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// The title, looked up as localized text, beside a symbol, with a description where there is one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), systemImage: name, description: description)
  }
}

extension OutlineGroup {
  /// Views for the tree below one root, all of it open.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] { self.init([root], children: children, content: content) }
}
