/// Keeps text that is written from right to left from turning what stands around it.
enum Bidirectional {
  /// `text`, between the invisible marks of an isolate where it has letters written from right to left: without them
  /// `old → new` would be read from the new value to the old one.
  static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Whether it has such marks: they hold only within one line.
  static func isIsolating(_ text: String) -> Bool { text.unicodeScalars.contains("\u{2068}") }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
