/// The project's own measure of text, the same on every machine.
///
/// No font is asked: a table of Helvetica's widths, and classes of characters for everything else. A little is added,
/// so that text fits its node in the fonts that stand in for Helvetica.
///
///     TextMetrics.width(of: "isOn", size: 12)
public enum TextMetrics {
  /// What is added for fonts a little wider than the table's.
  static let allowance = 1.04

  /// The width of one line of text, in the unit of `size`. Cost: one pass over the text.
  public static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    var thousandths = 0
    for character in text { thousandths += width(of: character, isBold: isBold) }
    return Double(thousandths) / 1000 * size * allowance
  }

  private static func width(of character: Character, isBold: Bool) -> Int {
    if let ascii = character.asciiValue {
      guard ascii >= 32, ascii < 127 else { return 0 }
      return (isBold ? GlyphWidths.bold : GlyphWidths.regular)[Int(ascii) - 32]
    }
    let scalars = character.unicodeScalars
    // A sequence is one picture where the font knows it, and several where it doesn't: room is left for these.
    if isDrawnAsEmoji(scalars) { return max(1, scalars.count { CharacterClass($0) != .zero }) * 1340 }
    // A syllable of conjoining letters is one square; other clusters are as wide as their letters.
    if let first = scalars.first, CharacterClass(first) == .wide { return 1020 }
    var sum = 0
    for scalar in scalars { sum += CharacterClass(scalar).width(isBold: isBold) }
    return sum
  }

  private static func isDrawnAsEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return scalars.count > 1 && first.properties.isEmoji
      && scalars.contains { $0.value == 0xFE0F || $0.value == 0x200D || $0.value == 0x20E3 }
  }
}
