// The framework's own button styles: the buttons keep their content.

/// The style that fits the place.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// No decoration.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A filled border.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled border.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// No border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A link's appearance.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link's appearance.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A sheet of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A sheet of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A filled sheet of glass.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A filled sheet of glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of an accessory bar.
public nonisolated struct AccessoryButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == AccessoryButtonStyle {
  /// The appearance of an accessory bar.
  public static var accessory: AccessoryButtonStyle { AccessoryButtonStyle() }
}
