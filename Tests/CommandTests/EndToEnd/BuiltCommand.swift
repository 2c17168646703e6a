import Foundation
import Testing

@testable import Command

/// The `graphdump` that was built beside the tests, run as a person runs it.
enum BuiltCommand {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of the build products.
  static let folder: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let path = bundle ?? Installation.runningExecutable
    return (path as NSString).deletingLastPathComponent
  }()

  /// Runs it; `home` is where its outputs are collected. All runs share one cache, beside the build products.
  static func run(
    _ words: [String], home: String, in workingFolder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Result {
    let process = process(words, environment: environment)
    if let workingFolder { process.currentDirectoryURL = URL(fileURLWithPath: workingFolder) }
    if let input {
      let path = "\(home)/input-\(UUID())"
      try input.write(toFile: path, atomically: true, encoding: .utf8)
      process.standardInput = FileHandle(forReadingAtPath: path)
    }
    let output = "\(home)/output-\(UUID())"
    let errors = "\(home)/errors-\(UUID())"
    for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// The process that runs it, not started yet.
  static func process(_ words: [String], environment given: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(folder)/graphdump")
    process.arguments = words
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = "\(folder)/test-cache"
    process.environment = environment.merging(given) { _, given in given }
    return process
  }

  /// The package's own folder.
  static let package = (#filePath as NSString).deletingLastPathComponent + "/../../.."

  static func expected(_ name: String) throws -> String {
    try String(contentsOfFile: "\(package)/Tests/CommandTests/Expected/\(name).changes", encoding: .utf8)
  }
}
