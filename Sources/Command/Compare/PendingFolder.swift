import Foundation

/// Where baselines are written before they are put in their place: beside the baseline folder, so that it holds only
/// whole files whenever the command is interrupted. Made when it is first needed.
final class PendingFolder {
  private let folder: String
  private var work: WorkFolder?

  init(for folder: String) {
    let plain = folder.isEmpty ? "." : folder
    let full = URL(fileURLWithPath: plain).standardizedFileURL.path
    self.folder = Path(full).folder
  }

  /// Its path.
  func path() throws -> String {
    if let work { return work.path }
    removeAbandoned()
    let work = try WorkFolder(in: folder, prefix: Self.prefix)
    self.work = work
    return work.path
  }

  func remove() { work?.remove() }

  private static let prefix = ".graphdump-"

  /// Removes what runs left behind that were killed: folders of processes that are gone, older than ten minutes, since
  /// a process of another machine may work on the same disk.
  private func removeAbandoned() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(Self.prefix) {
      let path = "\(folder)/\(name)"
      let number = name.dropFirst(Self.prefix.count).prefix { $0 != "-" }
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      guard let process = pid_t(number), let date, date.timeIntervalSinceNow < -600 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { try? files.removeItem(atPath: path) }
    }
  }
}
