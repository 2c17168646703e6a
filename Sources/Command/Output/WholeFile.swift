import Foundation

/// Writes files whole or not at all.
enum WholeFile {
  /// Writes `data` beside `path` first, or in another folder of the same disk, and then puts it in its place.
  static func write(_ data: Data, to path: String, through pending: String? = nil) throws {
    let folder = pending ?? (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError.output(.unwritable(path, reason: "it is a folder"))
    }
    let name = ".\((path as NSString).lastPathComponent).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let temporary = folder.isEmpty ? name : "\(folder)/\(name)"
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

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return }
    var code = errno
    let above = (path as NSString).deletingLastPathComponent
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
