import Recording

extension ViewGraphBuilder {
  /// The most sentences about one update.
  private static let mostSentences = 24

  /// What an update did, a sentence each: for who can't see the figure.
  func explanation(of index: Int) -> [String] {
    let update = update(index)
    let first = "Update \(update.index), \(VisibleText.line(update.step)): \(summary(of: index))."
    let sentences = [first] + writeSentences(index) + merged(update.nodes.compactMap { sentence(about: $0, index) })
    guard sentences.count > Self.mostSentences else { return sentences }
    let left = sentences.count - Self.mostSentences
    return sentences.prefix(Self.mostSentences) + ["And \(Tally.number(left)) more."]
  }

  private func writeSentences(_ index: Int) -> [String] {
    update(index).writes.filter { !$0.isEqual }.map { sentence(about: $0, index) }
  }

  /// What happened alike to several of a type is told once, with how many they are.
  private func merged(_ sentences: [Sentence]) -> [String] {
    var order: [Telling] = []
    var known: [Telling: (text: String, count: Int)] = [:]
    for sentence in sentences {
      let telling = Telling(subject: sentence.subject, rest: sentence.rest, node: "")
      if known[telling] == nil { order.append(telling) }
      known[telling, default: (sentence.text, 0)].count += 1
    }
    return order.compactMap { telling in
      known[telling].map { told in
        told.count == 1 ? told.text : "\(telling.subject) ×\(Tally.number(told.count))\(telling.rest)"
      }
    }
  }

  /// The writes and what became of each node, with the figure's nodes they are about.
  func log(of index: Int) -> [LogLine] {
    var lines: [LogLine] = []
    for write in update(index).writes where !write.isEqual {
      lines.append(LogLine(text: sentence(about: write, index), node: drawn("\(write.source)")))
    }
    var places: [Telling: (line: Int, count: Int)] = [:]
    for change in update(index).nodes {
      guard let sentence = sentence(about: change, index) else { continue }
      let node = drawnNode(of: change.id, index)
      let isOfMany = nodes.contains { $0.id == node && $0.shape == .pile }
      guard let node, isOfMany, !sentence.subject.isEmpty else {
        lines.append(LogLine(text: sentence.text, node: node))
        continue
      }
      // What happened alike to several of those that one node stands for is told once.
      let telling = Telling(subject: sentence.subject, rest: sentence.rest, node: node)
      if let known = places[telling] {
        places[telling]?.count += 1
        lines[known.line].text = "\(sentence.subject) ×\(Tally.number(known.count + 1))\(sentence.rest)"
      } else {
        places[telling] = (lines.count, 1)
        lines.append(LogLine(text: sentence.text, node: node))
      }
    }
    return lines
  }

  private struct Telling: Hashable {
    var subject: String
    var rest: String
    var node: String
  }

  /// What is said of a change: of what, which one that is among others of its type, and what became of it.
  private struct Sentence {
    var subject: String
    var id = ""
    var rest: String
    var text: String { subject + id + rest }
  }

  private func drawn(_ id: String) -> String? { nodes.contains { $0.id == id } ? id : nil }

  /// The id of the node that shows it, in a figure whose first nodes are the plan's or that took them over.
  private func drawnNode(of id: NodeID, _ index: Int) -> String? {
    if kind == .layoutTree { return drawn(LayoutMoment.name(of: id)) }
    if let own = drawn("\(id)") { return own }
    guard kind == .viewGraph, let item = item(of: id, in: index), nodes.indices.contains(item) else { return nil }
    return nodes[item].id
  }

  private func sentence(about write: SourceWrite, _ index: Int) -> String {
    let source = tree.frames[index + 1].sources[write.source] ?? tree.frames[index].sources[write.source]
    let name = (source?.name ?? "\(write.source)") + (write.property.map { ".\($0)" } ?? "")
    if write.isRepeated {
      return "\(clip(name)) was written with an equal value, which its object announced all the same."
    }
    guard let old = write.old, let new = write.new else { return "\(clip(name)) changed." }
    guard old != new else { return "\(clip(name)) became another value of the same words, \(clip(new))." }
    return ValueDifference(old, new).sentence(clip(name), limit: 44) + "."
  }

