import Foundation
import Synchronization

/// What was made before, stored by content: programs, and the recordings of their runs.
///
/// Every entry is a folder that is made elsewhere and put in its place with one rename, so that runs at the same time
/// do no harm to one another. What was not used for longest is thrown away beyond ``limit``.
struct Cache: Sendable {
  enum Kind: String, CaseIterable, Sendable { case programs, recordings }

  let folder: String
  /// Whether stored things are used. Work is done in the same place in any case.
  let isUsed: Bool
  /// In bytes.
  var limit = 256 << 20

  /// The folder for the person's cache.
  static func usualFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") { return "\(given)/graphdump" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return temporaryFolder }
    #if os(macOS)
      return "\(home)/Library/Caches/graphdump"
    #else
      return "\(home)/.cache/graphdump"
    #endif
  }

  private static var temporaryFolder: String { Path(NSTemporaryDirectory()).appending("graphdump-\(getuid())") }

  /// Opens the cache. Where its folder can't be written, or others can write to it, it is in the temporary folder; where
  /// that can't be trusted either, it is gone with the process, and `warn` is told so once.
  init(
    folder: String = usualFolder(), temporaryFolder: String = Self.temporaryFolder, isUsed: Bool,
    warn: (String) -> Void = { _ in }
  ) throws {
    self.isUsed = isUsed
    do {
      self.folder = try (try? Self.open(folder)) ?? Self.open(temporaryFolder)
    } catch let CommandError.output(.unwritable(path, reason)) {
      guard let last = PrivateFolder.temporary else { throw CommandError.output(.noCache(path, reason: reason)) }
      self.folder = try Self.open(last)
      let isFirst = Self.hasWarned.withLock { hasWarned in
        defer { hasWarned = true }
        return !hasWarned
      }
      if isFirst { warn("nothing is kept for later runs: “\(path)” can't be the cache: \(reason)") }
    }
  }

  private static let hasWarned = Mutex(false)

  private static func open(_ folder: String) throws -> String {
    try PrivateFolder.make(folder)
    let place = "\(folder)/v1"
    try PrivateFolder.make(place)
    try PrivateFolder.make("\(place)/work")
    return place
  }

  func makeWorkFolder() throws -> WorkFolder { try WorkFolder(in: "\(folder)/work") }

  private var moduleCache: String { "\(folder)/modules" }

  private func path(_ kind: Kind, _ key: String) -> String { "\(folder)/\(kind.rawValue)/\(key)" }

  /// The folder stored under `key`, if there is one; it counts as used now. One that was broken since is thrown away.
  func find(_ kind: Kind, _ key: String) -> String? {
    let path = path(kind, key)
    guard isUsed, FileManager.default.fileExists(atPath: path) else { return nil }
    guard Manifest.holds(for: path) else {
      forget(kind, key)
      return nil
    }
    utimes(path, nil)
    return path
  }

  /// Throws away what is stored under `key`.
  func forget(_ kind: Kind, _ key: String) { discard(path(kind, key)) }

  /// Throws away what the compiler stored, which it makes again.
  func forgetModules() { discard(moduleCache) }

  /// Moves a folder away before it is removed, so that nothing half removed is ever found.
  private func discard(_ path: String) {
    let gone = Path(folder).appending("work/\(WorkFolder.newName())")
    if rename(path, gone) == 0 { try? FileManager.default.removeItem(atPath: gone) }
  }

  /// Puts the folder `made` under `key`, and gives its new place. Where the key is taken, or nothing is to be stored or
  /// can be, the folder stays where it is.
  func store(_ made: String, _ kind: Kind, _ key: String) -> String {
    let path = path(kind, key)
    guard isUsed, isFolder("\(folder)/\(kind.rawValue)"), (try? Manifest.write(into: made)) != nil,
      rename(made, path) == 0
    else { return made }
    trim()
    return path
  }

  /// The folder for what the compiler stores; `nil` where there can be none.
  func moduleFolder() -> String? { isFolder(moduleCache) ? moduleCache : nil }

  /// Makes a folder of the cache, in place of what else may stand there.
  private func isFolder(_ path: String) -> Bool {
    if (try? PrivateFolder.make(path)) != nil { return true }
    discard(path)
    return (try? PrivateFolder.make(path)) != nil
  }
}
