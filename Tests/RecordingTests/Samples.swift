import Foundation
import Recording

/// Recordings that the tests of this folder share.
enum Samples {
  static let header = Header(root: "Counter", engine: "example 1.0", dialect: .property)

  /// A recording in which every type of the format occurs, and every property has a value.
  static var full: Recording {
    var update = Update(index: 0, step: "appear")
    update.target = NodeID(1)
    update.passes = 2
    update.writes = [
      SourceWrite(source: SourceID(0), property: "count", old: "0", new: "1", isEqual: true, isRepeated: true, pass: 2)
    ]
    update.candidates = [NodeID(0)]
    update.nodes = [fullChange, NodeChange(id: NodeID(1), existence: .removed)]
    update.skipped = [SkipRange(first: NodeID(3), count: 2, stride: 4, skip: .inputsEqual)]
    update.sources = [
      Source(id: SourceID(0), kind: .modelProperty, name: "Model.count", owner: NodeID(0), value: "1")
    ]
    update.endedSources = [SourceID(7)]
    update.dependencies = [Dependency(source: SourceID(0), reader: NodeID(0), property: "_count")]
    update.endedDependencies = [
      Dependency(source: SourceID(0), reader: NodeID(0), property: "_other", isRead: false)
    ]
    update.layout = LayoutChange(
      changed: [
        LayoutNode(
          id: LayoutID(1), parent: LayoutID(0), position: 1, node: NodeID(0),
          proposal: Proposal(width: 10, height: .infinity), size: Size(width: 1, height: 2),
          frame: Rect(x: 1, y: 2, width: 3, height: 4))
      ], shifted: [LayoutShift(parent: LayoutID(1), from: 2, x: 0, y: 8)], computed: [LayoutID(1)],
      removed: [LayoutID(2)])
    update.display = [
      DisplayChange(
        container: NodeID(0), kind: .moved, offset: 2, from: 0, node: NodeID(0), transition: "move")
    ]
    update.diagnostics = [Diagnostic(rule: "state-loss", node: NodeID(0), evidence: "it was lost")]
    update.timings = Timings(body: 0.25, layout: 0.5, total: 0.75)
    return Recording(header: header, updates: [update])
  }

  private static var fullChange: NodeChange {
    NodeChange(
      id: NodeID(0), existence: .recreated, evaluation: .ran,
      runs: [
        Run(
          pass: 1, order: 0,
          causes: [.value, .identity, .property("_count"), .model(property: "_model", keyPath: "\\Model.count")])
      ], skip: .equatable,
      comparison: [FieldComparison(name: "count", method: .bits, isEqual: false, old: "0", new: "1")],
      values: [ValueChange(name: "value", old: "0", new: "1")], move: Move(from: 1, to: 0), replaces: NodeID(9),
      replacedBy: NodeID(10), lostState: ["count"],
      node: Node(
        id: NodeID(0), parent: NodeID(5), position: 3, kind: .composed, type: "Counter", name: "name",
        explicitID: "“a”", branch: "true", inputs: [Property(name: "count", value: "1")], isUserDefined: true))
  }

  /// A recording whose tree is a root with the rows `ids`, in order.
  static func rows(_ ids: Int...) -> Recording {
    var update = Update(index: 0, step: "appear")
    update.nodes = [insertion(Node(id: NodeID(0), kind: .container, type: "List"))]
    for (position, id) in ids.enumerated() { update.nodes.append(insertion(row(id, at: position))) }
    return Recording(header: header, updates: [update])
  }

  static func row(_ id: Int, at position: Int) -> Node {
    Node(id: NodeID(id), parent: NodeID(0), position: position, kind: .composed, type: "Row")
  }

  static func insertion(_ node: Node) -> NodeChange { NodeChange(id: node.id, existence: .inserted, node: node) }
}
