import Foundation
import GraphDump

/// A baseline file beside a test, and what a test made.
struct Snapshot {
  /// `…/__Snapshots__/LightTests/name.svg`
  let path: String
  let candidate: Data
  let mode: RecordMode

  /// What to tell about the comparison; `nil` where the two are the same.
  struct Failure {
    var message: String
    /// What helps to see the difference, by file name.
    var attachments: [(name: String, data: Data)]
  }

  /// The folder of a test file's baselines, beside it.
  static func folder(for file: String) -> String {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return (file as NSString).deletingLastPathComponent + "/__Snapshots__/\(name)"
  }

  /// Compares, and writes the baseline as the mode says.
  func failure(pixels: PixelOptions) -> Failure? {
    guard let baseline = FileManager.default.contents(atPath: path) else { return missing() }
    let comparison: ContentComparison
    do {
      comparison = try ContentComparison(baseline: (path, baseline), candidate: (path, candidate), pixels: pixels)
    } catch {
      return Failure(message: "“\(path)” can't be compared: \(error)", attachments: attachments(baseline))
    }
    guard let level = comparison.level else {
      return mode == .all ? written("was written again, as the mode “all” says") : nil
    }
    let shown = comparison.sentences.prefix(12).map { "  \($0)" }
    let more = comparison.sentences.count > 12 ? ["  and \(comparison.sentences.count - 12) more"] : []
    let words = (["differs from its baseline (\(level.rawValue)):"] + shown + more).joined(separator: "\n")
    if mode.writes(isMissing: false, differs: true) { return written(words, baseline) }
    return Failure(message: "\(name) \(words)\n\(advice)", attachments: attachments(baseline))
  }

  private var name: String { (path as NSString).lastPathComponent }

  /// The next command.
  private var advice: String {
    """
    The baseline is \(path)
    To take what the test made: GRAPHDUMP_RECORD=failed swift test, look at it, and run swift test again.
    """
  }

  private func missing() -> Failure {
    guard mode.writes(isMissing: true, differs: false) else {
      return Failure(
        message: "\(name) has no baseline, and none is written here.\n\(advice)", attachments: attachments(nil))
    }
    return written("has no baseline")
  }

  private func written(_ words: String, _ old: Data? = nil) -> Failure {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try candidate.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      return Failure(
        message: "\(name) \(words); the baseline can't be written: \(error)", attachments: attachments(old))
    }
    return Failure(
      message:
        "\(name) \(words)\nThe baseline was written to \(path)\nLook at it, commit it, and run swift test again.",
      attachments: attachments(old))
  }

  private func attachments(_ baseline: Data?) -> [(name: String, data: Data)] {
    let ending = (name as NSString).pathExtension
    let bare = (name as NSString).deletingPathExtension
    return (baseline.map { [("\(bare).baseline.\(ending)", $0)] } ?? []) + [("\(bare).candidate.\(ending)", candidate)]
  }
}
