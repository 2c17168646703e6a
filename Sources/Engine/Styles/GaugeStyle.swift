/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The value, in words.
  public struct CurrentValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The least value, in words.
  public struct MinimumValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// The greatest value, in words.
  public struct MaximumValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// Where the value lies in its range, from 0 to 1.
  public var value: Double
  /// Stands for the gauge's label in what the style makes.
  public var label: Label
  /// Stands for the value's label; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// Stands for the label of the least value; `nil` where there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// Stands for the label of the greatest value; `nil` where there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

enum GaugeStyleMaker<Style: GaugeStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The parts of a gauge that its style places.
struct GaugeParts<Label: View, Current: View, Bounds: View> {
  let label: HeldPart<Label>
  let current: HeldPart<Current>
  let least: HeldPart<Bounds>
  let most: HeldPart<Bounds>
}

extension Gauge: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> GaugeParts<Label, CurrentValueLabel, BoundsLabel> {
    GaugeParts(label: HeldPart(label), current: HeldPart(currentLabel), least: HeldPart(least), most: HeldPart(most))
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
    GaugeStyleConfiguration(
      value: fraction, label: .init(_held: parts.label.held),
      currentValueLabel: parts.current.label { .init(_held: $0) },
      minimumValueLabel: parts.least.label { .init(_held: $0) },
      maximumValueLabel: parts.most.label { .init(_held: $0) })
  }
}

extension View {
  /// Sets the style of gauges below.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, GaugeStyleConfiguration>(
        name: ".gaugeStyle", style: style, box: style is any BuiltInStyle ? nil : StyleBoxOf<GaugeStyleMaker<S>>(style))
    )
  }
}

/// The automatic style of gauges.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The accessoryCircular style of gauges.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessoryCircular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessoryCircularCapacity style of gauges.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessoryCircularCapacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The accessoryLinear style of gauges.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessoryLinear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The linearCapacity style of gauges.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linearCapacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The accessoryLinearCapacity style of gauges.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  /// The style in a tint, which is not kept.
  public init(tint: Gradient) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessoryLinearCapacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The circular style of gauges.
public nonisolated struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  /// The style in a tint, which is not kept.
  public init(tint: Gradient) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// The circular style.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// The linear style of gauges.
public nonisolated struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: some ShapeStyle) {}

  /// The style in a tint, which is not kept.
  public init(tint: Gradient) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// The linear style.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
