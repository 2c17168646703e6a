import Foundation
import Synchronization

/// Writes files whole or not at all.
enum WholeFile {
  /// Writes `data` beside `path` first, or in another folder of the same disk, and then puts it in its place.
  ///
  /// A link is followed, and what is no file, such as a pipe or `/dev/null`, is written to. Throws where it would replace
  /// an input (``InputFiles``).
  static func write(_ data: Data, to path: String, through pending: String? = nil) throws {
    try InputFiles.check(output: path)
    var info = stat()
    if stat(path, &info) == 0 {
      if info.st_mode & S_IFMT == S_IFDIR { throw CommandError.output(.unwritable(path, reason: "it is a folder")) }
      if info.st_mode & S_IFMT != S_IFREG { return try writeOpened(data, path) }
    }
    if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return try replace(String(cString: resolved), data, in: nil)
    }
    guard pending != nil else { return try replace(path, data, in: nil) }
    try Self.pending.withLock { _ in try replace(path, data, in: pending) }
  }

  /// Held while a file lies in a folder of work, which an interruption removes.
  static let pending = Mutex(())

  private static func writeOpened(_ data: Data, _ path: String) throws {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    try write(data, to: file, path)
  }

  private static func replace(_ path: String, _ data: Data, in pending: String?) throws {
    let folder = pending ?? Path(path).folder
    let name = ".\(Path(path).name).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let temporary = Path(folder).appending(name)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    do {
      try write(data, to: file, path)
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    guard close(file) == 0, rename(temporary, path) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
  }

  /// Makes a folder and those above it. No words mean the working folder, which is there.
  static func makeFolder(_ path: String) throws {
    if path.isEmpty || mkdir(path, 0o777) == 0 { return }
    var code = errno
    let above = Path(path).folder
    if code == ENOENT, !above.isEmpty, above != path {
      try makeFolder(above)
      if mkdir(path, 0o777) == 0 { return }
      code = errno
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isThere, isFolder.boolValue { return }
    throw CommandError.output(
      .unwritable(
        path, reason: isThere ? "a file of that name is there" : String(cString: strerror(code))))
  }

  /// Writes all of `data` to an open file.
  static func write(_ data: Data, to file: Int32, _ path: String) throws {
    try data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          throw failure(path)
        }
        offset += count
      }
    }
  }

  private static func failure(_ path: String) -> CommandError {
    .output(.unwritable(path, reason: String(cString: strerror(errno))))
  }

  /// The system's own words for an error of Foundation's.
  static func reason(of error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
    return error.localizedDescription
  }
}
