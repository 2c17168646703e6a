import Foundation
import GraphDump
import Recording

extension FileComparing {
  /// Says what became of a file; of one of many, only where it is not the same.
  func tell(_ entry: Entry) throws {
    let file = entry.file
    guard file.status != .same || !isFolder || file.isWritten else { return }
    if let behaviour = entry.content?.behaviour {
      let limit = arguments.has(.all) ? Int.max : 12
      let names = Comparing.names(baseline, candidateName)
      try StandardOutput.write(
        ComparisonText(behaviour, baseline: names.0, candidate: names.1, limit: limit).text
          + (file.isWritten ? "baseline written\n" : ""))
      return
    }
    var line = file.status.rawValue
    if isFolder { line += String(repeating: " ", count: max(1, 11 - line.count)) + ShellWord.visible(file.name) }
    if let level = file.level { line += ": \(level.rawValue)" }
    if file.isWritten { line += file.status == .obsolete ? " (removed)" : " (baseline written)" }
    let limit = arguments.has(.all) ? Int.max : 8
    var lines = [line] + file.sentences.prefix(limit).map { "  \($0)" }
    if file.sentences.count > limit { lines.append("  and \(file.sentences.count - limit) more; --all tells them") }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }

  /// Says how many there are of each kind, and what to do next.
  func tellTotals(_ files: [ComparedFile]) throws {
    if isFolder {
      let parts = ComparedFile.Status.allCases.compactMap { status -> String? in
        let count = files.count { $0.status == status }
        return count == 0 && status != .same ? nil : "\(count) \(status.rawValue)"
      }
      try StandardOutput.write("\(files.count) compared: \(parts.joined(separator: ", "))\n")
    }
    let isOpen = files.contains { ($0.status == .changed && !$0.isWritten) || $0.status == .missing }
    if isOpen {
      let words = ["graphdump", "compare", baseline, candidateName, "--accept"].map(ShellWord.quoted)
      console.note("to take \(isFolder ? "the candidates" : "the candidate"): \(words.joined(separator: " "))")
    }
  }

  /// Draws how the only file differs: `-o`.
  func write(_ entry: Entry, to output: ComparisonOutput) throws {
    if let behaviour = entry.content?.behaviour {
      let fileName = "\(Path(baseline).bareName)-\(Path(candidateName).bareName)-compare.svg"
      try output.write(behaviour, Comparing.names(baseline, candidateName), fileName: fileName)
    } else if entry.content != nil {
      let (old, new) = (try Input.read(entry.oldPath, isReplaceable: true), try Input.read(entry.newPath))
      try output.write(old, new, options, fileName: "\(Path(candidateName).bareName)-difference.png")
    }
  }

  func reportEntries(_ settled: [Entry]) -> [ReportEntry] {
    settled.map { entry in
      var report = ReportEntry(entry.file)
      guard entry.file.status != .same else { return report }
      if entry.file.status == .changed, !entry.file.isWritten, Path(entry.newPath).fileExtension == "jsonl",
        let old = recording(entry.oldPath), let new = recording(entry.newPath)
      {
        report.draw(old, new, names: Comparing.names(baseline, candidateName))
        return report
      }
      report.candidate = try? Input.read(entry.newPath)
      // A baseline that was just written is the candidate: only what was there before is of interest.
      if !entry.file.isWritten { report.baseline = try? Input.read(entry.oldPath, isReplaceable: true) }
      report.drawDifference(options)
      return report
    }
  }

  private func recording(_ path: String) -> Recording? {
    (try? Input.read(path, isReplaceable: true)).flatMap { try? Recording.load($0).recording }
  }
}
