/// How date pickers look, by a body.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

enum DatePickerStyleMaker<Style: DatePickerStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of date pickers below.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, DatePickerStyleConfiguration>(
        name: ".datePickerStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<DatePickerStyleMaker<S>>(style)))
  }
}

/// The automatic style of date pickers.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
