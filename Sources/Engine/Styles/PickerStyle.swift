/// How pickers look.
public protocol PickerStyle: BuiltInStyle {}

extension View {
  /// Sets the style of pickers below.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    effect(_Names.PickerStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The menu style of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The wheel style of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The inline style of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The navigationLink style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigationLink style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The radioGroup style of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radioGroup style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The palette style of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
