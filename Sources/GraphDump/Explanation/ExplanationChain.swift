import Recording

/// Words the chain of one update.
struct ExplanationChain {
  let frame: Frame
  let dialect: Dialect

  /// Sentences about `nodes`, those that share their fate in one.
  func sentences(about nodes: [Node], named name: String) -> [String] {
    guard !nodes.isEmpty else { return ["`\(name)` is not there."] }
    var order: [String] = []
    var groups: [String: (places: [NodePlace], sentences: [String])] = [:]
    // What was replaced is told of what took its place, if that is asked for too.
    let asked = Set(nodes.map(\.id))
    for node in nodes where !(frame.change(of: node.id).replacedBy.map(asked.contains) ?? false) {
      let predicate = self.predicate(of: node)
      let place = NodePlace(of: node, in: frame)
      let key = "\(place.kind) \(predicate)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: ([], predicate)].places.append(place)
    }
    return order.flatMap { key -> [String] in
      guard let group = groups[key], let first = group.sentences.first else { return [] }
      let predicate = group.places.count > 1 && first.hasPrefix("was ") ? "were" + first.dropFirst(3) : first
      return ["\(NodePlace.words(for: group.places)) \(predicate)"] + group.sentences.dropFirst().map { "  \($0)" }
    }
  }

  private func predicate(of node: Node) -> [String] {
    let change = frame.change(of: node.id)
    let isWasted = change.evaluation == .wasted
    switch change.existence {
    case .removed:
      let successor = change.replacedBy.flatMap { frame.nodes[$0]?.type }.map { ": `\($0)` began in its place" } ?? ""
      return ["ended with its identity\(successor)\(lost(change))."]
    case .inserted: return ["began: an identity's first evaluation always runs."] + laterRuns(node, change)
    case .recreated:
      let ended = change.replaces.map { frame.change(of: $0) }
      return ["was recreated: another identity began in its place\(ended.map(lost) ?? "")."] + whyRecreated(node)
        + laterRuns(node, change)
    case .offscreen: return ["left the screen; its state is kept, and its body did not run."]
    default: break
    }
    if change.evaluation.isReevaluated {
      let causes = change.runs.flatMap(\.causes)
      let verb = isWasted ? "ran, for an output equal to the one before" : "ran"
      if causes.isEmpty {
        let values = change.values.flatMap { ValueDifference($0.old, $0.new).lines($0.name, limit: Self.valueLimit) }
        return ["changed\(values.isEmpty ? "" : ": \(values.joined(separator: ", "))")."]
      }
      let words = Cause.words(causes, in: dialect).joined(separator: ", ")
      // Two passes of one update may run it for one cause.
      var told: Set<String> = []
      let chains = causes.flatMap { chain(for: $0, node, change) }.filter { told.insert($0).inserted }
      return ["\(verb): `\(words) changed`."] + chains
    }
    return [whyNot(node, change)]
  }

  /// The runs after the first one of an identity that began in this update.
  private func laterRuns(_ node: Node, _ change: NodeChange) -> [String] {
    change.runs.dropFirst().flatMap { run in
      ["then ran: `\(Cause.words(run.causes, in: dialect).joined(separator: ", ")) changed`"]
        + run.causes.flatMap { chain(for: $0, node, change) }
    }
  }

  private func lost(_ change: NodeChange) -> String {
    change.lostState.isEmpty
      ? "" : "; the state \(change.lostState.map { "`\($0)`" }.joined(separator: ", ")) is lost"
  }

  private func whyRecreated(_ node: Node) -> [String] {
    var here = node
    while let parent = here.parent.flatMap({ frame.nodes[$0] }) {
      let change = frame.change(of: parent.id)
      if change.existence != .recreated, change.existence != .inserted {
        if let value = change.values.first(where: { $0.name == "id" }) {
          return ["because the id given to `.id` was \(value.old) and is \(value.new)"]
        }
        if let branch = here.branch { return ["because the condition above it took its \(branch) branch"] }
        return ["because what `\(parent.type)` holds has another type or id"]
      }
      here = parent
    }
    return []
  }

