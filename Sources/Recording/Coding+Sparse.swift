// What is empty, or is as it mostly is, is left out of the file.

extension KeyedEncodingContainer {
  mutating func encodeUnlessEmpty<C: Collection & Encodable>(_ value: C, forKey key: Key) throws {
    if !value.isEmpty { try encode(value, forKey: key) }
  }

  mutating func encodeUnless<V: Encodable & Equatable>(_ usual: V, _ value: V, forKey key: Key) throws {
    if value != usual { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decodeOrEmpty<V: Decodable>(_ key: Key) throws -> [V] { try decodeIfPresent([V].self, forKey: key) ?? [] }
}

extension Node {
  private enum CodingKeys: String, CodingKey {
    case id, parent, position, kind, type, name, explicitID, branch, inputs, isUserDefined
  }

  /// Reads a node; only `id`, `kind` and `type` must be there, and throws `DecodingError` where one is not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(NodeID.self, forKey: .id),
      parent: try container.decodeIfPresent(NodeID.self, forKey: .parent),
      position: try container.decodeIfPresent(Int.self, forKey: .position) ?? 0,
      kind: try container.decode(NodeKind.self, forKey: .kind),
      type: try container.decode(String.self, forKey: .type),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      explicitID: try container.decodeIfPresent(String.self, forKey: .explicitID),
      branch: try container.decodeIfPresent(String.self, forKey: .branch),
      inputs: try container.decodeOrEmpty(.inputs),
      isUserDefined: try container.decodeIfPresent(Bool.self, forKey: .isUserDefined) ?? false)
  }

  /// Writes a node without what is `nil`, empty or `false`, and without a position of 0.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeUnless(0, position, forKey: .position)
    try container.encode(kind, forKey: .kind)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(explicitID, forKey: .explicitID)
    try container.encodeIfPresent(branch, forKey: .branch)
    try container.encodeUnlessEmpty(inputs, forKey: .inputs)
    try container.encodeUnless(false, isUserDefined, forKey: .isUserDefined)
  }
}

extension NodeChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, existence, evaluation, runs, skip, comparison, values, move, replaces, replacedBy, lostState, node
  }

  /// Reads a change; only `id` must be there. What is missing is kept, untouched or empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(NodeID.self, forKey: .id),
      existence: try container.decodeIfPresent(Existence.self, forKey: .existence) ?? .kept,
      evaluation: try container.decodeIfPresent(Evaluation.self, forKey: .evaluation) ?? .untouched,
      runs: try container.decodeOrEmpty(.runs),
      skip: try container.decodeIfPresent(SkipReason.self, forKey: .skip),
      comparison: try container.decodeOrEmpty(.comparison),
      values: try container.decodeOrEmpty(.values),
      move: try container.decodeIfPresent(Move.self, forKey: .move),
      replaces: try container.decodeIfPresent(NodeID.self, forKey: .replaces),
      replacedBy: try container.decodeIfPresent(NodeID.self, forKey: .replacedBy),
      lostState: try container.decodeOrEmpty(.lostState),
      node: try container.decodeIfPresent(Node.self, forKey: .node))
  }

  /// Writes a change without what is `nil` or empty, and without the outcomes kept and untouched.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeUnless(.kept, existence, forKey: .existence)
    try container.encodeUnless(.untouched, evaluation, forKey: .evaluation)
    try container.encodeUnlessEmpty(runs, forKey: .runs)
    try container.encodeIfPresent(skip, forKey: .skip)
    try container.encodeUnlessEmpty(comparison, forKey: .comparison)
    try container.encodeUnlessEmpty(values, forKey: .values)
    try container.encodeIfPresent(move, forKey: .move)
    try container.encodeIfPresent(replaces, forKey: .replaces)
    try container.encodeIfPresent(replacedBy, forKey: .replacedBy)
    try container.encodeUnlessEmpty(lostState, forKey: .lostState)
    try container.encodeIfPresent(node, forKey: .node)
  }
}

extension SourceWrite: Codable {
  private enum CodingKeys: String, CodingKey { case source, property, old, new, isEqual, isRepeated, pass }

