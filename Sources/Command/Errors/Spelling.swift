/// Finds the word that somebody may have meant.
enum Spelling {
  /// The nearest of `words` by edit distance, if it is near at all.
  static func nearest(to word: String, among words: [String]) -> String? {
    let lower = word.lowercased()
    let scored = words.map { (word: $0, distance: distance(lower, $0.lowercased())) }
    guard let best = scored.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return nil }
    if best.distance <= max(1, min(word.count, best.word.count) / 3) { return best.word }
    return words.sorted().first { !lower.isEmpty && lower.count > 2 && $0.lowercased().contains(lower) }
  }

  /// How many letters have to be added, removed, replaced or swapped with their neighbour.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
