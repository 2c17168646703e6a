import Foundation

/// Gives `body` a folder that is gone afterwards.
func inTemporaryFolder<R>(_ body: (String) throws -> R) throws -> R {
  let path = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/graphdump-test-\(UUID())"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}
