import Foundation

/// Waits until one of some files, or a file in one of some folders, changes.
///
/// Looking at the time of change four times a second works on every file system and needs nothing of the machine.
struct SourceWatch {
  private let paths: [String]
  private var known: [String] = []

  init(_ words: [String]) {
    paths = words.map { word in
      guard !FileManager.default.fileExists(atPath: word), let found = try? Input.find(word) else { return word }
      return found.path
    }
    known = stamps
  }

  /// Comes back after a change, and a moment of quiet, so that a half-written file is not read.
  mutating func waitForChange() {
    while true {
      Thread.sleep(forTimeInterval: 0.25)
      let now = stamps
      if now != known {
        known = now
        Thread.sleep(forTimeInterval: 0.15)
        guard stamps == now else { continue }
        return
      }
    }
  }

  private var stamps: [String] {
    paths.flatMap { path in
      let names = (FileManager.default.subpaths(atPath: path) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      return [FileStamp.of(path)] + names.map { FileStamp.of("\(path)/\($0)") }
    }
  }
}
