/// What the command can do.
enum Verb: String, CaseIterable, Sendable {
  case render, record, changes, explain, lint, check, compare, samples, completions, man

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .render: "draw what each update did"
    case .record: "write the recording of a source's updates"
    case .changes: "print which bodies ran in each update, and why"
    case .explain: "say why the bodies of a view ran, or did not, in each update"
    case .lint: "list what is wrong in the updates, with evidence"
    case .check: "hold the updates to a budget or to an expectation file"
    case .compare: "compare two recordings, sources, figures, images, or folders of them"
    case .samples: "list the samples"
    case .completions: "print what a shell needs to complete the command's words"
    case .man: "print the manual page"
    }
  }

  /// How it is written.
  var usage: String {
    switch self {
    case .render: "render INPUT… [OPTION]…"
    case .record: "record INPUT [OPTION]…"
    case .changes: "changes INPUT [OPTION]…"
    case .explain: "explain INPUT NAME [OPTION]…"
    case .lint: "lint INPUT [OPTION]…"
    case .check: "check INPUT [OPTION]…"
    case .compare: "compare BASELINE CANDIDATE [OPTION]…"
    case .samples: "samples"
    case .completions: "completions SHELL"
    case .man: "man"
    }
  }

  /// What help says after the options' list.
  var details: String {
    switch self {
    case .samples, .man: ""
    case .completions: "SHELL is \(Completions.shells.joined(separator: ", ")): source <(graphdump completions bash)"
    case .compare: Self.compareDetails
    case .check:
      Self.inputDetails + """

        Budgets count what the steps did: the appearance, which runs every body once, is left out of them.
        The format of expectation files is described in docs/expectations.md; --write makes one.
        """
    default: Self.inputDetails
    }
  }

  private static let inputDetails = """
    INPUT is a Swift file, a folder of Swift files (one module), a sample's name, or a recording (.jsonl); - is
    standard input, which brings a source or a recording.
    Steps are the source's “// graphdump: STEP” comments, unless --step gives others.
    """

  private static let compareDetails = """
    BASELINE and CANDIDATE are recordings, Swift sources, figures (SVG, DOT, JSON), images (PNG), or folders of files.
    With --git REV there is one input: the file as it is now is compared with the file as it was at REV.
    Files are the same, differ in behaviour, differ only in drawing, or differ in pixels. Of files in folders are told:
    changed; new (no baseline, written now); missing (no baseline, none written); obsolete (a baseline without candidate).
    A baseline is written as --mode says: all, missing, never or failed. Without it GRAPHDUMP_RECORD decides, else it is
    never where CI is set, and missing elsewhere. A run that wrote a baseline fails; --accept takes all and does not.
    Exit status: 0 the same, 1 differences, 2 trouble with a file (the others are still compared).
    """

  /// How many inputs it takes.
  var inputCounts: ClosedRange<Int> {
    switch self {
    case .samples, .man: 0...0
    case .render: 1...Int.max
    case .explain: 2...2
    case .compare: 1...2
    default: 1...1
    }
  }

  /// The options it understands, in the order of its help.
  var options: [Option] { Option.all.filter { $0.verbs.contains(self) } }
}
