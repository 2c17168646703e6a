extension ValueDifference {
  /// How many differences are told one by one.
  static let mostLines = 3
  private static let pathLimit = 34

  /// `items[1].isDone: false → true`, a line for each difference; what is too much is counted.
  ///
  /// `limit` is that of one value; `name` what the whole value is called, empty where it goes without saying.
  func lines(_ name: String, limit: Int) -> [String] {
    let shown = changes.count > Self.mostLines ? Self.mostLines - 1 : changes.count
    var lines = changes.prefix(shown).map { change in
      let path = Self.shortened(name + change.path)
      let words = Self.words(change, limit: limit)
      return path.isEmpty ? words : "\(path): \(words)"
    }
    let left = changes.dropFirst(shown).reduce(0) { $0 + $1.count }
    if left > 0 { lines.append("… \(Tally.number(left)) more differences") }
    return lines
  }

  /// What stands at the places that differ, on one side: `[1].isDone = false`. Empty where that does not tell the two
  /// apart.
  func sides(isOld: Bool, limit: Int) -> [String] {
    let shown = changes.count > Self.mostLines ? Self.mostLines - 1 : changes.count
    return changes.prefix(shown).compactMap { change in
      guard case .value(let old, let new) = change.kind, !change.path.isEmpty else { return nil }
      let pair = Self.pair(old, new, limit)
      return "\(Self.shortened(change.path)) = \(isOld ? pair.0 : pair.1)"
    }
  }

  /// The only place that differs, where it is one: its path, and what stands there before and after.
  func only(limit: Int) -> (path: String, pair: (old: String, new: String))? {
    guard changes.count == 1, changes[0].count == 1, case .value(let old, let new) = changes[0].kind else { return nil }
    return (Self.shortened(changes[0].path), TextDifference.shortened(old, new, to: limit))
  }

  /// The same as a sentence's predicate: `items[1].isDone changed from false to true`.
  func sentence(_ name: String, limit: Int) -> String {
    let shown = changes.count > Self.mostLines ? Self.mostLines - 1 : changes.count
    var parts = changes.prefix(shown).map { Self.sentence($0, name, limit: limit) }
    let left = changes.dropFirst(shown).reduce(0) { $0 + $1.count }
    if left > 0 { parts.append("\(Tally.number(left)) more differences") }
    return parts.count > 1
      ? parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "") : parts.first ?? "\(name) differs"
  }

  private static func shortened(_ path: String) -> String {
    let line = VisibleText.line(path)
    guard line.count > pathLimit else { return line }
    return String(line.prefix(pathLimit / 2 - 1)) + "…" + String(line.suffix(pathLimit / 2))
  }

  private static func short(_ text: String, _ limit: Int) -> String {
    let line = VisibleText.line(text)
    guard line.count > limit else { return Bidirectional.isolated(line) }
    return Bidirectional.isolated(String(line.prefix(limit - 1 - limit / 4)) + "…" + String(line.suffix(limit / 4)))
  }

  private static func pair(_ old: String, _ new: String, _ limit: Int) -> (String, String) {
    let rounded = RoundedNumbers.pair(old, new)
    let short = TextDifference.shortened(rounded.old, rounded.new, to: limit)
    return (Bidirectional.isolated(short.old), Bidirectional.isolated(short.new))
  }

  private static func words(_ change: Change, limit: Int) -> String {
    switch change.kind {
    case .value(let old, let new):
      let pair = pair(old, new, limit)
      return "\(pair.0) → \(pair.1)" + (change.count > 1 ? " (×\(Tally.number(change.count)))" : "")
    case .added(let text): return "+ " + elements(text, change.count, limit)
    case .removed(let text): return "− " + elements(text, change.count, limit)
    case .reordered: return "in another order"
    case .counted(let old, let new): return "\(Tally.number(old)) → \(elements(new))"
    case .differ: return "\(Tally.number(change.count)) differ"
    }
  }

  private static func sentence(_ change: Change, _ name: String, limit: Int) -> String {
    let path = shortened(name + change.path)
    switch change.kind {
    case .value(let old, let new):
      let pair = pair(old, new, limit)
      return "\(path) changed from \(pair.0) to \(pair.1)"
        + (change.count > 1 ? " in \(Tally.number(change.count)) places" : "")
    case .added(let text): return "\(path) gained \(elements(text, change.count, limit))"
    case .removed(let text): return "\(path) lost \(elements(text, change.count, limit))"
    case .reordered: return "\(path) is in another order"
    case .counted(let old, let new): return "\(path) went from \(Tally.number(old)) to \(elements(new))"
    case .differ: return "\(path) changed in \(Tally.number(change.count)) places"
    }
  }

  private static func elements(_ text: String, _ count: Int, _ limit: Int) -> String {
    count > 1 ? elements(count) : short(text, limit * 3 / 2)
  }

  private static func elements(_ count: Int) -> String { "\(Tally.number(count)) element\(count == 1 ? "" : "s")" }
}
