import Foundation

/// A control that chooses a date; `select "2024-05-01T12:00:00Z" in "Label"` does it.
public nonisolated struct DatePicker<Label: View>: _ControlView, Responder {
  @Binding var selection: Date
  var label: Label
  var components: DatePickerComponents
  var minimum: Date?
  var maximum: Date?

  public typealias Components = DatePickerComponents

  /// A control for any date, with a view as label.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// A control for a date within bounds, which styles are told; a step can choose any date.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    (minimum, maximum) = (range.lowerBound, range.upperBound)
  }

  /// A control for a date from a first one on, which styles are told; a step can choose any date.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    minimum = range.lowerBound
  }

  /// A control for a date up to a last one, which styles are told; a step can choose any date.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    maximum = range.upperBound
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { Describer().describe(selection) }

  func accepts(_ stimulus: Stimulus) -> Bool {
    switch stimulus {
    case .select(let words), .type(let words): DatePicker.parse(words) != nil
    default: false
    }
  }

  private static func parse(_ words: String) -> Date? {
    let text = words.contains("T") ? words : words + "T00:00:00Z"
    return try? Date.ISO8601FormatStyle().parse(text)
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    switch stimulus {
    case .select(let words), .type(let words): if let date = DatePicker.parse(words) { selection = date }
    default: break
    }
  }
}

/// What a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// A control for any date, with localized text; which parts are shown is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// A control for any date, with text taken as it is; which parts are shown is not kept.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(title) } }

  /// A control with localized text; neither the bounds nor which parts are shown are kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// A control with localized text; neither the first date nor which parts are shown are kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// A control with localized text; neither the last date nor which parts are shown are kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }
}

/// A control that chooses a colour; `select "red" in "Label"` does it.
public nonisolated struct ColorPicker<Label: View>: _ControlView, Responder {
  @Binding var selection: Color
  var label: Label

  /// A control with a view as label; a step chooses a colour by its name, whatever its opacity.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { selection.words }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .select = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .select(let words) = stimulus else { return }
    let named: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
      .black, .clear,
    ]
    selection = named.first { $0.words == words } ?? Color(words)
  }
}

extension ColorPicker where Label == Text {
  /// A control with localized text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// A control with text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
