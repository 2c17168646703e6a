import Foundation

/// The project's own measures of text, so that a layout is the same on every machine (I4).
///
/// Widths are those of a common sans-serif face in thousandths of the size; wide characters (CJK, emoji) count as
/// one full size, marks that combine as nothing. All results are multiples of 1/64 point, so that sums are exact.
enum TextMetrics {
  /// The size of a text in points.
  ///
  /// - Parameters:
  ///   - width: the width offered, or `nil` for one line as long as it is.
  ///   - height: the height offered, which limits the lines but the first, or `nil`.
  ///   - lines: the most lines, or `nil` for as many as it takes.
  ///   - least: for how many lines there is room at least.
  static func size(
    _ text: String, _ font: Font, width: CGFloat?, height: CGFloat? = nil, lines: Int?, least: Int = 1
  ) -> CGSize {
    let lineHeight = snap(font.size * 1.2)
    // Most texts are one short line of ASCII.
    let whole = asciiLength(text, font)
    if let whole, least == 1, (width ?? .infinity) >= whole { return CGSize(width: whole, height: lineHeight) }
    var widest: CGFloat = 0
    var count = 0
    let parts = whole == nil ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
    for line in parts {
      let (length, broken) = wrap(line, font, width)
      widest = max(widest, length)
      count += broken
    }
    if let lines, lines > 0 { count = min(count, lines) }
    count = max(count, least)
    if let height, height < lineHeight * CGFloat(count) {
      count = Int(max(0, height) / lineHeight, within: 1...max(1, count))
    }
    if let width, width < widest { widest = max(0, width) }
    return CGSize(width: snap(widest), height: lineHeight * CGFloat(max(1, count)))
  }

  /// Where the first baseline of a text stands from its top, and the last one from its bottom: letters reach up nearly
  /// as far as the font's size, and down by the rest of the line.
  static func baselines(_ font: Font) -> (first: CGFloat, belowLast: CGFloat) {
    let ascent = snap(font.size * 0.95)
    return (ascent, snap(font.size * 1.2) - ascent)
  }

  /// Breaks a line at spaces and beside wide characters, and words that are longer than a line anywhere.
  private static func wrap(_ line: Substring, _ font: Font, _ width: CGFloat?) -> (width: CGFloat, lines: Int) {
    // Nothing fits into no width: each word takes a line.
    if let width, width <= 0, !line.isEmpty {
      return (0, line.utf8.reduce(1) { $1 == UInt8(ascii: " ") ? $0 + 1 : $0 })
    }
    let whole = length(line, font)
    guard let width, width < whole, width.isFinite else { return (whole, 1) }
    var breaker = LineBreaker(most: width) { length($0, font) }
    var word: [Int] = []
    for character in line {
      let isWide = isWide(character)
      if character == " " || isWide {
        breaker.add(word)
        word = []
      }
      let advance = thousandths(of: character, font)
      if character == " " {
        breaker.addSpace(advance)
      } else if isWide {
        breaker.add([advance])
      } else {
        word.append(advance)
      }
    }
    breaker.add(word)
    return (length(breaker.widest, font), breaker.lines)
  }

  private static func thousandths(of character: Character, _ font: Font) -> Int {
    font.design == .monospaced ? (isWide(character) ? 1200 : 600) : self.width(of: character)
  }

  /// The length of a line of printable ASCII; nothing for any other text.
  private static func asciiLength(_ text: String, _ font: Font) -> CGFloat? {
    var text = text
    return text.withUTF8 { asciiThousandths($0, font) }.map { length($0, font) }
  }

  /// The width of printable ASCII; nothing for any other text.
  private static func asciiThousandths(_ bytes: UnsafeBufferPointer<UInt8>, _ font: Font) -> Int? {
    asciiWidths.withUnsafeBufferPointer { widths in
      var sum = 0
      for byte in bytes {
        guard byte >= 32, byte < 127 else { return nil }
        sum += widths[Int(byte) - 32]
      }
      return font.design == .monospaced ? 600 * bytes.count : sum
    }
  }

  private static func length(_ thousandths: Int, _ font: Font) -> CGFloat {
    let bold = (font.weight?.value ?? 400) >= 600 ? 1.0625 : 1
    return snap(CGFloat(thousandths) / 1000 * font.size * bold)
  }

  static func length(_ text: Substring, _ font: Font) -> CGFloat {
    if let ascii = text.utf8.withContiguousStorageIfAvailable({ asciiThousandths($0, font) }) ?? nil {
      return length(ascii, font)
    }
    return length(text.reduce(0) { $0 + thousandths(of: $1, font) }, font)
  }

  /// Rounds up to a multiple of 1/64.
  static func snap(_ value: CGFloat) -> CGFloat { (value * 64).rounded(.up) / 64 }

  private static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 32 && ascii < 127 ? asciiWidths[Int(ascii) - 32] : 0 }
    return isWide(character) ? 1000 : 556
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  private static let asciiWidths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
}
