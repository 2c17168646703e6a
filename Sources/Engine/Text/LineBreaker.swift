import Foundation

/// Fills lines with words, by their advances in thousandths of the font's size.
struct LineBreaker {
  private let most: CGFloat
  private let length: (Int) -> CGFloat
  private var used = 0
  private var space = 0
  private var longest = 0
  private(set) var lines = 1

  init(most: CGFloat, length: @escaping (Int) -> CGFloat) {
    self.most = most
    self.length = length
  }

  /// The longest line.
  var widest: Int { max(longest, used) }

  private func fits(_ thousandths: Int) -> Bool { length(thousandths) <= most }

  /// Adds a space: it counts only where another word follows on the line.
  mutating func addSpace(_ advance: Int) { space += advance }

  /// Adds a word, on a line of its own where it does not fit; one that is longer than a line is broken anywhere.
  mutating func add(_ word: [Int]) {
    if word.isEmpty { return }
    let whole = word.reduce(0, +)
    let lead = used > 0 ? space : 0
    space = 0
    if fits(used + lead + whole) {
      used += lead + whole
      return
    }
    if used > 0 { breakLine() }
    if fits(whole) {
      used = whole
      return
    }
    for advance in word {
      if used > 0, !fits(used + advance) { breakLine() }
      used += advance
    }
  }

  private mutating func breakLine() {
    longest = max(longest, used)
    used = 0
    lines += 1
  }
}
