import Foundation

/// A program of the system's that reads what this command makes.
enum Shell: String {
  case bash, zsh, fish, groff, mandoc

  private var path: String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }.first(
      where: FileManager.default.isExecutableFile)
  }

  var isThere: Bool { path != nil }

  struct Missing: Error {}

  /// What it prints for what it is given. It is stopped after a minute.
  func run(_ words: [String], input: String) throws -> (status: Int32, output: String) {
    guard let path else { throw Missing() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    process.standardError = fromProgram
    try process.run()
    let number = process.processIdentifier
    let stop = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: stop)
    try toProgram.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try toProgram.fileHandleForWriting.close()
    let output = String(decoding: fromProgram.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    stop.cancel()
    return (process.terminationStatus, output)
  }
}
