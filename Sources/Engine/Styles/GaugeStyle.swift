/// How gauges look.
public protocol GaugeStyle: BuiltInStyle {}

extension View {
  /// Sets the style of gauges below.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    effect(_Names.GaugeStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of gauges.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The accessoryCircular style of gauges.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessoryCircular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessoryCircularCapacity style of gauges.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessoryCircularCapacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The accessoryLinear style of gauges.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessoryLinear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The linearCapacity style of gauges.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linearCapacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
