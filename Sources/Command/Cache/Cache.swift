import Foundation

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

  private static var temporaryFolder: String { "\(NSTemporaryDirectory())/graphdump-\(getuid())" }

  /// Opens the cache; where its folder can't be written, one in the temporary folder.
  init(folder: String = usualFolder(), isUsed: Bool) throws {
    self.isUsed = isUsed
    let place = "\(folder)/v1"
    do {
      try WholeFile.makeFolder("\(place)/work")
      guard access("\(place)/work", W_OK) == 0 else { throw CommandError.output(.unwritable(place, reason: "")) }
      self.folder = place
    } catch {
      self.folder = "\(Self.temporaryFolder)/v1"
      try WholeFile.makeFolder("\(self.folder)/work")
    }
  }

  func makeWorkFolder() throws -> WorkFolder { try WorkFolder(in: "\(folder)/work") }

  var moduleCache: String { "\(folder)/modules" }

  private func path(_ kind: Kind, _ key: String) -> String { "\(folder)/\(kind.rawValue)/\(key)" }

  /// The folder stored under `key`, if there is one; it counts as used now.
  func find(_ kind: Kind, _ key: String) -> String? {
    let path = path(kind, key)
    guard isUsed, FileManager.default.fileExists(atPath: path) else { return nil }
    utimes(path, nil)
    return path
  }

  /// Puts the folder `made` under `key`, and gives its new place. Where the key is taken, or nothing is to be stored,
  /// the folder stays where it is.
  func store(_ made: String, _ kind: Kind, _ key: String) throws -> String {
    guard isUsed else { return made }
    try WholeFile.makeFolder("\(folder)/\(kind.rawValue)")
    let path = path(kind, key)
    guard rename(made, path) == 0 else { return made }
    trim()
    return path
  }
}
