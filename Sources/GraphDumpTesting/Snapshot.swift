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
    var attachments: [Attached]
  }

  /// A file that helps to see the difference.
  struct Attached {
    enum Kind: String { case baseline, candidate, difference }
    var kind: Kind
    var name: String
    var data: Data
  }

  /// The folder of a test file's baselines, beside it.
  static func folder(for file: String) -> String {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return (file as NSString).deletingLastPathComponent + "/__Snapshots__/\(name)"
  }

  /// Compares, and writes the baseline as the mode says.
  func failure(pixels: PixelOptions) -> Failure? {
    guard FileManager.default.fileExists(atPath: path) else { return missing() }
    let baseline: Data
    do { baseline = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      return Failure(message: "the baseline “\(path)” can't be read: \(error)", attachments: attachments(nil))
    }
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
    let attached = attachments(baseline) + [difference(comparison, baseline, pixels)].compactMap { $0 }
    if mode.writes(isMissing: false, differs: true) { return written(words, attached) }
    return Failure(
      message: "\(name) \(words)\n\(advice(Artifacts(for: path).write(attached)))", attachments: attached)
  }

  private var name: String { (path as NSString).lastPathComponent }
  private var ending: String { (name as NSString).pathExtension }
  private var bareName: String { (name as NSString).deletingPathExtension }

  /// The next command; `candidate` is where what the test made was put.
  private func advice(_ candidate: String?) -> String {
    let see = candidate.map { "To see both: graphdump compare '\(path)' '\($0)' --mode never --report report\n" } ?? ""
    return """
      The baseline is \(path)
      \(see)To take what the test made: GRAPHDUMP_RECORD=failed swift test, look at it, and run swift test again.
      """
  }

  private func missing() -> Failure {
    let attached = attachments(nil)
    guard mode.writes(isMissing: true, differs: false) else {
      let advice = advice(Artifacts(for: path).write(attached))
      return Failure(message: "\(name) has no baseline, and none is written here.\n\(advice)", attachments: attached)
    }
    return written("has no baseline", attached)
  }

  private func written(_ words: String, _ attached: [Attached]? = nil) -> Failure {
    let attached = attached ?? attachments(nil)
    do { try write() } catch {
      return Failure(message: "\(name) \(words); the baseline can't be written: \(error)", attachments: attached)
    }
    return Failure(
      message:
        "\(name) \(words)\nThe baseline was written to \(path)\nLook at it, commit it, and run swift test again.",
      attachments: attached)
  }

  /// Writes the baseline whole or not at all, through a file beside the folder of baselines.
  private func write() throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let above = ((folder as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let pending = "\(above)/.graphdump-\(UUID())"
    defer { unlink(pending) }
    try candidate.write(to: URL(fileURLWithPath: pending))
    guard rename(pending, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  private func attachments(_ baseline: Data?) -> [Attached] {
    (baseline.map { [Attached(kind: .baseline, name: "\(bareName).baseline.\(ending)", data: $0)] } ?? [])
      + [Attached(kind: .candidate, name: "\(bareName).candidate.\(ending)", data: candidate)]
  }

  /// The difference by itself: bars of bodies for recordings, an image for images, sentences for the rest.
  private func difference(_ comparison: ContentComparison, _ baseline: Data, _ options: PixelOptions) -> Attached? {
    if let behaviour = comparison.behaviour {
      let figure = ComparisonFigure(behaviour, baseline: "baseline", candidate: "candidate").text
      return Attached(kind: .difference, name: "\(bareName).difference.svg", data: Data(figure.utf8))
    }
    if comparison.pixels != nil {
      var options = options
      options.drawsDifference = true
      guard let old = try? PixelImage(png: baseline), let new = try? PixelImage(png: candidate),
        let image = PixelComparison(baseline: old, candidate: new, options: options).difference
      else { return nil }
      return Attached(kind: .difference, name: "\(bareName).difference.png", data: image.png)
    }
    let text = comparison.sentences.map { "\($0)\n" }.joined()
    return Attached(kind: .difference, name: "\(bareName).difference.txt", data: Data(text.utf8))
  }
}
