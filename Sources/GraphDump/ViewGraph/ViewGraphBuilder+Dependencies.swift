import Recording

extension ViewGraphBuilder {
  /// One edge for each source and node that reads it; several properties, or several readers in a group, share it.
  mutating func addDependencies() {
    for index in moments {
      for group in groups(of: tree.frames[index].dependencies) {
        guard let edge = edge(for: group, in: momentNodes[index]) else { continue }
        momentEdges[index][edge] = state(of: group, fired: [])
      }
    }
    for index in updates {
      let after = tree.frames[index + 1].dependencies
      let before = tree.frames[index].dependencies
      let fired = firedDependencies(in: index, before.union(after))
      for group in groups(of: after.union(before)) {
        guard let edge = edge(for: group, in: updateNodes[index]) else { continue }
        var state = state(of: group, fired: fired)
        state.isGhost = group.dependencies.allSatisfy { !after.contains($0) }
        updateEdges[index][edge] = state
      }
    }
  }

  private struct Group {
    var source: Int
    var reader: Int
    var dependencies: [Dependency]
  }

  private func groups(of dependencies: Set<Dependency>) -> [Group] {
    var result: [Group] = []
    var known: [[Int]: Int] = [:]
    let drawn = dependencies.filter { nodeOfSource[$0.source] != nil }
    for dependency in drawn.sorted(by: Self.precedes) {
      guard let source = nodeOfSource[dependency.source] else { continue }
      for reader in figureNodes(of: dependency.reader) {
        if let index = known[[source, reader]] {
          result[index].dependencies.append(dependency)
        } else {
          known[[source, reader]] = result.count
          result.append(Group(source: source, reader: reader, dependencies: [dependency]))
        }
      }
    }
    return result
  }

  private static func precedes(_ a: Dependency, _ b: Dependency) -> Bool {
    if a.source != b.source { return a.source < b.source }
    if a.reader != b.reader { return a.reader < b.reader }
    return a.property < b.property
  }

  private mutating func edge(for group: Group, in states: [NodeState?]) -> Int? {
    guard states[group.source] != nil, states[group.reader] != nil else { return nil }
    return add(
      FigureEdge(
        id: "\(nodes[group.source].id)-\(nodes[group.reader].id)", kind: .dependency, tail: group.source,
        head: group.reader, placement: .free))
  }

  private mutating func state(of group: Group, fired: Set<Dependency>) -> EdgeState {
    var names: [String] = []
    for dependency in group.dependencies {
      let name = wording.shortener.shorten(dependency.property, to: Wording.valueLimit)
      if !names.contains(name) { names.append(name) }
    }
    let readers = Set(group.dependencies.map(\.reader)).count
    var label = names.prefix(2).joined(separator: ", ")
    if names.count > 2 { label += " +\(names.count - 2)" }
    if readers > 1 { label += " ×\(Tally.number(readers))" }
    return EdgeState(
      label: label, isFired: group.dependencies.contains { fired.contains($0) },
      isUnread: group.dependencies.allSatisfy { !$0.isRead })
  }

  /// Those whose source was written and whose reader names them as the cause it ran for. A reader without a body, as a
  /// stack of screens, names no cause: what changed it is what it reads.
  private func firedDependencies(in index: Int, _ dependencies: Set<Dependency>) -> Set<Dependency> {
    let written = Set(update(index).writes.filter { !$0.isEqual }.map(\.source))
    return dependencies.filter { dependency in
      guard written.contains(dependency.source), let change = tree.frames[index + 1].changes[dependency.reader] else {
        return false
      }
      if change.runs.isEmpty { return change.evaluation == .ran && !change.values.isEmpty }
      return change.runs.contains { run in run.causes.contains { $0.names(dependency.property) } }
    }
  }
}

extension Cause {
  /// Whether the cause is the dependency through `property`.
  fileprivate func names(_ property: String) -> Bool {
    switch self {
    case .value, .identity: false
    case .property(let name): name == property
    case .model(let name, let keyPath): keyPath == property || name == property
    }
  }
}
