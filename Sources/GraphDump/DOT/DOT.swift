/// Text made fit for Graphviz's language.
enum DOT {
  /// A quoted string. What Graphviz would expand in a label (`\N`, `\l`) stays text; a line break becomes one.
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      // Graphviz reads entities in labels.
      case "&": result += "&amp;"
      case "\u{0}"..."\u{1F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `[a=b, c=d]`
  static func attributes(_ pairs: [(String, String)]) -> String {
    "[" + pairs.map { "\($0.0)=\($0.1)" }.joined(separator: ", ") + "]"
  }
}
