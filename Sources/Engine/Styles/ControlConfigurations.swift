import Foundation

/// What a progress view's style makes a body from.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What says how far it is.
  public struct CurrentValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  /// How far it is, from 0 to 1; nothing where that is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView: StyledControl {
  @MainActor func makeParts() -> (HeldContent<Label>, HeldContent<CurrentValueLabel>) {
    (HeldContent(label), HeldContent(currentLabel))
  }

  @MainActor func update(_ parts: (HeldContent<Label>, HeldContent<CurrentValueLabel>)) -> Bool {
    let changed = parts.0.update(label)
    return parts.1.update(currentLabel) || changed
  }

  @MainActor func configuration(
    _ parts: (HeldContent<Label>, HeldContent<CurrentValueLabel>)
  ) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(_held: _Held(owner: parts.0)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(_held: _Held(owner: parts.1)))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes a progress view from the configuration of one that a style gives a body.
  @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label ?? Label(_held: _Held(owner: nil)),
      configuration.currentValueLabel ?? CurrentValueLabel(_held: _Held(owner: nil)))
  }
}

/// What a gauge's style makes a body from.
public struct GaugeStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What says which value it is.
  public struct CurrentValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What stands at the lower end.
  public struct MinimumValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What stands at the upper end.
  public struct MaximumValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// What stands at some of the values.
  public struct MarkedValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  /// Where the value is within the bounds, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The parts of a gauge.
struct GaugeParts<Label: View, Current: View, Bounds: View> {
  let label: HeldContent<Label>
  let current: HeldContent<Current>
  let least: HeldContent<Bounds>
  let most: HeldContent<Bounds>
}

extension Gauge: StyledControl {
  @MainActor func makeParts() -> GaugeParts<Label, CurrentValueLabel, BoundsLabel> {
    GaugeParts(
      label: HeldContent(label), current: HeldContent(currentLabel), least: HeldContent(least), most: HeldContent(most))
  }

  @MainActor func update(_ parts: GaugeParts<Label, CurrentValueLabel, BoundsLabel>) -> Bool {
    let changes = [
      parts.label.update(label), parts.current.update(currentLabel), parts.least.update(least), parts.most.update(most),
    ]
    return changes.contains(true)
  }

  @MainActor func configuration(
    _ parts: GaugeParts<Label, CurrentValueLabel, BoundsLabel>
  ) -> GaugeStyleConfiguration {
    let hasBounds = BoundsLabel.self != EmptyView.self
    return GaugeStyleConfiguration(
      value: fraction, label: .init(_held: _Held(owner: parts.label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(_held: _Held(owner: parts.current)),
      minimumValueLabel: hasBounds ? .init(_held: _Held(owner: parts.least)) : nil,
      maximumValueLabel: hasBounds ? .init(_held: _Held(owner: parts.most)) : nil)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes a gauge from the configuration of one that a style gives a body.
  @MainActor @preconcurrency public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, label: configuration.label,
      currentLabel: configuration.currentValueLabel ?? CurrentValueLabel(_held: _Held(owner: nil)),
      least: EmptyView(), most: EmptyView(), marks: EmptyView())
  }
}

/// What a date picker's style makes a body from.
public struct DatePickerStyleConfiguration {
  /// The label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents
}

extension DatePicker: StyledControl {
  @MainActor func makeParts() -> HeldContent<Label> { HeldContent(label) }

  @MainActor func update(_ parts: HeldContent<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: HeldContent<Label>) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(_held: _Held(owner: parts)), selection: $selection, displayedComponents: [.hourAndMinute, .date])
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Makes a date picker from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(selection: configuration.$selection, displayedComponents: configuration.displayedComponents) {
      configuration.label
    }
  }
}
