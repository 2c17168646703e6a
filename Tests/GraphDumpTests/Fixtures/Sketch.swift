import Recording

/// Writes recordings by hand: nodes and sources are numbered as they come, updates follow each other.
struct Sketch {
  var recording: Recording
  private var nextNode = 1
  private var nextSource = 1
  private var childCount: [NodeID: Int] = [:]
  private var order = 0

  init(root: String) {
    recording = Recording(header: Header(root: root, engine: "fixture"))
    recording.updates = [Update(index: 0, step: "appear")]
  }

  private var last: Int { recording.updates.count - 1 }
  private(set) var nodes: [NodeID: Node] = [:]

  /// Begins a node in the last update.
  @discardableResult
  mutating func add(
    _ kind: NodeKind, _ type: String, in parent: NodeID? = nil, at position: Int? = nil, name: String? = nil,
    id explicitID: String? = nil, branch: String? = nil, existence: Existence = .inserted,
    evaluation: Evaluation = .ran, causes: [Cause] = [], replaces: NodeID? = nil
  ) -> NodeID {
    let id = NodeID(nextNode)
    nextNode += 1
    let place = position ?? parent.map { childCount[$0, default: 0] } ?? 0
    if let parent { childCount[parent, default: 0] = max(childCount[parent, default: 0], place + 1) }
    let node = Node(
      id: id, parent: parent, position: place, kind: kind, type: type, name: name, explicitID: explicitID,
      branch: branch, isUserDefined: kind == .composed)
    nodes[id] = node
    recording.updates[last].nodes.append(
      NodeChange(
        id: id, existence: existence, evaluation: evaluation, runs: runs(kind == .composed ? causes : []),
        replaces: replaces, node: node))
    return id
  }

  private mutating func runs(_ causes: [Cause]) -> [Run] {
    guard !causes.isEmpty else { return [] }
    defer { order += 1 }
    return [Run(pass: 1, order: order, causes: causes)]
  }

  @discardableResult
  mutating func source(
    _ kind: Source.Kind, _ name: String, of owner: NodeID? = nil, value: String? = nil
  ) -> SourceID {
    let source = Source(id: SourceID(nextSource), kind: kind, name: name, owner: owner, value: value)
    nextSource += 1
    recording.updates[last].sources.append(source)
    sources[source.id] = source
    return source.id
  }
  private(set) var sources: [SourceID: Source] = [:]

  mutating func depend(_ reader: NodeID, on source: SourceID, as property: String, isRead: Bool = true) {
    recording.updates[last].dependencies.append(
      Dependency(source: source, reader: reader, property: property, isRead: isRead))
  }

  mutating func step(_ words: String, on target: NodeID? = nil) {
    var update = Update(index: recording.updates.count, step: words)
    update.target = target
    update.passes = 1
    recording.updates.append(update)
    order = 0
  }

  mutating func write(_ source: SourceID, property: String? = nil, from old: String?, to new: String?) {
    recording.updates[last].writes.append(
      SourceWrite(source: source, property: property, old: old, new: new, isEqual: old != nil && old == new))
    guard var after = sources[source], property == nil else { return }
    after.value = new
    sources[source] = after
    recording.updates[last].sources.append(after)
  }

  mutating func run(_ id: NodeID, _ causes: [Cause], evaluation: Evaluation = .ran, comparison: [FieldComparison] = [])
  {
    recording.updates[last].nodes.append(
      NodeChange(id: id, evaluation: evaluation, runs: runs(causes), comparison: comparison))
  }

  mutating func skip(_ id: NodeID, _ reason: SkipReason) {
    recording.updates[last].nodes.append(NodeChange(id: id, evaluation: .skipped, skip: reason))
  }

  mutating func rename(_ id: NodeID, to name: String) {
    guard var node = nodes[id] else { return }
    let old = node.name ?? ""
    node.name = name
    nodes[id] = node
    recording.updates[last].nodes.append(
      NodeChange(
        id: id, evaluation: .ran, values: [ValueChange(name: "text", old: old, new: name)], node: node))
  }

  mutating func end(_ id: NodeID, replacedBy new: NodeID? = nil, lost: [String] = []) {
    recording.updates[last].nodes.append(
      NodeChange(id: id, existence: .removed, replacedBy: new, lostState: lost))
  }

  mutating func end(_ source: SourceID) { recording.updates[last].endedSources.append(source) }

  mutating func move(_ id: NodeID, from old: Int, to new: Int) {
    recording.updates[last].nodes.append(NodeChange(id: id, existence: .moved, move: Move(from: old, to: new)))
  }

  mutating func leaveScreen(_ id: NodeID) {
    recording.updates[last].nodes.append(NodeChange(id: id, existence: .offscreen))
  }
}
