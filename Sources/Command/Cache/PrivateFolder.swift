import Foundation

/// A folder in which nobody else can put anything: programs are run from the cache.
enum PrivateFolder {
  /// Makes `path` so, or finds it so; throws what stands against it.
  static func make(_ path: String) throws {
    let above = Path(path).folder
    if !above.isEmpty { try WholeFile.makeFolder(above) }
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw CommandError.output(.unwritable(path, reason: String(cString: strerror(errno))))
    }
    if let reason = reasonAgainst(path) { throw CommandError.output(.unwritable(path, reason: reason)) }
  }

  /// Why what stands at `path` can't be trusted: it is no folder, is another user's, or others can write to it.
  private static func reasonAgainst(_ path: String) -> String? {
    var info = stat()
    // Whoever made a link can have it lead elsewhere later.
    if lstat(path, &info) == 0, info.st_uid != geteuid() { return "it belongs to another user" }
    guard stat(path, &info) == 0 else { return String(cString: strerror(errno)) }
    if info.st_mode & S_IFMT != S_IFDIR { return "a file of that name is there" }
    if info.st_uid != geteuid() { return "it belongs to another user" }
    if info.st_mode & 0o022 != 0 { return "others can write to it (chmod go-w \(path))" }
    return access(path, W_OK) == 0 ? nil : String(cString: strerror(errno))
  }

  /// A new one in the temporary folder, the same for the whole process, that is gone with it.
  static let temporary: String? = {
    let above = NSTemporaryDirectory()
    var template = Array(Path(above).appending("graphdump-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    WorkFolder.adopt(path)
    return path
  }()
}
