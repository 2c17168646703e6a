import Foundation

/// Files as they were at a revision of git's.
struct GitRevision {
  let revision: String

  init(_ revision: String) { self.revision = revision }

  /// Writes the file at `path`, or the Swift files of the folder, as they were into a folder of their own, under the
  /// same names.
  func source(of path: String, in cache: Cache) throws -> (path: String, work: WorkFolder) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let work = try cache.makeWorkFolder()
    do {
      // A revision that began with a hyphen would be taken for an option.
      guard !revision.hasPrefix("-") else { throw failure(path, "a revision does not begin with a hyphen") }
      let copy = isFolder.boolValue ? try copyFolder(path, to: work.path) : try copyFile(path, to: work.path)
      return (copy, work)
    } catch {
      work.remove()
      throw error
    }
  }

  private func copyFile(_ path: String, to work: String) throws -> String {
    let (folder, name) = (Path(path).folder, Path(path).name)
    // The bytes as they are stored: `git show` may convert them.
    let data = try git(["cat-file", "blob", "\(revision):./\(name)"], in: folder.isEmpty ? "." : folder, path: path)
    try WholeFile.write(data, to: "\(work)/\(name)")
    return "\(work)/\(name)"
  }

  private func copyFolder(_ path: String, to work: String) throws -> String {
    let list = try git(["ls-tree", "-r", "-z", "--name-only", revision, "./"], in: path, path: path)
    let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else { throw failure(path, "it held no Swift files") }
    let copy = "\(work)/\(Path(URL(fileURLWithPath: path).standardizedFileURL.path).name)"
    for name in names {
      let data = try git(["cat-file", "blob", "\(revision):./\(name)"], in: path, path: path)
      try WholeFile.makeFolder(Path("\(copy)/\(name)").folder)
      try WholeFile.write(data, to: "\(copy)/\(name)")
    }
    return copy
  }

  private func failure(_ path: String, _ reason: String) -> CommandError {
    .comparing(.notInGit(path: path, revision: revision, reason: reason))
  }

  private func git(_ words: [String], in folder: String, path: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + words
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
