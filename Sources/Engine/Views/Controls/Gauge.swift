/// Shows a value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  _ControlView
{
  var fraction: Double
  var label: Label
  var currentLabel: CurrentValueLabel
  var least: BoundsLabel
  var most: BoundsLabel
  var marks: MarkedValueLabels

  public typealias Body = Never
  public var _content: TupleView<(Label, CurrentValueLabel, BoundsLabel, BoundsLabel, MarkedValueLabels)> {
    TupleView((label, currentLabel, least, most, marks))
  }
  public var _parameters: Double { fraction }
  public var _shown: String? { Describer.number(fraction) }

  nonisolated static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let width = bounds.upperBound - bounds.lowerBound
    return width > 0 ? Double(min(1, max(0, (value - bounds.lowerBound) / width))) : 0
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.part(value, bounds), label: label(), currentLabel: EmptyView(), least: EmptyView(),
      most: EmptyView(), marks: EmptyView())
  }

  /// A gauge with a label and one for the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.part(value, bounds), label: label(), currentLabel: currentValueLabel(), least: EmptyView(),
      most: EmptyView(), marks: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label, one for the value and labels at marked values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.part(value, bounds), label: label(), currentLabel: currentValueLabel(), least: EmptyView(),
      most: EmptyView(), marks: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label, one for the value and one at each end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.part(value, bounds), label: label(), currentLabel: currentValueLabel(),
      least: minimumValueLabel(), most: maximumValueLabel(), marks: EmptyView())
  }
}

extension Gauge {
  /// A gauge with all its labels.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.part(value, bounds), label: label(), currentLabel: currentValueLabel(),
      least: minimumValueLabel(), most: maximumValueLabel(), marks: markedValueLabels())
  }
}
