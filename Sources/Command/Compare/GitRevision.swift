import Foundation

/// Files as they were at a revision of git's.
struct GitRevision {
  let revision: String

  init(_ revision: String) { self.revision = revision }

  /// Writes the file at `path` as it was into a folder of its own, under the same name.
  func source(of path: String, in cache: Cache) throws -> (path: String, work: WorkFolder) {
    let folder = Path(path).folder
    let name = Path(path).name
    let work = try cache.makeWorkFolder()
    do {
      // A revision that began with a hyphen would be taken for an option.
      guard !revision.hasPrefix("-") else { throw failure(path, "a revision does not begin with a hyphen") }
      let data = try show("\(revision):./\(name)", in: folder.isEmpty ? "." : folder, path: path)
      let copy = "\(work.path)/\(name)"
      try WholeFile.write(data, to: copy)
      return (copy, work)
    } catch {
      work.remove()
      throw error
    }
  }

  private func failure(_ path: String, _ reason: String) -> CommandError {
    .comparing(.notInGit(path: path, revision: revision, reason: reason))
  }

  private func show(_ object: String, in folder: String, path: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "show", object]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw CommandError.comparing(.noGit(reason: WholeFile.reason(of: error))) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = words.split(separator: "\n").first.map(String.init) ?? "git failed"
      throw failure(path, reason.replacing("fatal: ", with: ""))
    }
    return data
  }
}
