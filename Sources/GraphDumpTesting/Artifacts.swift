import Foundation

/// What a failed test made, as files: `swift test` keeps attachments only where it is asked to, XCTest has none on Linux.
struct Artifacts {
  /// Where the candidate is; `nil` where it can't be written.
  private(set) var candidate: String?

  /// Writes the attachments of the baseline at `path` into ``folder(environment:)``.
  init(
    _ attachments: [Snapshot.Attached], for path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let tests = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let folder = "\(Self.folder(environment: environment))/\(tests)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for attachment in attachments {
        let file = "\(folder)/\(attachment.name)"
        try attachment.data.write(to: URL(fileURLWithPath: file), options: .atomic)
        if attachment.name.contains(".candidate.") { candidate = file }
      }
    } catch { candidate = nil }
  }

  /// `GRAPHDUMP_ARTIFACTS`, else a folder of the user's in the temporary one.
  static func folder(environment: [String: String]) -> String {
    if let given = environment["GRAPHDUMP_ARTIFACTS"], !given.isEmpty { return given }
    return (NSTemporaryDirectory() as NSString).appendingPathComponent("graphdump-artifacts-\(getuid())")
  }
}
