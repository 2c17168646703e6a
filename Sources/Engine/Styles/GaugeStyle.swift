/// How gauges look, by a body.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

enum GaugeStyleMaker<Style: GaugeStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
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
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The accessoryCircular style of gauges.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessoryCircular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessoryCircularCapacity style of gauges.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
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
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessoryLinear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The linearCapacity style of gauges.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linearCapacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The accessoryLinearCapacity style of gauges.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}

  public init(tint: Gradient) {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessoryLinearCapacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The circular style of gauges.
public nonisolated struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}

  public init(tint: Gradient) {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// The circular style.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// The linear style of gauges.
public nonisolated struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}

  public init(tint: Gradient) {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// The linear style.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
