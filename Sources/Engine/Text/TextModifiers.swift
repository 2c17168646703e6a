import Foundation

extension View {
  /// Draws the texts below in bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    setting(".bold", \.fontWeight, isActive ? .bold : nil)
  }

  /// Draws the texts below in italics, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { effect(_Names.Italic.self, "_", isActive) }

  /// Draws the texts below in strokes of a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    setting(".fontWeight", \.fontWeight, weight)
  }

  /// Draws the texts below in letters of a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { effect(_Names.FontWidth.self, "_", width) }

  /// Draws the texts below in letters of a design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    effect(_Names.FontDesign.self, "_", design)
  }

  /// Draws the texts below with digits of equal width.
  public nonisolated func monospacedDigit() -> some View { effect(_Names.MonospacedDigit.self) }

  /// Draws the texts below in letters of equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    effect(_Names.Monospaced.self, "_", isActive)
  }

  /// Draws a line under the texts below.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { effect(_Names.Underline.self, "_", isActive) }

  /// Draws a line through the texts below.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { effect(_Names.Strikethrough.self, "_", isActive) }

  /// Sets the room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { effect(_Names.Kerning.self, "_", kerning) }

  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { effect(_Names.Tracking.self, "_", tracking) }

  /// Moves the texts below up or down from their line.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    effect(_Names.BaselineOffset.self, "_", offset)
  }

  /// Sets how the lines of the texts below stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(".multilineTextAlignment", \.multilineTextAlignment, alignment)
  }

  /// Sets the most lines that the texts below take.
  public nonisolated func lineLimit(_ number: Int?) -> some View { setting(".lineLimit", \.lineLimit, number) }

  /// Sets the most lines that the texts below take; the room for them is reserved.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : nil, limit)
  }

  /// Sets how many lines the texts below take: room for the least number is reserved.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// Sets how many lines the texts below take.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(nil, limit.upperBound) }

  /// Sets how many lines the texts below take at least: room for them is reserved.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

  private nonisolated func lines(_ least: Int?, _ most: Int?) -> some View {
    modifier(_LineLimitModifier(least: least, most: most))
  }

  /// Sets the room between the lines of the texts below.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    setting(".lineSpacing", \.lineSpacing, lineSpacing)
  }

  /// Lets the texts below become smaller to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting(".minimumScaleFactor", \.minimumScaleFactor, factor)
  }

  /// Sets where the texts below are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    setting(".truncationMode", \.truncationMode, mode)
  }

  /// Sets the case of the texts below.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { setting(".textCase", \.textCase, textCase) }

  /// Lets the texts below be set tighter to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    setting(".allowsTightening", \.allowsTightening, flag)
  }

  /// Sets the range of text sizes below.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    setting(".dynamicTypeSize", \.dynamicTypeSize, size)
  }

  /// Lets a person select the texts below, or not.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    effect(_Names.TextSelection.self, "_", _Worded(words: S.allowsSelection ? "enabled" : "disabled"))
  }
}

/// Whether texts can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }

/// Texts can't be selected.
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Sets how many lines texts take.
public nonisolated struct _LineLimitModifier: _EnvironmentModifier, Equatable {
  let least: Int?
  let most: Int?
  public typealias Body = Never
  public static var _name: String { ".lineLimit" }
  public var _affectsLayout: Bool { true }

  public var _words: String? {
    guard let least else { return most.map(String.init) ?? "nil" }
    return least == most ? "\(least), reservesSpace" : "\(least)...\(most.map(String.init) ?? "")"
  }

  public func _set(_ values: inout EnvironmentValues) {
    values.lineLimits = LineLimits(least: max(1, least ?? 1), most: most)
  }
}
