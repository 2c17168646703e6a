import Foundation
import GraphDump
import Synchronization

/// Compares files, or the files of two folders, and writes baselines as the mode says.
struct FileComparing: Sendable {
  let recorder: Recorder
  let baseline: String
  let candidate: String
  /// What the candidate is called in messages, where it was made for the comparison.
  let candidateName: String
  let options: PixelOptions
  let mode: RecordMode
  let isFolder: Bool
  var arguments: Arguments { recorder.arguments }
  var console: Console { recorder.console }

  init(recorder: Recorder, baseline: String, candidate: String, candidateName: String? = nil) throws {
    self.recorder = recorder
    self.baseline = baseline
    self.candidate = candidate
    self.candidateName = candidateName ?? candidate
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
    /// How the contents differ; kept where there is one file only.
    var content: ContentComparison?
  }

  func run() throws -> Int32 {
    let listed = try listed()
    let output = ComparisonOutput(arguments, console)
    try output?.check(isFolder: isFolder, fileExtension: Path(candidate).fileExtension)
    let entries = try compareAll(listed.names)
    // Before baselines are written: then the old one is gone.
    if let output, let only = entries.first { try write(only, to: output) }
    let pending = PendingFolder(for: isFolder ? baseline : Path(baseline).folder)
    defer { pending.remove() }
    var settled = entries
    for index in settled.indices { settle(&settled[index], pending) }
    settled += listed.unreadable
    for entry in settled { try tell(entry) }
    try tellTotals(settled.map(\.file))
    if let folder = arguments[.report].last {
      try ReportFolder(path: folder, console: console, isStrict: arguments.has(.strict)).write(reportEntries(settled))
    }
    return status(settled.map(\.file))
  }

  private func listed() throws -> (names: [String], unreadable: [Entry]) {
    guard isFolder else { return ([Path(candidate).name], []) }
    let lists = [FileList(baseline), FileList(candidate)]
    // What can't be looked at may hold what the other side has: nothing below it is new, or obsolete.
    let closed = lists.flatMap(\.unreadable)
    let all = FileList.union(lists).filter { name in
      !closed.contains { $0.name.isEmpty || name.hasPrefix("\($0.name)/") }
    }
    if all.isEmpty, closed.isEmpty { throw CommandError.comparing(.nothingToCompare(baseline, candidate)) }
    let shard = try Shard(arguments)
    let unreadable = zip(lists, [baseline, candidate]).flatMap { list, folder in
      list.unreadable.map { name, reason in
        let path = name.isEmpty ? folder : "\(folder)/\(name)"
        return Entry(
          file: ComparedFile(
            name: name.isEmpty ? folder : name, status: .unreadable, sentences: ["“\(path)” can't be read: \(reason)"]),
          oldPath: path, newPath: path)
      }
    }
    return (shard?.part(of: all) ?? all, unreadable)
  }

  private func paths(_ name: String) -> (String, String) {
    isFolder ? ("\(baseline)/\(name)", "\(candidate)/\(name)") : (baseline, candidate)
  }

  private func compareAll(_ names: [String]) throws -> [Entry] {
    let results = Mutex<[Entry?]>(Array(repeating: nil, count: names.count))
    let done = Mutex(0)
    let queue = OperationQueue()
    let jobs = try arguments.counts(.jobs, in: 1...256, reason: "a number of jobs is from 1 to 256").last
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
    func entry(_ file: ComparedFile, _ content: ContentComparison? = nil) -> Entry {
      Entry(file: file, oldPath: oldPath, newPath: newPath, content: isFolder ? nil : content)
    }
    do {
      // A link that leads nowhere is there, and can't be read.
      guard FileList.isThere(newPath) else { return entry(ComparedFile(name: name, status: .obsolete)) }
      let new = try Input.read(newPath)
      guard FileList.isThere(oldPath) else {
        // What can't be read must not become a baseline.
        try ContentComparison.check(candidate: (newPath, new))
        return entry(ComparedFile(name: name, status: .missing))
      }
      let old = try Input.read(oldPath, isReplaceable: true)
      let content = try ContentComparison(baseline: (oldPath, old), candidate: (newPath, new), pixels: options)
      return entry(ComparedFile(name: name, content), content)
    } catch {
      return entry(ComparedFile(name: name, status: .unreadable, sentences: [Self.words(error)]))
    }
  }

  static func words(_ error: any Error) -> String { (error as? CommandError)?.message.what ?? "\(error)" }

  private func status(_ files: [ComparedFile]) -> Int32 {
    if files.contains(where: { $0.status == .unreadable }) { return 2 }
    return files.contains { $0.fails(isStrict: arguments.has(.strict)) } ? 1 : 0
  }
}