  private func sentence(about change: NodeChange, _ index: Int) -> Sentence? {
    if kind == .layoutTree { return layoutSentence(about: change, index).map { Sentence(subject: "", rest: $0) } }
    guard let node = tree.frames[index + 1].nodes[change.id] ?? tree.frames[index].nodes[change.id] else { return nil }
    guard !isImplied(change, node, index) else { return nil }
    let name = clip(node.type) + (node.name.map { " " + quoted($0) } ?? "")
    let why = Cause.words(change.runs.flatMap(\.causes), in: wording.dialect).map(clip).joined(separator: ", ")
    var words: [String] = []
    switch change.existence {
    case .kept: break
    case .inserted: words.append("was inserted")
    case .removed:
      words.append(
        change.lostState.isEmpty ? "ended" : "ended and lost \(change.lostState.map(clip).joined(separator: ", "))")
    case .recreated: words.append("was recreated with a new identity")
    case .moved: words.append("moved" + (change.move.map(Self.way(of:)) ?? ""))
    case .offscreen: words.append("left the screen")
    }
    switch change.evaluation {
    case .ran where !why.isEmpty: words.append("ran because \(why) changed")
    case .ran where change.existence == .kept: words.append("changed")
    case .wasted:
      words.append("ran" + (why.isEmpty ? "" : " because \(why) changed") + " for an equal output")
    case .skipped: words.append("was skipped: " + (Wording.words(for: change.skip).first ?? "equal"))
    default: break
    }
    guard !words.isEmpty else { return nil }
    let id = node.explicitID.map { " id " + clip($0) } ?? ""
    return Sentence(subject: name, id: id, rest: " " + words.joined(separator: " and ") + ".")
  }

  private static func way(of move: Move) -> String {
    move.from == move.to ? " past others and is still at \(move.to)" : " from \(move.from) to \(move.to)"
  }

  /// Whether it says no more than that what it stands in began or ended.
  private func isImplied(_ change: NodeChange, _ node: Node, _ index: Int) -> Bool {
    guard let parent = node.parent, change.runs.isEmpty, change.lostState.isEmpty,
      let above = tree.frames[index + 1].changes[parent]
    else { return false }
    switch change.existence {
    case .inserted, .recreated: return above.existence == .inserted || above.existence == .recreated
    case .removed, .offscreen: return above.existence == change.existence
    case .kept, .moved: return false
    }
  }

  private func quoted(_ text: String) -> String {
    let short = clip(text)
    return short.count > 1 && short.hasPrefix("\"") && short.hasSuffix("\"") ? short : "\"\(short)\""
  }

  private func clip(_ text: String) -> String {
    let line = VisibleText.line(text)
    return line.count > 60 ? line.prefix(40) + "…" + line.suffix(19) : line
  }

  private func layoutSentence(about change: NodeChange, _ index: Int) -> String? {
    guard let node = tree.frames[index + 1].nodes[change.id] ?? tree.frames[index].nodes[change.id] else { return nil }
    let name = clip(node.type) + (node.name.map { " " + quoted($0) } ?? "")
    let (before, after) = (layouts[index].nodes[change.id], layouts[index + 1].nodes[change.id])
    guard let after else { return "\(name) takes no part in layout any more." }
    guard let before else { return "\(name) began to take part: \(Points.answer(after))." }
    if before.size != after.size {
      return "\(name) was laid out again: \(Points.size(before.size)) became \(Points.size(after.size))."
    }
    return change.evaluation == .wasted
      ? "\(name) was laid out again and has the same size." : "\(name) was placed elsewhere."
  }
}
