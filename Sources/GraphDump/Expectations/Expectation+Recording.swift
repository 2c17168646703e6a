import Recording

extension Expectation {
  /// What `recording` did, as an expectation of the same again.
  public init(of recording: Recording) {
    let bodies = recording.bodies
    let findings = recording.findings()
    var frame = Recording(header: recording.header).frame(after: 0)
    blocks = []
    for (index, update) in recording.updates.enumerated() {
      frame.apply(update)
      var block = Block(update: update.index, step: update.step, line: 0)
      block.bodies = .exactly(bodies[index].count)
      block.facts[.ran] = Self.counted(.ran, bodies[index].runs.map(Self.words))
      block.facts[.recreated] = Self.counted(.recreated, Self.recreated(in: frame))
      block.facts[.lost] = Self.counted(.lost, Self.lost(in: frame))
      block.facts[.finding] = Self.counted(
        .finding,
        findings.filter { $0.update == update.index }.map { finding in
          finding.place.map { "\(finding.rule) \($0.type)" } ?? finding.rule
        })
      blocks.append(block)
    }
  }

  /// `CellView: @self, _model`, in the words of key paths.
  private static func words(_ run: BodyRun) -> String {
    let causes = Cause.words(run.causes, in: .keypath).joined(separator: ", ")
    return causes.isEmpty ? run.node.type : "\(run.node.type): \(causes)"
  }

  private static func recreated(in frame: Frame) -> [String] {
    frame.update.nodes.compactMap { change in
      guard change.existence == .recreated, let node = frame.nodes[change.id], node.isUserDefined else { return nil }
      return node.type
    }
  }

  private static func lost(in frame: Frame) -> [String] {
    frame.update.nodes.flatMap { change in
      change.lostState.map { "\(frame.ended[change.id]?.type ?? frame.nodes[change.id]?.type ?? "?") \($0)" }
    }
  }

  /// Each word once, with how often it is there, in order of first appearance.
  private static func counted(_ family: Fact.Family, _ words: [String]) -> [Fact] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.map { Fact(family: family, words: $0, count: counts[$0] ?? 1) }
  }

  /// The whole file.
  public var text: String {
    var lines = [Self.heading]
    for block in blocks {
      lines += ["", "update \(block.update): \(block.step)"]
      switch block.bodies {
      case .exactly(let count): lines.append("bodies \(count)")
      case .atMost(let count): lines.append("bodies <= \(count)")
      case nil: break
      }
      for family in block.facts.keys.sorted() {
        let facts = block.facts[family] ?? []
        lines += facts.isEmpty ? ["\(family.rawValue) none"] : facts.map(\.text)
      }
      if block.isOpen { lines.append("…") }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
