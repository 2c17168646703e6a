import Foundation

/// What a shape is filled with or a text is drawn in: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// The style in words, for the recording.
  var _styleWords: String { get }
}

extension ShapeStyle {
  public var _styleWords: String { Describer().describe(self) }

  /// The style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(words: "\(_styleWords) \(Int.percent(opacity))%")
  }

  /// The style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { level("secondary") }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { level("tertiary") }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level("quaternary") }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { level("quinary") }

  private func level(_ name: String) -> AnyShapeStyle { AnyShapeStyle(words: "\(_styleWords) \(name)") }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable, RecordingDescribable {
  let words: String

  /// Wraps a style, of which the words are kept.
  public init<S: ShapeStyle>(_ style: S) { words = style._styleWords }

  init(words: String) { self.words = words }

  public var _styleWords: String { words }

  func recordingDescription(_ describer: Describer) -> String { words }
}

/// A style by its place in the hierarchy around it.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let name: String
  public var _styleWords: String { name }
  /// The style around it.
  public static let primary = HierarchicalShapeStyle(name: "primary")
  /// The style around it, less strong.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  /// The style around it, weaker still.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
  /// The style around it, hardly seen.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
  /// The style around it, hardest to see.
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

/// The style of the foreground around it.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// A style without parameters: where it is used decides what is seen.
  public init() {}

  public var _styleWords: String { "foreground" }
}

/// The style of the background around it.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// A style without parameters: where it is used decides what is seen.
  public init() {}

  public var _styleWords: String { "background" }
}

/// The tint around it.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// A style without parameters: where it is used decides what is seen.
  public init() {}

  public var _styleWords: String { "tint" }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// A style without parameters: where it is used decides what is seen.
  public init() {}

  public var _styleWords: String { "selection" }
}

/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// A style without parameters: where it is used decides what is seen.
  public init() {}

  public var _styleWords: String { "separator" }
}

/// A blurred background.
public struct Material: ShapeStyle, Equatable {
  let name: String
  public var _styleWords: String { name }
  /// Most is seen through it.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// More than usual is seen through it.
  public static let thin = Material(name: "thinMaterial")
  /// The usual one.
  public static let regular = Material(name: "regularMaterial")
  /// Less than usual is seen through it.
  public static let thick = Material(name: "thickMaterial")
  /// Least is seen through it.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// That of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around it.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The style around it, less strong.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style around it, weaker still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The style around it, hardly seen.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The style around it, hardest to see.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }

extension ShapeStyle where Self == Material {
  /// Most is seen through it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More than usual is seen through it.
  public static var thinMaterial: Material { .thin }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// Less than usual is seen through it.
  public static var thickMaterial: Material { .thick }
  /// Least is seen through it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}

/// How colours are mixed with what is behind them.
public enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// A shadow as a part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let words: String

  /// A shadow behind; only its radius is kept.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(words: "drop \(Describer.number(Double(radius)))") }

  /// A shadow within; only its radius is kept.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(words: "inner \(Describer.number(Double(radius)))") }
}
