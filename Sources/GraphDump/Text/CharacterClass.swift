/// How wide a character outside the table is drawn.
enum CharacterClass {
  case zero, narrow, middle, broad, wide

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      self = .wide
    case 0x1160...0x11FF, 0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: self = .zero
    case 0x2190...0x21FF, 0x2200...0x22FF, 0x2300...0x27BF, 0x2900...0x2BFF, 0x2400...0x243F, 0x2014, 0x2026:
      self = .broad
    case 0x0900...0x0DFF, 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: self = .broad
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: self = .zero
      case .spacingMark, .otherPunctuation, .initialPunctuation, .finalPunctuation: self = .narrow
      case .uppercaseLetter, .titlecaseLetter: self = .broad
      default: self = .middle
      }
    }
  }

  /// In thousandths of the font size.
  func width(isBold: Bool) -> Int {
    switch self {
    case .zero: 0
    case .narrow: isBold ? 480 : 440
    case .middle: isBold ? 680 : 640
    case .broad: isBold ? 1020 : 980
    case .wide: 1020
    }
  }
}
