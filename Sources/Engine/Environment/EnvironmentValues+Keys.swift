import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitsKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

/// How many lines a text takes: room for the least number is reserved.
struct LineLimits: Equatable {
  var least = 1
  var most: Int?
}

extension EnvironmentValues {
  /// The font of the texts below; `nil` for the one that fits the place.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text below takes at most; `nil` for as many as it needs. Setting it reserves no room.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits = LineLimits(most: newValue) }
  }

  var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// Whether the controls below take steps; `true` where nothing above sets it.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether what is below is drawn light or dark; a step can set it. Light at the beginning.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// Light or dark.
public enum ColorScheme: String, CaseIterable, Sendable { case light, dark }

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
  /// The language and region of the person; a step can set it. `en_US` at the beginning.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The size of text that the person chose; a step can set it. `large` at the beginning.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The direction in which the views below read; a step can set it. Left to right at the beginning.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// The size of text that the person chose.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Sizes from the smallest to the largest.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }

  /// Whether it is one of the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The direction of writing.
public enum LayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }
