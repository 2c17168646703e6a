/// A word as a shell has to be given it.
enum ShellWord {
  /// A name on one line: as it is, or quoted where something in it could not be seen.
  static func visible(_ name: String) -> String { hasControls(name) ? quoted(name) : name }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=@%+,")

  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    if hasControls(word) {
      return "$'" + word.unicodeScalars.map(escape).joined() + "'"
    }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func hasControls(_ word: String) -> Bool {
    word.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || $0.properties.isPatternWhitespace && $0.value > 0x7F
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "'", "\\": return "\\\(scalar)"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let code = String(scalar.value, radix: 16)
      return "\\x" + String(repeating: "0", count: 2 - code.count) + code
    default: return String(scalar)
    }
  }
}
