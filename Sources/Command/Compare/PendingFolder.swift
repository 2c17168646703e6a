import Foundation

/// Where baselines are written before they are put in their place: beside the baseline folder, so that it holds only
/// whole files whenever the command is interrupted. Made when it is first needed.
final class PendingFolder {
  private let folder: String
  private var work: WorkFolder?

  init(for folder: String) {
    let plain = folder.isEmpty ? "." : folder
    let full = URL(fileURLWithPath: plain).standardizedFileURL.path
    self.folder = (full as NSString).deletingLastPathComponent
  }

  /// Its path.
  func path() throws -> String {
    if let work { return work.path }
    let work = try WorkFolder(in: folder, prefix: ".graphdump-")
    self.work = work
    return work.path
  }

  func remove() { work?.remove() }
}
