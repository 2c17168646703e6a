import Foundation

/// A control for several days; no step chooses one.
public nonisolated struct MultiDatePicker<Label: View>: _ControlView {
  @Binding var selection: Set<DateComponents>
  let label: Label

  /// A control for several days, with a view as label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    _selection = selection
    self.label = label()
  }

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { "\(selection.count) days" }
}

extension MultiDatePicker {
  /// The same for days of a range, which is not kept.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  /// The same for days from a first one on, which is not kept.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
}

extension MultiDatePicker where Label == Text {
  /// A control for several days, with localized text.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A control for several days, with text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// With localized text, for days of a range, which is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// With localized text, for days from a first one on, which is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
}
