import Recording

/// The manual page, made from the table of verbs and options.
enum ManualPage {
  static var text: String {
    var page = ".TH GRAPHDUMP 1 \"\(Help.date)\" \"graphdump \(Help.version)\" \"User Commands\"\n"
    page += ".SH NAME\ngraphdump \\- what a SwiftUI view update did, and why\n"
    page += ".SH SYNOPSIS\n"
    page += Verb.allCases.map { ".B graphdump\n\(roff($0.usage))\n" }.joined(separator: ".br\n")
    page += ".SH COMMANDS\n"
    for verb in Verb.allCases {
      page += ".SS \(verb.rawValue)\n\(roff(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst())).\n"
      page += paragraphs(verb.details)
      for option in verb.options {
        let names = (option.short.map { ["-\($0)"] } ?? []) + [option.name]
        let words = names.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", ")
        page += ".TP\n\(words)\(option.value.map { " \\fI\(roff($0))\\fR" } ?? "")\n\(roff(option.summary))\n"
      }
    }
    page += ".SH STEPS\n.nf\n" + Step.forms.map { roff($0) + "\n" }.joined() + ".fi\n"
    page += ".SH ENVIRONMENT\n"
    for (name, words) in [
      ("GRAPHDUMP_RECORD", "the mode of compare and of tests: all, missing, never or failed"),
      ("CI", "where it is set, no baseline is written unless a mode says so"),
      ("GRAPHDUMP_ARTIFACTS", "where failing tests put what they made; else a folder in the temporary one"),
      ("XDG_CACHE_HOME", "where programs and recordings are kept for later runs"),
      ("NO_COLOR", "where it is set, nothing is coloured"), ("SWIFTC", "the Swift compiler to use"),
    ] { page += ".TP\n.B \(name)\n\(words)\n" }
    return page + ".SH EXIT STATUS\n0 fine or the same, 1 differences or findings, 2 trouble.\n"
  }

  /// A line that ends a sentence ends a paragraph too.
  private static func paragraphs(_ text: String) -> String {
    var result = ""
    var isNew = true
    for line in text.split(separator: "\n") {
      if isNew { result += ".PP\n" }
      result += roff(String(line)) + "\n"
      isNew = line.hasSuffix(".")
    }
    return result
  }

  /// Hyphens and backslashes are written out; a line must not begin with a control character.
  private static func roff(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "“": result += "\\(lq"
      case "”": result += "\\(rq"
      case "×": result += "\\(mu"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
