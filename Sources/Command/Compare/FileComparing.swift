import Foundation
import GraphDump
import Synchronization

/// Compares files, or the files of two folders, and writes baselines as the mode says.
struct FileComparing: Sendable {
  let recorder: Recorder
  let baseline: String
  let candidate: String
  private let options: PixelOptions
  private let mode: RecordMode
  private let isFolder: Bool
  private var arguments: Arguments { recorder.arguments }
  private var console: Console { recorder.console }

  init(recorder: Recorder, baseline: String, candidate: String) throws {
    self.recorder = recorder
    self.baseline = baseline
    self.candidate = candidate
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
    options = try PixelOptions(recorder.arguments)
    mode =
      recorder.arguments[.mode].last.flatMap(RecordMode.init(rawValue:))
      ?? RecordMode.inEnvironment(ProcessInfo.processInfo.environment)
  }

  /// One file of the comparison, with what is needed to write it and to report it.
  struct Entry: Sendable {
    var file: ComparedFile
    var oldPath: String
    var newPath: String
  }

  func run() throws -> Int32 {
    let names = try names()
    let entries = compareAll(names)
    let pending = PendingFolder(for: isFolder ? baseline : Path(baseline).folder)
    defer { pending.remove() }
    var written = entries
    for index in written.indices { try settle(&written[index], pending) }
    for entry in written { try tell(entry.file) }
    try tellTotals(written.map(\.file))
    if let folder = arguments[.report].last {
      try ReportFolder(path: folder, console: console).write(reportEntries(entries, settled: written))
    }
    return status(written.map(\.file))
  }

  private func names() throws -> [String] {
    guard isFolder else { return [Path(candidate).name] }
    let all = Set(FileList.names(in: baseline)).union(FileList.names(in: candidate)).sorted()
    return try Shard(arguments)?.part(of: all) ?? all
  }

  private func paths(_ name: String) -> (String, String) {
    isFolder ? ("\(baseline)/\(name)", "\(candidate)/\(name)") : (baseline, candidate)
  }

  private func compareAll(_ names: [String]) -> [Entry] {
    let results = Mutex<[Entry?]>(Array(repeating: nil, count: names.count))
    let done = Mutex(0)
    let queue = OperationQueue()
    let jobs = try? arguments.counts(.jobs, in: 1...256, reason: "a number of jobs is from 1 to 256").last
    queue.maxConcurrentOperationCount = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    for (index, name) in names.enumerated() {
      queue.addOperation {
        let entry = compare(name)
        results.withLock { $0[index] = entry }
        let count = done.withLock { count in
          count += 1
          return count
        }
        if names.count > 1 { console.progress("compared \(count) of \(names.count)") }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    console.progressEnded()
    return results.withLock { $0.compactMap { $0 } }
  }

  private func compare(_ name: String) -> Entry {
    let (oldPath, newPath) = paths(name)
    func entry(_ file: ComparedFile) -> Entry { Entry(file: file, oldPath: oldPath, newPath: newPath) }
    let files = FileManager.default
    guard files.fileExists(atPath: newPath) else { return entry(ComparedFile(name: name, status: .obsolete)) }
    do {
      let new = try Input.read(newPath)
      guard files.fileExists(atPath: oldPath) else {
        // What can't be read must not become a baseline.
        _ = try ContentComparison(baseline: (newPath, new), candidate: (newPath, new))
        return entry(ComparedFile(name: name, status: .missing))
      }
      let old = try Input.read(oldPath, isReplaceable: true)
      return entry(
        ComparedFile(
          name: name, try ContentComparison(baseline: (oldPath, old), candidate: (newPath, new), pixels: options)))
    } catch let error as ContentError {
      return entry(ComparedFile(name: name, status: .unreadable, sentences: ["\(error)"]))
    } catch let error as CommandError {
      return entry(ComparedFile(name: name, status: .unreadable, sentences: [error.message.what]))
    } catch {
      return entry(ComparedFile(name: name, status: .unreadable, sentences: ["\(error)"]))
    }
  }

  // MARK: Writing baselines

  private func settle(_ entry: inout Entry, _ pending: PendingFolder) throws {
    let isMissing = entry.file.status == .missing
    let differs = entry.file.status == .changed
    if entry.file.status == .obsolete, arguments.has(.accept), arguments.has(.strict) {
      unlink(entry.oldPath)
      entry.file.isWritten = true
      return
    }
    guard isMissing || differs || (mode == .all && entry.file.status == .same) else { return }
    let isAccepted = arguments.has(.accept) || (arguments.has(.review) && Review.accepts(entry.file))
    guard isAccepted || mode.writes(isMissing: isMissing, differs: differs) else { return }
    try WholeFile.makeFolder(Path(entry.oldPath).folder)
    try WholeFile.write(try Input.read(entry.newPath), to: entry.oldPath, through: try pending.path())
    entry.file.isWritten = true
    entry.file.isAccepted = isAccepted
    if isMissing { entry.file.status = .new }
  }

  // MARK: Telling

  private func tell(_ file: ComparedFile) throws {
    guard file.status != .same || !isFolder else { return }
    var line = file.status.rawValue
    if isFolder { line += String(repeating: " ", count: max(1, 11 - line.count)) + file.name }
    if let level = file.level { line += ": \(level.rawValue)" }
    if file.isWritten { line += file.status == .obsolete ? " (removed)" : " (baseline written)" }
    let limit = arguments.has(.all) ? Int.max : 8
    var lines = [line] + file.sentences.prefix(limit).map { "  \($0)" }
    if file.sentences.count > limit { lines.append("  and \(file.sentences.count - limit) more; --all tells them") }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }

  private func tellTotals(_ files: [ComparedFile]) throws {
    guard isFolder else { return }
    let parts = ComparedFile.Status.allCases.compactMap { status -> String? in
      let count = files.count { $0.status == status }
      return count == 0 && status != .same ? nil : "\(count) \(status.rawValue)"
    }
    try StandardOutput.write("\(files.count) compared: \(parts.joined(separator: ", "))\n")
    let isOpen = files.contains { ($0.status == .changed && !$0.isWritten) || $0.status == .missing }
    if isOpen { console.note("to take the candidates: graphdump compare \(baseline) \(candidate) --accept") }
  }

  private func status(_ files: [ComparedFile]) -> Int32 {
    if files.contains(where: { $0.status == .unreadable }) { return 2 }
    let fails = files.contains { file in
      switch file.status {
      case .same: file.isWritten && !file.isAccepted
      case .changed, .new, .missing: !file.isAccepted
      case .obsolete: arguments.has(.strict) && !file.isWritten
      case .unreadable: true
      }
    }
    return fails ? 1 : 0
  }

  private func reportEntries(_ entries: [Entry], settled: [Entry]) -> [ReportEntry] {
    settled.map { entry in
      var report = ReportEntry(entry.file)
      guard entry.file.status != .same else { return report }
      report.candidate = try? Input.read(entry.newPath)
      // A baseline that was just written is the candidate: only what was there before is of interest.
      if !entry.file.isWritten { report.baseline = try? Input.read(entry.oldPath, isReplaceable: true) }
      report.drawDifference(options)
      return report
    }
  }
}
