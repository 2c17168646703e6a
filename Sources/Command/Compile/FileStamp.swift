import Foundation

/// Tells one build of a file from another without reading it.
enum FileStamp {
  static func of(_ path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "\(path) -" }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(path) \(info.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
