import Foundation

/// Turns SVG into PNG and PDF with librsvg's program, which is looked for when it is needed.
///
/// A program rather than the library: what goes wrong in it can't take this process down, and no version of its
/// functions has to be matched.
struct Rasterizer: Sendable {
  let program: String

  /// Where programs are looked for: the folders of `PATH`, and those of Homebrew.
  static var folders: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map(String.init) + ["/opt/homebrew/bin", "/usr/local/bin"]
  }

  /// Finds `rsvg-convert`. Throws ``RasterError/missing(looked:)``.
  static func find(in folders: [String] = folders) throws(RasterError) -> Self {
    for folder in folders {
      let path = folder + "/rsvg-convert"
      if FileManager.default.isExecutableFile(atPath: path) { return Rasterizer(program: path) }
    }
    throw .missing(looked: folders)
  }

  /// Cost: a process, and some hundredths of a second for a figure of twenty nodes.
  func convert(_ svg: String, to format: FigureFormat) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphdump-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out"))
    try Data(svg.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--unlimited", "-f", format.rawValue] + (format == .png ? ["-z", "2"] : []) + ["-o", output.path, input.path]
    // The time of writing is part of a PDF, and is not to be.
    process.environment = ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "0"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: output) else {
      throw RasterError.failed(
        program: program,
        message: String(decoding: messages, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return data
  }
}

/// Why no PNG or PDF could be made.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program is in none of the folders that were looked through.
  case missing(looked: [String])
  /// The program ended with an error, and this is what it wrote.
  case failed(program: String, message: String)

  /// What is wrong, and how the program is installed where it is missing.
  public var description: String {
    switch self {
    case .missing:
      "PNG and PDF need rsvg-convert, and it is not installed: apt-get install librsvg2-bin, or brew install librsvg; "
        + "all other formats work without it"
    case .failed(let program, let message):
      "“\(program)” could not draw the figure: \(message.isEmpty ? "it gave no reason" : message)"
    }
  }
}
