/// Makes every character of somebody's text visible on one line, so that a label says what is in it.
///
/// Line breaks, control characters and the marks that turn the direction of writing have no picture of their own, may
/// not stand in XML, or move what stands beside them: each becomes a sign for itself.
enum VisibleText {
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { sign(for: $0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let sign = sign(for: scalar) {
        result.append(contentsOf: sign.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0A: "↵"
    case 0x09: "⇥"
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "␡"
    case 0x80...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF,
      0xFFF9...0xFFFB:
      "⟨U+" + code(scalar.value) + "⟩"
    default: scalar.value & 0xFFFE == 0xFFFE ? "⟨U+" + code(scalar.value) + "⟩" : nil
    }
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
