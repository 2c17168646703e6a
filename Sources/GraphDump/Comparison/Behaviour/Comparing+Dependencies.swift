import Recording

/// A dependency in terms that hold on both sides: the reader is the baseline's node.
struct DependencyKey: Hashable {
  var kind: Source.Kind
  var source: String
  var reader: NodeID
  var property: String
  var isRead: Bool
}

extension Comparing {
  /// Dependencies that only one side has; each is told once.
  mutating func compareDependencies() {
    let olds = keys(of: oldFrame) { matching.candidate[$0] == nil ? nil : $0 }
    let news = keys(of: newFrame) { matching.baseline[$0] }
    let order = Dictionary(
      oldFrame.nodesInOrder.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
    func sorted(_ keys: Set<DependencyKey>) -> [DependencyKey] {
      keys.sorted { a, b in
        let (x, y) = (order[a.reader] ?? .max, order[b.reader] ?? .max)
        return (x, a.source, a.property, a.isRead ? 1 : 0) < (y, b.source, b.property, b.isRead ? 1 : 0)
      }
    }
    for key in sorted(olds.subtracting(news)) where reported.dependencies.insert(key).inserted {
      var other = key
      other.isRead.toggle()
      guard !news.contains(other), let node = oldFrame.nodes[key.reader] else { continue }
      report(.dependency, "no longer depends on `\(key.source)` (`\(key.property)`)", at: node, in: oldFrame)
    }
    for key in sorted(news.subtracting(olds)) where reported.dependencies.insert(key).inserted {
      var other = key
      other.isRead.toggle()
      guard let id = matching.candidate[key.reader], let node = newFrame.nodes[id] else { continue }
      let words =
        !olds.contains(other)
        ? "depends on `\(key.source)` (`\(key.property)`), and did not"
        : key.isRead
          ? "reads `\(key.source)` (`\(key.property)`), which it only declared"
          : "only declares `\(key.source)` (`\(key.property)`), which it read"
      report(.dependency, words, at: node, in: newFrame)
    }
  }

  private func keys(of frame: Frame, reader: (NodeID) -> NodeID?) -> Set<DependencyKey> {
    var result: Set<DependencyKey> = []
    for dependency in frame.dependencies {
      guard let source = frame.sources[dependency.source], let id = reader(dependency.reader) else { continue }
      result.insert(
        DependencyKey(
          kind: source.kind, source: source.name, reader: id, property: dependency.property,
          isRead: dependency.isRead))
    }
    return result
  }

  /// Findings that only one side has in this update.
  mutating func compareFindings(before: TreeMatching) {
    let (olds, news) = (oldFrame.update.diagnostics, newFrame.update.diagnostics)
    guard !olds.isEmpty || !news.isEmpty else { return }
    var rest: [String: Int] = [:]
    func key(_ rule: String, _ id: NodeID?) -> String { "\(rule) \(id.map { "\($0)" } ?? "")" }
    for finding in olds { rest[key(finding.rule, finding.node), default: 0] += 1 }
    var added: [Diagnostic] = []
    for finding in news {
      let id = finding.node.map { matching.baseline[$0] ?? before.baseline[$0] ?? NodeID(-1) }
      if let count = rest[key(finding.rule, id)], count > 0 {
        rest[key(finding.rule, id)] = count - 1
      } else {
        added.append(finding)
      }
    }
    for finding in olds {
      let word = key(finding.rule, finding.node)
      guard let count = rest[word], count > 0 else { continue }
      rest[word] = count - 1
      report(finding, "no longer has the finding `\(finding.rule)`", in: oldFrame)
    }
    for finding in added {
      report(finding, "has the finding `\(finding.rule)`: \(VisibleText.line(finding.evidence))", in: newFrame)
    }
  }

  private mutating func report(_ finding: Diagnostic, _ words: String, in frame: Frame) {
    let node = finding.node.flatMap { frame.nodes[$0] ?? frame.ended[$0] }
    report(.finding, node == nil ? "the update \(words)" : words, at: node, in: frame)
  }

  /// Other texts and inputs in nodes that behave alike, told where they begin or change.
  mutating func compareWords() {
    for change in newFrame.update.nodes where change.node != nil || !change.values.isEmpty {
      guard let id = matching.baseline[change.id], let was = oldFrame.nodes[id], let now = newFrame.nodes[change.id]
      else { continue }
      if was.name != now.name {
        report(
          .words, "reads \(Self.text(now.name)), read \(Self.text(was.name))", at: Self.nameless(now), in: newFrame)
      } else if was.inputs != now.inputs {
        report(.words, "is given other values", at: now, in: newFrame)
      }
    }
    let olds = oldFrame.update.sources.map { "\($0.name) \($0.value ?? "")" }
    let news = newFrame.update.sources.map { "\($0.name) \($0.value ?? "")" }
    if olds.sorted() != news.sorted() { report(.words, "the values of the sources differ") }
  }

  private static func nameless(_ node: Node) -> Node {
    var node = node
    node.name = nil
    return node
  }

  private static func text(_ name: String?) -> String { name.map { "“\(VisibleText.line($0))”" } ?? "nothing" }
}
