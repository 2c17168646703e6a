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
    return try compare(
      recorder.record(baseline), recorder.record(candidate), names: Self.names(baseline, candidate))
  }

  private func compareWithRevision(_ revision: String) throws -> Int32 {
    let path = arguments.inputs[0]
    let old = try GitRevision(revision).source(of: path, in: Cache(isUsed: true))
    defer { old.work.remove() }
    return try compare(
      recorder.record(old.path), recorder.record(path),
      names: ("\(Path(path).name) at \(revision)", Path(path).name))
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
    try writeFigure(comparison, names, fileName: "\(baseline.name)-\(candidate.name)-compare.svg")
    if let folder = arguments[.report].last {
      var entry = ReportEntry(
        ComparedFile(name: "\(names.0) → \(names.1)", ContentComparison(comparison)))
      entry.figure = ComparisonFigure(comparison, baseline: names.0, candidate: names.1).text
      entry.baseline = try? render(baseline.recording, name: "baseline-\(baseline.name)").first.map {
        Data($0.text.utf8)
      }
      entry.candidate = try? render(candidate.recording, name: "candidate-\(candidate.name)").first.map {
        Data($0.text.utf8)
      }
      try ReportFolder(path: folder, console: recorder.console).write([entry])
    }
    return comparison.isIdentical ? 0 : 1
  }

  private func writeFigure(_ comparison: BehaviourComparison, _ names: (String, String), fileName: String) throws {
    guard arguments.has(.output) else { return }
    let figure = ComparisonFigure(comparison, baseline: names.0, candidate: names.1).text
    switch Destination(arguments[.output].last, extensions: ["svg", "json"]) {
    case .standardOutput: try StandardOutput.write(figure)
    case .file(let path):
      let isJSON = path.hasSuffix(".json")
      try WholeFile.write(isJSON ? JSONText.data(comparison) : Data(figure.utf8), to: path)
      recorder.console.note("wrote \(path)")
    case .folder(let folder):
      try WholeFile.makeFolder(folder)
      let path = Path(folder).appending(fileName)
      try WholeFile.write(Data(figure.utf8), to: path)
      recorder.console.note("wrote \(path)")
    }
  }

  /// The files' names, with as much of their folders as tells them apart.
  static func names(_ a: String, _ b: String) -> (String, String) {
    let (short, other) = (Path(a).name, Path(b).name)
    return short == other ? (a, b) : (short, other)
  }
}

/// What stands at a path, as far as a comparison of files cares.
struct ComparedPlace {
  let path: String
  private let isThere: Bool
  private let isFolder: Bool

  init(_ path: String) {
    self.path = path
    var isFolder: ObjCBool = false
    isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
  }

  private var isContent: Bool { ContentKind.fileExtensions.contains(Path(path).fileExtension.lowercased()) }

  /// A figure, an image, a recording, or a folder with such files; a folder of Swift sources is none.
  var isFiles: Bool {
    guard isThere else { return false }
    return isFolder ? !FileList.names(in: path).isEmpty || FileList.isEmptyFolder(path) : isContent
  }

  /// The same, or nothing that could be anything else: a baseline that is yet to be written.
  var isFilesOrMissing: Bool {
    if isThere { return isFiles }
    let looksLikeFolder = Path(path).fileExtension.isEmpty
    return isContent || (looksLikeFolder && (try? Samples.all().contains { $0.name == path }) != true)
  }
}
