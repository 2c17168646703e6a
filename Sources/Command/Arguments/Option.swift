import GraphDump

/// One option: the only place that knows its names, what it takes, where it holds and what it is for.
struct Option: Hashable, Sendable {
  enum Name: String, Hashable, Sendable {
    case step, root, dialect, size, seed
    case figure, format, output, update, focus, theme, title, width, direction, depth, all, panels, watch, gallery
    case jobs, quiet, verbose, help
    case timeLimit = "time-limit"
    case noCache = "no-cache"
    case noLegend = "no-legend"
    case displayList = "display-list"
    case timings
    case stateDefaults = "state-defaults"
    case git, report, mode, accept, review, strict, threshold, tolerance, ignore, mask, antialiasing, shard, depfile
    case expect, write
    case maxBodies = "max-bodies"
    case maxBodiesPerStep = "max-bodies-per-step"
    case noRecreated = "no-recreated"
    case noStateLoss = "no-state-loss"
    case noLint = "no-lint"
  }
  /// Which key it is.
  var key: Name
  /// Its one-letter name.
  var short: Character?
  /// What its value is called in help; `nil` for a switch.
  var value: String?
  /// Whether it may be given more than once.
  var repeats = false
  /// What the value may be, where that is a list.
  var choices: [String] = []
  var summary: String
  var verbs: Set<Verb>

  /// `--step`.
  var name: String { "--\(key.rawValue)" }
  var names: [String] { [name] + (short.map { ["-\($0)"] } ?? []) }
}

extension Option {
  private static let drawing: Set<Verb> = [.render]
  private static let running: Set<Verb> = [.render, .record, .changes, .explain, .lint, .check, .compare]
  private static let every = Set(Verb.allCases)

  /// All options, in the order of help.
  static let all: [Option] = common + checking + comparing + last

  private static let common: [Option] = [
    Option(
      key: .step, short: "s", value: "STEP", repeats: true, summary: "a step, in place of the source's", verbs: running),
    Option(key: .root, value: "NAME", summary: "the view, preview or app that is shown", verbs: running),
    Option(
      key: .figure, short: "f", value: "NAME", repeats: true, choices: FigureKind.allCases.map(\.rawValue),
      summary: "the figure to draw: \(FigureKind.allCases.map(\.rawValue).joined(separator: ", "))",
      verbs: drawing),
    Option(
      key: .format, value: "FORMAT", repeats: true, choices: FigureFormat.allCases.map(\.rawValue),
      summary: "\(FigureFormat.allCases.map(\.rawValue).joined(separator: ", ")); several with commas",
      verbs: drawing),
    Option(
      key: .output, short: "o", value: "PLACE", summary: "a folder, a file, or - for standard output",
      verbs: [.render, .record, .compare]),
    Option(
      key: .update, short: "u", value: "N", repeats: true, summary: "only update N (0 is the appearance), or N-M",
      verbs: drawing),
    Option(
      key: .focus, value: "NAME", summary: "only the views of this name, with what is above and below them",
      verbs: drawing),
    Option(
      key: .theme, value: "THEME", choices: ["light", "dark", "auto"], summary: "light, dark or auto", verbs: drawing),
    Option(key: .title, value: "TEXT", summary: "the figure's title", verbs: drawing),
    Option(key: .width, value: "POINTS", summary: "the figure's greatest width", verbs: drawing),
    Option(key: .direction, value: "WAY", choices: ["down", "right"], summary: "down or right", verbs: drawing),
    Option(key: .noLegend, summary: "leave the legend out", verbs: drawing),
    Option(key: .depth, value: "N", summary: "levels of views below which the rest is counted", verbs: drawing),
    Option(
      key: .all, summary: "show everything, however much there is",
      verbs: [.render, .compare]),
    Option(
      key: .panels, value: "WHICH", choices: PanelChoice.allCases.map(\.rawValue),
      summary: "\(PanelChoice.allCases.map(\.rawValue).joined(separator: ", "))", verbs: drawing),
    Option(key: .gallery, summary: "write index.html, a page of all the figures in the folder", verbs: drawing),
    Option(key: .watch, summary: "draw again whenever the source changes", verbs: drawing),
    Option(
      key: .dialect, value: "DIALECT", choices: ["property", "dependencies", "keypath"],
      summary: "how a change of an observable model is worded", verbs: running),
    Option(
      key: .displayList, summary: "print what changed in the containers' lists of displayables too", verbs: [.changes]),
    Option(
      key: .timings, summary: "measure bodies, initialisers and layout; say how long they took, and report slow ones",
      verbs: [.render, .record, .lint]),
    Option(
      key: .stateDefaults, value: "WHEN", choices: StateDefaults.allCases.map(\.rawValue),
      summary: "when the default of a state is made: with each value (eager), or once", verbs: running),
    Option(key: .size, value: "WxH", summary: "the window's size in points", verbs: running),
    Option(key: .seed, value: "N", summary: "the seed of the program's random numbers", verbs: running),
    Option(key: .timeLimit, value: "SECONDS", summary: "how long the program may run", verbs: running),
    Option(key: .noCache, summary: "compile and run again, whatever is stored", verbs: running),
  ]

  private static let last: [Option] = [
    Option(
      key: .jobs, short: "j", value: "N", summary: "how many inputs to work on at a time", verbs: [.render, .compare]),
    Option(key: .quiet, short: "q", summary: "say nothing but errors", verbs: running),
    Option(key: .verbose, short: "v", summary: "say what is done, and the compiler's warnings", verbs: running),
    Option(key: .help, short: "h", summary: "show this help", verbs: every),
  ]

  /// The option with this key; every key has one.
  static func with(_ key: Name) -> Option? { all.first { $0.key == key } }
}
