import Foundation
import Synchronization

/// A folder for one piece of work, gone when the work is done.
struct WorkFolder: Sendable {
  let path: String
  private static let open = Mutex<Set<String>>([])

  init(in parent: String, prefix: String = "") throws {
    path = "\(parent)/\(prefix)\(Self.newName())"
    let path = path
    // Together, so that an interruption finds it.
    try Self.open.withLock { open in
      try WholeFile.makeFolder(path)
      open.insert(path)
    }
  }

  /// A name that no other piece of work has: the process's number comes first.
  static func newName() -> String { "\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))" }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    Self.open.withLock { _ = $0.remove(path) }
  }

  /// Removes a folder that was made elsewhere when the command ends.
  static func adopt(_ path: String) { open.withLock { _ = $0.insert(path) } }

  /// Removes what is still open, when the command ends or is interrupted.
  ///
  /// - Parameter status: with what the process ends at once, so that nothing is put into a folder that is being removed.
  static func removeAll(exitingWith status: Int32? = nil) {
    WholeFile.pending.withLock { _ in
      open.withLock { for path in $0 { try? FileManager.default.removeItem(atPath: path) } }
      if let status { exit(status) }
    }
  }
}
