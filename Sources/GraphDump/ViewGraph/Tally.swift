import Recording

/// How many of some nodes had which outcome in one update.
struct Tally {
  var ran = 0
  var wasted = 0
  var skipped = 0
  var preserved = 0
  /// Of the preserved those that did not even move.
  var undisturbed = 0
  var recreated = 0
  var inserted = 0
  /// Ended with nothing in their place.
  var removed = 0
  /// Ended where another one began.
  var replaced = 0
  var moved = 0
  var offscreen = 0
  var total = 0

  /// Of the elements given.
  init(of elements: [Int], in update: Int, _ tree: ElementTree) {
    for element in elements where !tree.isLeftBehind(element, in: update) {
      if tree.ends(element, in: update) {
        add(NodeChange(id: tree.elements[element].id, existence: .removed))
      } else if let change = tree.change(element, in: update) {
        add(change)
      }
    }
  }

  /// Of all nodes of a frame and those that ended in its update. Cost: proportional to the changes.
  init(of frame: Frame) {
    for change in frame.changes.values { add(change) }
    let untouched = frame.nodes.count + frame.ended.count - total
    preserved += max(0, untouched)
    undisturbed += max(0, untouched)
    total += max(0, untouched)
  }

  private mutating func add(_ change: NodeChange) {
    total += 1
    switch change.evaluation {
    case .ran: ran += 1
    case .wasted: wasted += 1
    case .skipped: skipped += 1
    case .untouched: break
    }
    switch change.existence {
    case .kept: break
    case .inserted: inserted += 1
    case .removed where change.replacedBy == nil: removed += 1
    case .removed: replaced += 1
    case .recreated: recreated += 1
    case .moved: moved += 1
    case .offscreen: offscreen += 1
    }
    let isKept = change.existence == .kept || change.existence == .moved || change.existence == .offscreen
    guard isKept, !change.evaluation.isReevaluated else { return }
    preserved += 1
    if change.existence == .kept { undisturbed += 1 }
  }

  /// `1 ran, 1 skipped, 4 preserved, 0 recreated`, and what else there is.
  var summary: String {
    var parts = ["\(Self.number(ran)) ran"]
    if wasted > 0 { parts.append("\(Self.number(wasted)) wasted") }
    parts += [
      "\(Self.number(skipped)) skipped", "\(Self.number(preserved)) preserved", "\(Self.number(recreated)) recreated",
    ]
    return (parts + rest).joined(separator: ", ")
  }

  /// The same of a layout tree: `1 of another size, 1 laid out again with the same size, 3 placed elsewhere, 2 kept`.
  var layoutSummary: String {
    let kept = total - ran - wasted - inserted - removed
    var parts = [
      "\(Self.number(ran)) of another size", "\(Self.number(wasted)) laid out again with the same size",
      "\(Self.number(moved)) placed elsewhere", "\(Self.number(kept)) not laid out again",
    ]
    for (count, word) in [(inserted, "inserted"), (removed, "removed")] where count > 0 {
      parts.append("\(Self.number(count)) \(word)")
    }
    return parts.joined(separator: ", ")
  }

  /// What there is in a layout tree, a line each.
  var layoutWords: [String] {
    [
      (ran, "of another size"), (wasted, "laid out again"), (moved, "placed elsewhere"), (undisturbed, "as before"),
      (inserted, "inserted"), (removed + replaced, "removed"),
    ].filter { $0.0 > 0 }.map { "\(Self.number($0.0)) \($0.1)" }
  }

  /// What there is, a line each.
  var words: [String] {
    var parts: [String] = []
    if ran > 0 { parts.append("\(Self.number(ran)) ran") }
    if wasted > 0 { parts.append("\(Self.number(wasted)) wasted") }
    if preserved > 0 { parts.append("\(Self.number(preserved)) preserved") }
    if recreated > 0 { parts.append("\(Self.number(recreated)) recreated") }
    let all = parts + rest
    return stride(from: 0, to: all.count, by: 2).map { all[$0..<min($0 + 2, all.count)].joined(separator: ", ") }
  }

  private var rest: [String] {
    [(inserted, "inserted"), (removed, "removed"), (moved, "moved"), (offscreen, "off screen")]
      .filter { $0.0 > 0 }.map { "\(Self.number($0.0)) \($0.1)" }
  }

  /// How a node that stands for them is drawn: as all of them are, else as nothing in particular.
  var look: NodeState.Look {
    if moved == total, preserved == total { return .outcome(.moved, .untouched) }
    if preserved == total { return .outcome(.kept, skipped == total ? .skipped : .untouched) }
    if removed + replaced == total { return .ghost }
    let evaluation: Evaluation = ran > 0 ? .ran : wasted > 0 ? .wasted : .untouched
    if inserted == total { return .outcome(.inserted, evaluation) }
    if recreated == total { return .outcome(.recreated, evaluation) }
    return .outcome(.kept, evaluation)
  }

  /// With separators between the thousands: `99,997`.
  static func number(_ value: Int) -> String {
    let digits = Array(String(value))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, digits[index - 1] != "-" { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
