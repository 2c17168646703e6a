import Foundation
import Synchronization

/// Which files were read as inputs: nothing that is written may take their place, whatever was asked for.
enum InputFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Remembers a file that was read.
  static func add(_ path: String) {
    guard let place = place(of: path) else { return }
    paths.withLock { _ = $0.insert(place) }
  }

  /// Throws if a file at `path` would take the place of an input, or of other Swift source.
  static func check(output path: String) throws {
    guard let place = place(of: path) else { return }
    let isRead = paths.withLock { $0.contains(place) }
    if isRead || place.hasSuffix(".swift") { throw CommandError.output(.replacesInput(path, isRead: isRead)) }
  }

  /// The one path of a file that is there, however it is named; `nil` where none is.
  private static func place(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
