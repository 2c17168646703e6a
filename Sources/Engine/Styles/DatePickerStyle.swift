/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// Stands for the picker's label in what the style makes.
  public let label: Label
  @Binding public var selection: Date
  /// The first date that can be chosen; `nil` for any.
  public var minimumDate: Date?
  /// The last date that can be chosen; `nil` for any.
  public var maximumDate: Date?
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents
}

enum DatePickerStyleMaker<Style: DatePickerStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension DatePicker: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> HeldPart<Label> { HeldPart(label) }

  @MainActor func update(_ parts: HeldPart<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: HeldPart<Label>) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(_held: parts.held), selection: $selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Makes a date picker from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(selection: configuration.$selection, displayedComponents: configuration.displayedComponents) {
      configuration.label
    }
    (minimum, maximum) = (configuration.minimumDate, configuration.maximumDate)
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
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
