import Recording

/// What a row shows, in words: what its views are given by the row's closure, and the texts on the screen.
@MainActor struct RowContent {
  private var given: [String] = []
  private var shown: [String] = []

  init(_ row: _ViewNode, _ describer: Describer) { add(row, describer, isGiven: true) }

  private mutating func add(_ node: _ViewNode, _ describer: Describer, isGiven: Bool) {
    let words = node.describe(describer)
    var isGiven = isGiven
    if words.kind == .unary, let name = words.name {
      shown.append(name)
      if isGiven { given.append(name) }
    } else if words.kind == .composed {
      if isGiven { given += words.inputs.map { RowContent.withoutUUIDs($0.value) } }
      isGiven = false
    }
    node.forEachChild { add($0, describer, isGiven: isGiven) }
  }

  /// An id that is stored in what a row is given is not what it shows.
  private static func withoutUUIDs(_ words: String) -> String {
    let parts = words.components(separatedBy: "UUID#")
    return parts.dropFirst().reduce(parts[0]) { $0 + "UUID" + $1.drop { $0.isNumber } }
  }

  /// A row whose content is in another row now, as far away as there are rows more or less, while rows kept their ids.
  static func shift(_ old: [RowContent], _ new: [RowContent], by distance: Int) -> (from: Int, to: Int)? {
    for to in new.indices where old.indices.contains(to - distance) {
      let from = to - distance
      for part in [\RowContent.given, \.shown]
      where isShifted(old.map { $0[keyPath: part] }, new.map { $0[keyPath: part] }, from, to) {
        return (from, to)
      }
    }
    return nil
  }

  private static func isShifted(_ old: [[String]], _ new: [[String]], _ from: Int, _ to: Int) -> Bool {
    guard old.indices.contains(to), to != from else { return false }
    return zip(zip(old[from], new[to]), old[to]).contains { $0.0 == $0.1 && $0.1 != $1 }
  }

  /// The rows that show the same, each once: by all that is known of them, else by what they are given, where that tells
  /// them apart.
  static func pairs(_ old: [RowContent], _ new: [RowContent]) -> [(old: Int, new: Int)] {
    let all = match(old.map { $0.given + $0.shown }, new.map { $0.given + $0.shown })
    if !all.isEmpty || Set(old.map(\.given)).count < old.count { return all }
    return match(old.map(\.given), new.map(\.given))
  }

  private static func match(_ old: [[String]], _ new: [[String]]) -> [(old: Int, new: Int)] {
    var places: [[String]: [Int]] = [:]
    for (index, words) in new.enumerated().reversed() { places[words, default: []].append(index) }
    return old.enumerated().compactMap { index, words in
      guard !words.isEmpty, let place = places[words]?.popLast() else { return nil }
      return (index, place)
    }
  }
}
