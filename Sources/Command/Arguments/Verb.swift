/// What the command can do.
enum Verb: String, CaseIterable, Sendable {
  case render, record, changes, samples

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .render: "draw what each update did"
    case .record: "write the recording of a source's updates"
    case .changes: "print which bodies ran in each update, and why"
    case .samples: "list the samples"
    }
  }

  /// How it is written.
  var usage: String {
    switch self {
    case .render: "render INPUT… [OPTION]…"
    case .record: "record INPUT [OPTION]…"
    case .changes: "changes INPUT [OPTION]…"
    case .samples: "samples"
    }
  }

  /// What help says after the options' list.
  var details: String {
    switch self {
    case .samples: ""
    default:
      """
      INPUT is a Swift file, a folder of Swift files (one module), a sample's name, or a recording (.jsonl).
      Steps are the source's “// graphdump: STEP” comments, unless --step gives others.
      """
    }
  }

  var takesInputs: Bool { self != .samples }
  var takesManyInputs: Bool { self == .render }

  /// The options it understands, in the order of its help.
  var options: [Option] { Option.all.filter { $0.verbs.contains(self) } }
}
