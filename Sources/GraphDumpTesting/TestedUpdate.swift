import GraphDump
import Recording

/// One update in plain words for a test: which views ran, began, ended.
///
///     #expect(recording.lastUpdate.evaluated == ["LightView"])
///
/// Views are named by their types; those that the source does not declare are left out.
public struct TestedUpdate: Hashable, Sendable, CustomStringConvertible {
  /// 0 for the appearance.
  public var index: Int
  /// The step in words: `appear`, `tap "Toggle"`.
  public var step: String
  /// The views whose bodies ran, in order of evaluation; one that ran twice is there twice.
  public var evaluated: [String]
  /// The lines that `_printChanges()` prints: `LightView: _isOn changed.`
  public var changes: [String]
  /// The views whose bodies ran for an output equal to the one before.
  public var wasted: [String]
  /// The views whose identity began, was replaced, or ended without another in its place.
  public var inserted: [String]
  /// The views that began with a new identity in place of another one.
  public var recreated: [String]
  /// The views that ended without another one in their place.
  public var removed: [String]
  /// The state that ended with a replaced identity: `LightView.color`.
  public var lostState: [String]
  /// The rules of which there is a finding, each once.
  public var findings: [String]

  /// The lines of ``changes``, after the step.
  public var description: String { (["update \(index), \(step)"] + changes).joined(separator: "\n  ") }
}

extension Recording {
  /// The updates in plain words, the appearance first.
  public var testedUpdates: [TestedUpdate] {
    let bodies = bodies
    let findings = findings()
    let dialect = header.dialect ?? .keypath
    var frame = Recording(header: header).frame(after: 0)
    return updates.enumerated().map { index, update in
      frame.apply(update)
      func types(_ existence: Existence, replaced: Bool = false) -> [String] {
        update.nodes.filter { $0.existence == existence && (replaced || $0.replacedBy == nil) }.compactMap {
          guard let node = frame.nodes[$0.id] ?? frame.ended[$0.id], node.isUserDefined else { return nil }
          return node.type
        }
      }
      var seen: Set<String> = []
      return TestedUpdate(
        index: update.index, step: update.step, evaluated: bodies[index].runs.map(\.node.type),
        changes: bodies[index].runs.map { Cause.line(type: $0.node.type, causes: $0.causes, in: dialect) },
        wasted: bodies[index].runs.filter(\.isWasted).map(\.node.type), inserted: types(.inserted),
        recreated: types(.recreated), removed: types(.removed),
        lostState: update.nodes.flatMap { change in
          change.lostState.map { "\(frame.ended[change.id]?.type ?? frame.nodes[change.id]?.type ?? "?").\($0)" }
        },
        findings: findings.filter { $0.update == update.index }.map(\.rule).filter { seen.insert($0).inserted })
    }
  }

  /// The last update in plain words; of an empty recording an update in which nothing happened.
  public var lastUpdate: TestedUpdate {
    testedUpdates.last
      ?? TestedUpdate(
        index: -1, step: "", evaluated: [], changes: [], wasted: [], inserted: [], recreated: [], removed: [],
        lostState: [], findings: [])
  }
}