  /// From the cause back to the step.
  private func chain(for cause: Cause, _ node: Node, _ change: NodeChange) -> [String] {
    switch cause {
    case .identity: return ["because its identity is new"]
    case .value:
      let differing = change.comparison.filter { !$0.isEqual }
      let fields = differing.map { field in
        field.old == field.new
          ? "`\(field.name)` is another \(field.method == .closure ? "closure" : "object")"
          : Self.was(field.name, field.old, field.new)
      }
      let above = bodyAbove(node).map { "because `\($0.type)` ran and made it again" } ?? "because it was made again"
      return fields.isEmpty ? [above] : ["\(above), and \(fields.joined(separator: ", "))"]
    case .property(let name): return writes(for: node) { $0.property == name }
    case .model(_, let keyPath): return writes(for: node) { $0.property == keyPath || keyPath.hasSuffix($0.property) }
    }
  }

  private func bodyAbove(_ node: Node) -> Node? {
    var here = node
    while let parent = here.parent.flatMap({ frame.nodes[$0] }) {
      if parent.kind == .composed, parent.isUserDefined { return parent }
      here = parent
    }
    return nil
  }

  private func writes(for node: Node, _ matches: (Dependency) -> Bool) -> [String] {
    let sources = frame.dependencies.filter { $0.reader == node.id && matches($0) }.map(\.source)
    let writes = frame.update.writes.filter { sources.contains($0.source) && !$0.isEqual }
    return writes.map { write in
      let name = frame.sources[write.source]?.name ?? frame.endedSources[write.source]?.name ?? "\(write.source)"
      let full = "`\(name)\(write.property.map { ".\($0)" } ?? "")`"
      let step = StepWords.quoted(frame.update.step)
      if write.isRepeated {
        return "because \(step) wrote \(full) with an equal value, which its object announces as any other"
      }
      guard let old = write.old, let new = write.new, old != new else { return "because \(step) wrote \(full)" }
      return "because \(step) changed " + Self.fromTo(full, old, new)
    }
  }

  private static let valueLimit = 80

  /// ``a[1].b` from 1 to 2`, or what there is for more differences than one.
  private static func fromTo(_ name: String, _ old: String, _ new: String) -> String {
    let difference = ValueDifference(old, new)
    guard let (path, pair) = difference.only(limit: valueLimit) else { return told(name, difference) }
    return "\(name.dropLast())\(path)` from \(pair.old) to \(pair.new)"
  }

  private static func was(_ name: String, _ old: String?, _ new: String?) -> String {
    guard let old, let new else { return "`\(name)` was \(old ?? "?") and is \(new ?? "?")" }
    let difference = ValueDifference(old, new)
    guard let (path, pair) = difference.only(limit: valueLimit) else { return told("`\(name)`", difference) }
    return "`\(name)\(path)` was \(pair.old) and is \(pair.new)"
  }

  private static func told(_ name: String, _ difference: ValueDifference) -> String {
    "\(name) (\(difference.lines("", limit: valueLimit).joined(separator: "; ")))"
  }

  private func whyNot(_ node: Node, _ change: NodeChange) -> String {
    switch change.skip {
    case .inputsEqual: return "did not run: it was made again, and all it was given is equal."
    case .equatable: return "did not run: it was made again, and its own == says it is equal."
    case .noInputs: return "did not run: it stores nothing that could differ."
    case .dependenciesEqual: return "did not run: what it depends on was written, and is the same again."
    case nil: break
    }
    let equal = frame.update.writes.filter { write in
      write.isEqual && frame.dependencies.contains { $0.reader == node.id && $0.source == write.source }
    }
    if let write = equal.first, let source = frame.sources[write.source] {
      return "did not run: `\(source.name)` was written with an equal value."
    }
    let written = frame.update.writes.filter { !$0.isEqual }.compactMap { frame.sources[$0.source]?.name }
    let names = Set(written).sorted().map { "`\($0)`" }.joined(separator: ", ")
    return written.isEmpty
      ? "did not run: nothing was written." : "did not run: it does not depend on \(names), and was not made again."
  }
}
