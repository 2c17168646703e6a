import Foundation

/// A control that chooses a date; `select "2024-05-01T12:00:00Z" in "Label"` does it.
public nonisolated struct DatePicker<Label: View>: _ControlView, Responder {
  @Binding var selection: Date
  var label: Label
  var components: DatePickerComponents
  var minimum: Date?
  var maximum: Date?

  public typealias Components = DatePickerComponents

  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    components = displayedComponents
    self.label = label()
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    (minimum, maximum) = (range.lowerBound, range.upperBound)
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    minimum = range.lowerBound
  }

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
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(title) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(titleKey) } }
}

/// A control that chooses a colour; `select "red" in "Label"` does it.
public nonisolated struct ColorPicker<Label: View>: _ControlView, Responder {
  @Binding var selection: Color
  var label: Label

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
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
