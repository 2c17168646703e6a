/// How date pickers look.
public protocol DatePickerStyle: BuiltInStyle {}

extension View {
  /// Sets the style of date pickers below.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    effect(_Names.DatePickerStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
