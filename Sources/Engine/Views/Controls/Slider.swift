import Foundation

/// A control that chooses a value from a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: _ControlView, Responder, LayoutContainer {
  @Binding var value: Double
  var bounds: ClosedRange<Double>
  var step: Double?
  var onEditingChanged: (Bool) -> Void
  var content: TupleView<(Label, ValueLabel?, ValueLabel?)>

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ label: Label, _ low: ValueLabel?, _ high: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    _value = value.asDouble
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    content = TupleView((label, low, high))
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, ValueLabel?, ValueLabel?)> { content }
  public var _parameters: _SliderParameters { _SliderParameters(bounds: bounds, step: step) }
  public var _shown: String? { Describer.number(value) }
  var algorithm: any LayoutAlgorithm {
    LeafAlgorithm { CGSize(width: $0.width ?? 100, height: 31) }
  }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .slide = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .slide(let wanted) = stimulus, wanted.isFinite else { return }
    var new = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      let steps = ((new - bounds.lowerBound) / step).rounded()
      new = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    onEditingChanged(true)
    value = new
    onEditingChanged(false)
  }
}

/// What counts in a comparison of sliders.
public nonisolated struct _SliderParameters: Equatable {
  var bounds: ClosedRange<Double>
  var step: Double?
}

extension Binding where Value: BinaryFloatingPoint {
  nonisolated var asDouble: Binding<Double> {
    Binding<Double>(
      location: MappedLocation(location, key: "double") {
        Double($0)
      } backward: {
        $1 = Value($0)
      })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for any value within the bounds, without a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), nil, nil, onEditingChanged)
  }

  /// A slider for values a step apart, without a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), nil, nil, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for any value within the bounds, with a view as label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), nil, nil, onEditingChanged)
  }

  /// A slider for values a step apart, with a view as label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), nil, nil, onEditingChanged)
  }
}

extension Slider {
  /// A slider for any value within the bounds, with a label and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider for values a step apart, with a label and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// The order of arguments before the label came first, with labels for both ends made beforehand.
  @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}
