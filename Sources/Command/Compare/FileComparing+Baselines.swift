import Foundation
import GraphDump

extension FileComparing {
  /// Writes the candidate as the baseline, or removes an obsolete one, where the mode or somebody says so. What fails is
  /// told of the file, and the next one is gone on with.
  func settle(_ entry: inout Entry, _ pending: PendingFolder) {
    do {
      if entry.file.status == .obsolete { try removeObsolete(&entry) } else { try write(&entry, pending) }
    } catch {
      entry.file.status = .unreadable
      entry.file.sentences.append("the baseline is left as it was: \(Self.words(error))")
    }
  }

  private func removeObsolete(_ entry: inout Entry) throws {
    guard arguments.has(.strict), isAccepted(entry.file) else { return }
    guard unlink(entry.oldPath) == 0 || errno == ENOENT else {
      throw CommandError.output(.unwritable(entry.oldPath, reason: String(cString: strerror(errno))))
    }
    (entry.file.isWritten, entry.file.isAccepted) = (true, true)
  }

  private func write(_ entry: inout Entry, _ pending: PendingFolder) throws {
    let isMissing = entry.file.status == .missing
    let differs = entry.file.status == .changed
    guard isMissing || differs || (mode == .all && entry.file.status == .same) else { return }
    let isAccepted = entry.file.status == .same ? arguments.has(.accept) : isAccepted(entry.file)
    guard isAccepted || mode.writes(isMissing: isMissing, differs: differs) else { return }
    try WholeFile.makeFolder(Path(entry.oldPath).folder)
    try WholeFile.write(try Input.read(entry.newPath), to: entry.oldPath, through: try pending.path())
    entry.file.isWritten = true
    entry.file.isAccepted = isAccepted
    if isMissing { entry.file.status = .new }
  }

  private func isAccepted(_ file: ComparedFile) -> Bool {
    arguments.has(.accept) || (arguments.has(.review) && Review.accepts(file))
  }
}
