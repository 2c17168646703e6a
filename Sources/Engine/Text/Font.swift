import Foundation

/// A typeface at a size.
public struct Font: Hashable, Sendable {
  var size: CGFloat
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var name: String?

  /// 34 points, for a screen's title.
  public static let largeTitle = Font(size: 34)
  /// 28 points, for the first level of headings.
  public static let title = Font(size: 28)
  /// 22 points, for the second level of headings.
  public static let title2 = Font(size: 22)
  /// 20 points, for the third level of headings.
  public static let title3 = Font(size: 20)
  /// 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 15 points, for what stands below a heading.
  public static let subheadline = Font(size: 15)
  /// 17 points, for most text.
  public static let body = Font(size: 17)
  /// 16 points, for what stands beside the text.
  public static let callout = Font(size: 16)
  /// 13 points, for notes.
  public static let footnote = Font(size: 13)
  /// 12 points, for what stands below a picture.
  public static let caption = Font(size: 12)
  /// 11 points, for what stands below a picture and matters less.
  public static let caption2 = Font(size: 11)

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The thinnest strokes: 100.
    public static let ultraLight = Weight(value: 100)
    /// Nearly the thinnest strokes: 200.
    public static let thin = Weight(value: 200)
    /// Strokes thinner than usual: 300.
    public static let light = Weight(value: 300)
    /// The usual strokes: 400.
    public static let regular = Weight(value: 400)
    /// Strokes a little thicker than usual: 500.
    public static let medium = Weight(value: 500)
    /// Strokes of headlines: 600.
    public static let semibold = Weight(value: 600)
    /// Strokes that stand out: 700.
    public static let bold = Weight(value: 700)
    /// Strokes thicker than bold ones: 800.
    public static let heavy = Weight(value: 800)
    /// The thickest strokes: 900.
    public static let black = Weight(value: 900)
  }

  /// The style of the letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The width of the letters.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

  /// The space between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A named size that follows the person's settings.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The system's font in a size in points, whatever the person's settings.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// The system's font in a named size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = style.font
    font.design = design
    if let weight { font.weight = weight }
    return font
  }

  /// A font by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, name: name) }

  /// A font by its name, in a size in points; the named size is not kept.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size, name: name)
  }

  /// A font by its name, in a size in points, whatever the person's settings.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize, name: name) }

  /// The font in strokes of a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The font in bold strokes.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font in letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The same font: digits keep their width.
  public func monospacedDigit() -> Font { self }

  /// The same font: small capitals are not kept.
  public func smallCaps() -> Font { self }

  /// The same font: the space between lines is not kept.
  public func leading(_ leading: Leading) -> Font { self }

  /// The same font: the width of letters is not kept.
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String {
    var parts = [name, Describer.number(Double(size))].compactMap { $0 }
    if let weight { parts.append("weight \(weight.value)") }
    if let design, design != .default { parts.append("\(design)") }
    if isItalic { parts.append("italic") }
    return parts.joined(separator: " ")
  }
}

extension Font.Weight: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { String(value) }
}
