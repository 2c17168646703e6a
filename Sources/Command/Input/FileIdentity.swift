import Foundation

/// Tells a file or a folder from others, by whatever path it is reached.
struct FileIdentity: Hashable {
  private var device: UInt64
  private var number: UInt64

  /// `nil` where there is nothing at the path; links are followed.
  init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }
}
