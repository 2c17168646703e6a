import Recording

@testable import Engine

/// Reads sessions in the words of the rules.
extension Session {
  /// Taps what has a label; returns the lines of the update, as `changes` prints them.
  @discardableResult
  func tap(_ label: String, _ dialect: Dialect = .keypath) throws -> [String] {
    try perform("tap \"\(label)\"")
    return lines(dialect)
  }

  /// The lines of the last update, or of update `index`: rule F, in order of evaluation, user-defined views only.
  func lines(_ dialect: Dialect = .keypath, update index: Int? = nil) -> [String] {
    var nodes: [NodeID: Node] = [:]
    var lines: [String] = []
    for update in recording.updates {
      for case let node? in update.nodes.map(\.node) { nodes[node.id] = node }
      guard update.index == index ?? recording.updates.count - 1 else { continue }
      let runs = update.nodes.flatMap { change in change.runs.map { (id: change.id, run: $0) } }
      for (id, run) in runs.sorted(by: { $0.run.order < $1.run.order }) {
        guard let node = nodes[id], node.isUserDefined, node.kind == .composed else { continue }
        lines.append(Cause.line(type: node.type, causes: run.causes, in: dialect))
      }
    }
    return lines
  }

  /// How many bodies of a type ran in the last update.
  func runs(of type: String) -> Int { lines().filter { $0.hasPrefix(type + ":") }.count }

  /// The frame after the last update.
  var frame: Frame { recording.frame(after: recording.updates.count - 1) }

  /// What became in the last update of the nodes of a type (or with a text): those that are there in tree order, then
  /// those that ended. `kept ran`, `removed untouched, lost color`.
  func outcomes(_ type: String) -> [String] {
    let frame = frame
    let present = frame.nodesInOrder.filter { $0.isCalled(type) }
    let ended = frame.ended.values.filter { $0.isCalled(type) }.sorted { $0.id < $1.id }
    return (present + ended).map { node in
      let change = frame.change(of: node.id)
      let lost = change.lostState.isEmpty ? "" : ", lost " + change.lostState.joined(separator: " ")
      return "\(change.existence) \(change.evaluation)\(lost)"
    }
  }

  /// What became of every node in the last update, in tree order, then of those that ended: `Text Off: kept ran`.
  var allOutcomes: [String] {
    let frame = frame
    let ended = frame.ended.values.sorted { $0.id < $1.id }
    return (frame.nodesInOrder + ended).map { node in
      let change = frame.change(of: node.id)
      let name = node.kind == .unary ? node.name.map { " " + $0 } ?? "" : ""
      let lost = change.lostState.isEmpty ? "" : ", lost " + change.lostState.joined(separator: " ")
      return "\(node.type)\(name): \(change.existence) \(change.evaluation)\(lost)"
    }
  }

  /// Why nodes of a type were skipped in the last update.
  func skips(_ type: String) -> [SkipReason] {
    let frame = frame
    return frame.nodesInOrder.filter { $0.isCalled(type) }
      .compactMap { frame.change(of: $0.id).skip }
  }

  /// How a field of the only node of a type compared in the last update.
  func comparison(of type: String, _ field: String) -> FieldComparison? {
    let frame = frame
    return frame.nodesInOrder.first { $0.type == type }
      .flatMap { frame.change(of: $0.id).comparison.first { $0.name == field } }
  }

  /// The texts on the screen in tree order.
  var texts: [String] { rootView?.textsBelow ?? [] }

  /// The rules of the last update's findings.
  var findings: [String] { lastUpdate?.diagnostics.map(\.rule) ?? [] }

  /// The lines of rule J.
  var displayLines: [String] { lastUpdate?.display.map(\.line) ?? [] }
}

extension Node {
  /// Whether the node is of a type, or shows a text.
  fileprivate func isCalled(_ name: String) -> Bool { type == name || kind == .unary && self.name == name }
}

/// Keeps what happened in order, for views and handlers that say so.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was written since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Session {
  /// The lines of rule J with how each displayable comes, goes or changes: `Removed displayable at 1, fade`.
  var displayTransitions: [String] {
    (lastUpdate?.display ?? []).map { "\($0.line)\($0.transition.map { ", \($0)" } ?? "")" }
  }

  /// The layout tree, a node a line, in order: what it lays out, indented by its depth.
  var layoutTree: [String] {
    let frame = frame
    var children: [LayoutID?: [LayoutNode]] = [:]
    for node in frame.layout.values { children[node.parent, default: []].append(node) }
    func lines(below parent: LayoutID?, _ depth: Int) -> [String] {
      (children[parent] ?? []).sorted { $0.position < $1.position }.flatMap { node -> [String] in
        let words = frame.nodes[node.node].map { $0.kind == .unary ? "\($0.type) \($0.name ?? "")" : $0.type } ?? "?"
        return [String(repeating: "  ", count: depth) + words] + lines(below: node.id, depth + 1)
      }
    }
    return lines(below: nil, 0)
  }
}
