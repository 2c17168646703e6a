extension FigureFacts {
  /// What differs between two figures of the same format, in words; empty where they say the same of every node. What is
  /// on both sides comes first.
  func differences(from old: FigureFacts) -> [String] {
    if facts == old.facts { return [] }
    let olds = Dictionary(old.facts.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    let keys = Set(facts.map(\.key))
    var (changed, added): ([String], [String]) = ([], [])
    for fact in facts {
      guard let was = olds[fact.key] else {
        added.append("\(Self.place(fact)) is only in the candidate\(Self.state(fact))")
        continue
      }
      guard was.state != fact.state else { continue }
      changed.append("\(Self.place(fact)) was \(FactWords.seen(was.state)), is \(FactWords.seen(fact.state))")
    }
    let removed = old.facts.filter { !keys.contains($0.key) }.map {
      "\(Self.place($0)) is only in the baseline\(Self.state($0))"
    }
    return changed + added + removed
  }

  private static func state(_ fact: Fact) -> String { fact.state.isEmpty ? "" : ": \(fact.state)" }

  private static func place(_ fact: Fact) -> String {
    let panel = fact.key.split(separator: "-").first.map(String.init) ?? fact.key
    let words =
      panel.hasPrefix("u")
      ? "update \(panel.dropFirst())" : panel == "before" || panel == "after" ? panel : "“\(panel)”"
    return "in \(words): `\(VisibleText.line(fact.title))`"
  }
}

/// The words for how a figure draws a node.
enum FactWords {
  /// From the classes of a node and the words of its tags: `re-evaluated: _isOn changed`.
  static func state(_ classes: String, _ tags: [String]) -> String {
    let words = classes.split(separator: " ")
    let fill = words.first { $0.hasPrefix("f-") }?.dropFirst(2) ?? "plain"
    let border = words.first { $0.hasPrefix("b-") }?.dropFirst(2).split(separator: "-").first ?? "plain"
    let looks = fill == border || border == "kept" ? [fill] : [border, fill]
    let look = looks.map { word(String($0)) }.filter { !$0.isEmpty }.joined(separator: " and ")
    let reasons = tags.compactMap(reason).filter { fill != "wasted" || $0 != "output equal" }.joined(separator: " ")
    return reasons.isEmpty ? look : look.isEmpty ? reasons : "\(look): \(reasons)"
  }

  /// The same for a node that is only there.
  static func seen(_ state: String) -> String { state.isEmpty ? "only there" : state }

  private static func word(_ look: String) -> String {
    switch look {
    case "plain", "gone": ""
    case "untouched": "preserved"
    case "ran": "re-evaluated"
    case "wasted": "re-evaluated without effect"
    case "ghost": "ended"
    case "offscreen": "off screen"
    default: look
    }
  }

  /// What a tag adds to the look: the words `RUN`, `SKIP`, … say the same again.
  private static func reason(_ tag: String) -> String? {
    let rest = tag.split(separator: " ").drop {
      $0 == "=" || ($0.count > 1 && $0.allSatisfy { ("A"..."Z").contains($0) })
    }
    return rest.isEmpty || rest == ["="] ? nil : rest.joined(separator: " ")
  }
}
