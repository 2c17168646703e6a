import Foundation
import Recording
import Testing

/// The recordings of all samples, made by the `graphdump` that was built beside the tests.
enum SampleRecordings {
  struct Sample: Sendable {
    var name: String
    var recording: Recording
  }

  static let package = (#filePath as NSString).deletingLastPathComponent + "/../../.."

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(package)/samples")) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// The folder of the build products.
  private static let products: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    return ((bundle ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
  }()

  /// Every sample that could be recorded; the tests count them.
  static let all: [Sample] = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("samples-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return names.compactMap { name in
      let file = folder.appendingPathComponent("\(name).jsonl")
      try? record("\(package)/samples/\(name).swift", to: file.path)
      guard let data = try? Data(contentsOf: file), let loaded = try? Recording.load(data) else { return nil }
      return Sample(name: name, recording: loaded.recording)
    }
  }()

  static func recording(_ name: String) throws -> Recording {
    try #require(all.first { $0.name == name }, "no recording of \(name)").recording
  }

  private static func record(_ source: String, to file: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(products)/graphdump")
    process.arguments = ["record", source, "--quiet", "-o", file]
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = "\(products)/test-cache"
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
