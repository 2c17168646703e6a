/// Text made fit for XML.
enum XML {
  /// The characters that mean something in XML are escaped, those that may not stand in it are replaced.
  static func escape(_ text: String) -> String {
    var isPlain = true
    for byte in text.utf8 {
      // Plain ASCII text is nearly all there is; it is found without looking at characters.
      if byte < 0x20 || byte >= 0x7F || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 {
        isPlain = false
        break
      }
    }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A name that may be an id: letters, digits, `-`, `_` and `.` stay, each other character becomes `-`.
  static func identifier(_ text: String) -> String {
    var result = "g-"
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      result.unicodeScalars.append(isPlain || scalar == "_" ? scalar : "-")
    }
    return result
  }
}
