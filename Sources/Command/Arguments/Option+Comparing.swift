import GraphDump

extension Option {
  /// The options of `check`.
  static let checking: [Option] = [
    Option(key: .maxBodies, value: "N", summary: "at most N bodies in all steps together", verbs: [.check]),
    Option(key: .maxBodiesPerStep, value: "N", summary: "at most N bodies in any one step", verbs: [.check]),
    Option(key: .noRecreated, summary: "no view is recreated", verbs: [.check]),
    Option(key: .noStateLoss, summary: "no state is lost", verbs: [.check]),
    Option(
      key: .noLint, value: "RULE", repeats: true, choices: ["all"] + LintRule.all.map(\.name),
      summary: "no finding of this rule, or of all", verbs: [.check]),
    Option(key: .expect, value: "FILE", summary: "what each update must do, and nothing else", verbs: [.check]),
    Option(key: .write, summary: "write the expectation file given with --expect", verbs: [.check]),
  ]

  /// The options of `compare`.
  static let comparing: [Option] = [
    Option(key: .git, value: "REV", summary: "the baseline is the file as it was at REV", verbs: [.compare]),
    Option(
      key: .report, value: "FOLDER", summary: "write index.html, junit.xml and comparison.json there",
      verbs: [.compare]),
    Option(
      key: .mode, value: "MODE", choices: RecordMode.allCases.map(\.rawValue),
      summary: "which baselines are written: all, missing, never or failed", verbs: [.compare]),
    Option(key: .accept, summary: "make every candidate that differs the baseline", verbs: [.compare]),
    Option(key: .review, summary: "ask for each candidate that differs whether it is accepted", verbs: [.compare]),
    Option(key: .strict, summary: "obsolete baselines fail; with --accept they are removed", verbs: [.compare]),
    Option(key: .threshold, value: "X", summary: "how different a pixel must be, 0 to 1 (0.1)", verbs: [.compare]),
    Option(key: .tolerance, value: "N", summary: "how many pixels of an image may differ (0)", verbs: [.compare]),
    Option(
      key: .ignore, value: "X,Y,W,H", repeats: true, summary: "a part of the images that is not looked at",
      verbs: [.compare]),
    Option(key: .mask, value: "PNG", summary: "an image; where it is opaque nothing is looked at", verbs: [.compare]),
    Option(key: .antialiasing, summary: "count pixels that differ by anti-aliasing too", verbs: [.compare]),
    Option(
      key: .shard, value: "I/N", summary: "only the I-th of N parts of the files", verbs: [.render, .compare]),
    Option(
      key: .depfile, value: "FILE", summary: "write which files the figures are made of, for Make or Ninja",
      verbs: [.render]),
  ]
}
