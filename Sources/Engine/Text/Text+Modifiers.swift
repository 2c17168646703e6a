import Foundation

extension Text {
  nonisolated func adding(_ modifier: Modifier) -> Text {
    Text(content: content, modifiers: modifiers + [modifier])
  }

  /// The text in a font.
  public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// The text in strokes of a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// The text in letters of a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.other("fontWidth")) }

  /// The text in letters of a design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.other("fontDesign")) }

  /// The text in bold.
  public nonisolated func bold() -> Text { adding(.weight(.bold)) }

  /// The text in bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in italics.
  public nonisolated func italic() -> Text { adding(.italic) }

  /// The text in italics, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text in letters of equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { adding(.other("monospaced")) }

  /// The text with digits of equal width.
  public nonisolated func monospacedDigit() -> Text { adding(.other("monospacedDigit")) }

  /// The text with a line through it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { isActive ? adding(.other("strikethrough")) : self }

  /// The text with a line under it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { isActive ? adding(.other("underline")) : self }

  /// The text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    adding(.other("foregroundColor: \(color?.words ?? "nil")"))
  }

  /// The text in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.other("foregroundStyle: \(style._styleWords)"))
  }

  /// The text with more or less room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    adding(.other("kerning: \(Describer.number(Double(kerning)))"))
  }

  /// The text with more or less room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    adding(.other("tracking: \(Describer.number(Double(tracking)))"))
  }

  /// The text above or below its line.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text {
    adding(.other("baselineOffset: \(Describer.number(Double(offset)))"))
  }

  /// What a reader says of the text.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { self }

  /// How a line is drawn.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// One solid line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    init() {}

    /// A line; neither the pattern nor the colour is kept.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Where a text is cut that is too long.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Makes a text that shows an image.
  public nonisolated init(_ image: Image) { self.init(verbatim: "") }

  /// The weight that the text's own modifiers give it.
  nonisolated var ownWeight: Font.Weight? {
    for modifier in modifiers.reversed() { if case .weight(let weight?) = modifier { return weight } }
    return nil
  }
}

/// How the lines of a text stand to each other.
public enum TextAlignment: String, Hashable, CaseIterable, Sendable { case leading, center, trailing }

private struct WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct SpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// How the lines of the texts below stand to each other: at the beginning where nothing above sets it.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The room between lines beyond the usual one, in points: 0 where nothing above sets it.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// How small texts may become to fit, from 0 to 1: 1 where nothing above sets it.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Where texts that are too long are cut: at the end where nothing above sets it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The case in which texts are shown; `nil` for that in which they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether letters may stand closer so that a text fits: `false` where nothing above sets it.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}