  /// Reads a write; `source`, `isEqual` and `pass` must be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try container.decode(SourceID.self, forKey: .source),
      property: try container.decodeIfPresent(String.self, forKey: .property),
      old: try container.decodeIfPresent(String.self, forKey: .old),
      new: try container.decodeIfPresent(String.self, forKey: .new),
      isEqual: try container.decode(Bool.self, forKey: .isEqual),
      isRepeated: try container.decodeIfPresent(Bool.self, forKey: .isRepeated) ?? false,
      pass: try container.decode(Int.self, forKey: .pass))
  }

  /// Writes the write without what is `nil`, and `isRepeated` only where it is true.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encodeIfPresent(property, forKey: .property)
    try container.encodeIfPresent(old, forKey: .old)
    try container.encodeIfPresent(new, forKey: .new)
    try container.encode(isEqual, forKey: .isEqual)
    try container.encodeUnless(false, isRepeated, forKey: .isRepeated)
    try container.encode(pass, forKey: .pass)
  }
}

extension Update: Codable {
  private enum CodingKeys: String, CodingKey {
    case index = "update"
    case step, target, passes, writes, candidates, nodes, skipped, sources, endedSources, dependencies
    case endedDependencies, layout, display, diagnostics, timings
  }

  /// Reads one line of a file after the header; only `update` and `step` must be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      index: try container.decode(Int.self, forKey: .index), step: try container.decode(String.self, forKey: .step))
    target = try container.decodeIfPresent(NodeID.self, forKey: .target)
    passes = try container.decodeIfPresent(Int.self, forKey: .passes) ?? 0
    writes = try container.decodeOrEmpty(.writes)
    candidates = try container.decodeOrEmpty(.candidates)
    nodes = try container.decodeOrEmpty(.nodes)
    skipped = try container.decodeOrEmpty(.skipped)
    sources = try container.decodeOrEmpty(.sources)
    endedSources = try container.decodeOrEmpty(.endedSources)
    dependencies = try container.decodeOrEmpty(.dependencies)
    endedDependencies = try container.decodeOrEmpty(.endedDependencies)
    layout = try container.decodeIfPresent(LayoutChange.self, forKey: .layout) ?? LayoutChange()
    display = try container.decodeOrEmpty(.display)
    diagnostics = try container.decodeOrEmpty(.diagnostics)
    timings = try container.decodeIfPresent(Timings.self, forKey: .timings)
  }

  /// Writes the update without what is `nil` or empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encode(step, forKey: .step)
    try container.encodeIfPresent(target, forKey: .target)
    try container.encodeUnless(0, passes, forKey: .passes)
    try container.encodeUnlessEmpty(writes, forKey: .writes)
    try container.encodeUnlessEmpty(candidates, forKey: .candidates)
    try container.encodeUnlessEmpty(nodes, forKey: .nodes)
    try container.encodeUnlessEmpty(skipped, forKey: .skipped)
    try container.encodeUnlessEmpty(sources, forKey: .sources)
    try container.encodeUnlessEmpty(endedSources, forKey: .endedSources)
    try container.encodeUnlessEmpty(dependencies, forKey: .dependencies)
    try container.encodeUnlessEmpty(endedDependencies, forKey: .endedDependencies)
    if !layout.isEmpty { try container.encode(layout, forKey: .layout) }
    try container.encodeUnlessEmpty(display, forKey: .display)
    try container.encodeUnlessEmpty(diagnostics, forKey: .diagnostics)
    try container.encodeIfPresent(timings, forKey: .timings)
  }
}

extension LayoutChange: Codable {
  private enum CodingKeys: String, CodingKey { case changed, shifted, computed, removed }

  /// Reads a change of the layout; a list that is missing is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      changed: try container.decodeOrEmpty(.changed), shifted: try container.decodeOrEmpty(.shifted),
      computed: try container.decodeOrEmpty(.computed), removed: try container.decodeOrEmpty(.removed))
  }

  /// Writes the change without its empty lists.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeUnlessEmpty(changed, forKey: .changed)
    try container.encodeUnlessEmpty(shifted, forKey: .shifted)
    try container.encodeUnlessEmpty(computed, forKey: .computed)
    try container.encodeUnlessEmpty(removed, forKey: .removed)
  }
}
