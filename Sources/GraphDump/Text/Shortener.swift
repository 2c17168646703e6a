/// Shortens long texts in the middle, and never so that two different ones look equal.
///
/// One value is used for a whole figure: it remembers what each short form stands for.
///
///     var shortener = Shortener()
///     shortener.shorten("com.example.catalogue.first.item", to: 16)   // com.exa…rst.item
struct Shortener {
  private var meanings: [String: String] = [:]

  /// `text` on one line of at most about `limit` characters.
  ///
  /// Where the short form is taken by another text, the part that differs is shown, at worst with a number behind it.
  ///
  /// - Parameter rounding: whether its numbers may be rounded, as far as that keeps it apart from the others.
  mutating func shorten(_ text: String, to limit: Int, rounding: Bool = false) -> String {
    // A text of a megabyte is not walked: what lies far from both ends can't be seen anyway.
    let line = VisibleText.line(
      text.utf8.count > 40_000 ? String(text.prefix(20_000)) + "…" + text.suffix(4_000) : text)
    if rounding {
      for decimals in [RoundedNumbers.decimals, 6] {
        let rounded = RoundedNumbers.text(line, decimals: decimals)
        if rounded != line, rounded.count <= limit, claim(rounded, for: text) { return rounded }
      }
    }
    for candidate in Self.candidates(for: line, limit: max(limit, 5)) where claim(candidate, for: text) {
      return candidate
    }
    let short = Self.middle(line, limit: max(limit, 5))
    if let other = meanings[short], let window = Self.difference(of: line, from: VisibleText.line(other), limit: limit),
      claim(window, for: text)
    {
      return window
    }
    var number = 2
    while !claim("\(short) ·\(number)", for: text) { number += 1 }
    return "\(short) ·\(number)"
  }

  private mutating func claim(_ short: String, for text: String) -> Bool {
    if let meaning = meanings[short] { return meaning == text }
    meanings[short] = text
    return true
  }

  private static func candidates(for line: String, limit: Int) -> [String] {
    guard line.count > limit else { return [line] }
    let characters = Array(line)
    return [(limit - 1) / 2, (limit - 1) * 3 / 4, (limit - 1) / 4].map { tail in
      let head = limit - 1 - tail
      return String(characters.prefix(head)) + "…" + String(characters.suffix(tail))
    }
  }

  private static func middle(_ line: String, limit: Int) -> String {
    candidates(for: line, limit: limit)[0]
  }

  /// The neighbourhood of the first character in which the two differ.
  private static func difference(of line: String, from other: String, limit: Int) -> String? {
    let (a, b) = (Array(line), Array(other))
    guard let first = (0..<max(a.count, b.count)).first(where: { i in i >= a.count || i >= b.count || a[i] != b[i] })
    else { return nil }
    let start = max(0, min(first - limit / 3, a.count - limit + 2))
    let end = min(a.count, start + limit - 2)
    guard start < end else { return nil }
    return (start > 0 ? "…" : "") + String(a[start..<end]) + (end < a.count ? "…" : "")
  }
}
