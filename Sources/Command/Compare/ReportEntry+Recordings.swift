import Foundation
import GraphDump
import Recording

extension ReportEntry {
  /// Draws how two recordings differ, and both of them as figures.
  mutating func draw(_ old: Recording, _ new: Recording, names: (String, String)) {
    let comparison = BehaviourComparison(baseline: old, candidate: new)
    figure = ComparisonFigure(comparison, baseline: names.0, candidate: names.1).text
    baseline = Self.figure(old, name: "baseline")
    candidate = Self.figure(new, name: "candidate")
  }

  private static func figure(_ recording: Recording, name: String) -> Data? {
    (try? render(recording, name: name).first).map { Data($0.text.utf8) }
  }
}
