import Foundation

/// Where baselines are written before they are put in their place: beside the baseline folder, so that it holds only
/// whole files whenever the command is interrupted. Made when it is first needed.
///
/// Where that can't be, because the folder is a disk of its own or nothing may be written beside it, it is a hidden folder
/// within.
final class PendingFolder {
  private let baselines: String
  private var folder: String
  private var work: WorkFolder?

  init(for folder: String) {
    let plain = folder.isEmpty ? "." : folder
    let full = URL(fileURLWithPath: plain).standardizedFileURL.path
    baselines = full
    self.folder = Path(full).folder
  }

  /// Its path.
  func path() throws -> String {
    if let work { return work.path }
    if !isOnTheSameDisk || access(folder, W_OK | X_OK) != 0 { folder = baselines }
    removeAbandoned()
    let work = try WorkFolder(in: folder, prefix: Self.prefix)
    self.work = work
    return work.path
  }

  private var isOnTheSameDisk: Bool {
    var (inner, outer) = (stat(), stat())
    return stat(baselines, &inner) == 0 && stat(folder, &outer) == 0 && inner.st_dev == outer.st_dev
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
