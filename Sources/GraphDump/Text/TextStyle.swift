/// The kinds of text in a figure, with their sizes in points.
enum TextStyle: String, CaseIterable {
  case heading, summary, panel, note
  case title, strong, detail, pill, words, label, step

  var size: Double {
    switch self {
    case .heading: 17
    case .summary, .title, .strong, .step: 13
    case .panel: 13
    case .note, .detail: 11.5
    case .pill: 9.5
    case .words, .label: 11
    }
  }

  var isBold: Bool {
    switch self {
    case .heading, .panel, .strong, .pill, .step: true
    default: false
    }
  }

  /// How high a line of it is.
  var lineHeight: Double {
    switch self {
    case .heading: 24
    case .pill: 17
    case .words: 15
    default: (size * 1.3).rounded(.up)
    }
  }

  func width(of text: String) -> Double { TextMetrics.width(of: text, size: size, isBold: isBold) }

  /// `text` in lines that are not much wider than `width`: old and new value stand below each other where they would
  /// make a node too wide.
  func broken(_ text: String, to width: Double) -> [String] {
    // No letter is wider than it is high: a short text need not be measured.
    guard Double(text.utf8.count) * size > width, self.width(of: text) > width, !Bidirectional.isIsolating(text) else {
      return [text]
    }
    let sides = text.split(separator: " → ", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return wrap(text, to: width) }
    return broken("\(sides[0]) →", to: width) + broken(String(sides[1]), to: width)
  }

  /// `text` in lines no wider than `width`, broken between words; a sign stays with what it belongs to.
  func wrap(_ text: String, to width: Double) -> [String] {
    var lines: [String] = []
    var isHeld = false
    for word in text.split(separator: " ") {
      if let last = lines.last, isHeld || word == "→" || self.width(of: last + " " + word) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
      // `3 · Text`: a number alone says nothing.
      isHeld = word == "·" && lines.last?.count ?? 0 <= Self.longestNumber
    }
    return lines
  }

  /// `12 ·`
  private static let longestNumber = 5
}
