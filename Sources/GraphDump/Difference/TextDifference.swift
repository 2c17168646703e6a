/// Two texts cut so that what differs stays in sight on both sides.
enum TextDifference {
  /// `old` and `new`, each on one line of about `limit` characters. Different texts never come out equal.
  static func shortened(_ old: String, _ new: String, to limit: Int) -> (old: String, new: String) {
    let limit = max(limit, 8)
    let (a, b) = (Array(VisibleText.line(old)), Array(VisibleText.line(new)))
    let head = zip(a, b).prefix { $0 == $1 }.count
    let rest = min(a.count, b.count) - head
    let tail = zip(a.reversed(), b.reversed()).prefix(max(0, rest)).prefix { $0 == $1 }.count
    let start = start(a, b, head: head, tail: tail, limit)
    let short = (window(a, from: start, limit), window(b, from: start, limit))
    return short.0 == short.1 && old != new ? (short.0, short.1 + " ·2") : short
  }

  /// Both windows begin at the same character, not far before the first that differs.
  private static func start(_ a: [Character], _ b: [Character], head: Int, tail: Int, _ limit: Int) -> Int {
    let longest = max(a.count, b.count)
    if longest <= limit { return 0 }
    let differing = longest - head - tail
    let before = differing >= limit - 4 ? min(3, limit / 4) : (limit - differing) / 2
    if head <= before || head + 2 <= limit - 2 - min(differing, limit / 2) { return 0 }
    return min(head - before, longest - limit + 1)
  }

  private static func window(_ text: [Character], from start: Int, _ limit: Int) -> String {
    if text.count <= limit { return String(text) }
    let room = limit - (start > 0 ? 1 : 0)
    let isWhole = text.count - start <= room
    let end = isWhole ? text.count : start + room - 1
    return (start > 0 ? "…" : "") + String(text[min(start, end)..<end]) + (isWhole ? "" : "…")
  }

}
