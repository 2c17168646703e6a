import Foundation
import GraphDump
import Recording

/// `graphdump compare`: recordings, sources, figures, images, and folders of them.
struct Comparing {
  let recorder: Recorder

  private var arguments: Arguments { recorder.arguments }

  func run() throws -> Int32 {
    if let revision = arguments[.git].last { return try compareWithRevision(revision) }
    let (baseline, candidate) = (arguments.inputs[0], arguments.inputs[1])
    if ComparedPlace(candidate).isFiles, ComparedPlace(baseline).isFilesOrMissing {
      return try FileComparing(recorder: recorder, baseline: baseline, candidate: candidate).run()
    }
    // Where there is no candidate at all, that is what is wrong.
    if !Input.isStream(candidate) { _ = try Input.find(candidate) }
    if Path(baseline).fileExtension == "jsonl" { return try compare(baseline, withSource: candidate) }
    try refuseBaselineOptions()
    return try compare(
      recorder.record(baseline), recorder.record(candidate), names: Self.names(baseline, candidate))
  }

  /// A recording as the baseline of a source: what the source does now may become the baseline.
  private func compare(_ baseline: String, withSource candidate: String) throws -> Int32 {
    let recorded = try recorder.record(candidate)
    if let failure = recorded.failure { return Verb.status(failure, recorder.console) }
    let work = try Cache(isUsed: true).makeWorkFolder()
    defer { work.remove() }
    let path = "\(work.path)/\(recorded.name).jsonl"
    try WholeFile.write(try recorded.recording.encoded(), to: path)
    return try FileComparing(recorder: recorder, baseline: baseline, candidate: path, candidateName: candidate).run()
  }

  private func compareWithRevision(_ revision: String) throws -> Int32 {
    try refuseBaselineOptions()
    let path = arguments.inputs[0]
    let old = try GitRevision(revision).source(of: path, in: Cache(isUsed: true))
    defer { old.work.remove() }
    return try compare(
      recorder.record(old.path), recorder.record(path),
      names: ("\(Path(path).name) at \(revision)", Path(path).name))
  }

  /// Of two sources there is no baseline to write, and nothing is compared pixel by pixel.
  private func refuseBaselineOptions() throws {
    let names: [Option.Name] = [
      .mode, .accept, .review, .strict, .threshold, .tolerance, .ignore, .mask, .antialiasing, .shard,
    ]
    if let name = names.first(where: arguments.has), let option = Option.with(name) {
      throw CommandError.comparing(.onlyForFiles(option))
    }
  }

  private func compare(
    _ baseline: Recorder.Recorded, _ candidate: Recorder.Recorded, names: (String, String)
  ) throws -> Int32 {
    for recorded in [baseline, candidate] {
      if let failure = recorded.failure { return Verb.status(failure, recorder.console) }
    }
    let comparison = BehaviourComparison(baseline: baseline.recording, candidate: candidate.recording)
    let text = ComparisonText(
      comparison, baseline: names.0, candidate: names.1, limit: arguments.has(.all) ? Int.max : 12)
    try StandardOutput.write(text.text)
    try ComparisonOutput(arguments, recorder.console)?.write(
      comparison, names, fileName: "\(baseline.name)-\(candidate.name)-compare.svg")
    if let folder = arguments[.report].last {
      var entry = ReportEntry(
        ComparedFile(name: "\(names.0) → \(names.1)", ContentComparison(comparison)))
      entry.draw(baseline.recording, candidate.recording, names: names)
      try ReportFolder(path: folder, console: recorder.console).write([entry])
    }
    return comparison.isIdentical ? 0 : 1
  }

  /// The files' names, with as much of their folders as tells them apart.
  static func names(_ a: String, _ b: String) -> (String, String) {
    let (short, other) = (Path(a).name, Path(b).name)
    return short == other ? (a, b) : (short, other)
  }
}
