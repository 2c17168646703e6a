extension TextStyle {
  /// `text` in lines that are not much wider than `width`: old and new value stand below each other, or below their
  /// name, where they would make a node too wide.
  func broken(_ text: String, to width: Double) -> [String] {
    // No letter is wider than it is high: a short text need not be measured.
    guard Double(text.utf8.count) * size > width, self.width(of: text) > width, !Bidirectional.isIsolating(text) else {
      return [text]
    }
    let sides = text.split(separator: " → ", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return wrap(text, to: width) }
    if let colon = sides[0].firstIndex(of: ":"), sides[0][colon...].hasPrefix(": "), !sides[1].contains(": ") {
      let values = text[text.index(colon, offsetBy: 2)...]
      if self.width(of: String(values)) <= width {
        return wrap(String(text[...colon]), to: width) + [String(values)]
      }
    }
    return broken("\(sides[0]) →", to: width) + broken(String(sides[1]), to: width)
  }

  /// `text` in lines no wider than `width`, broken between words; signs and numbers stay with what they belong to.
  func wrap(_ text: String, to width: Double) -> [String] {
    var lines: [[String]] = []
    func fits(_ words: [String]) -> Bool { self.width(of: words.joined(separator: " ")) <= width }
    for word in text.split(separator: " ").flatMap({ parts(of: String($0), to: width) }) {
      guard let last = lines.last else {
        lines.append([word])
        continue
      }
      // `3 · Text`: a number alone says nothing.
      let isHeld = word == "→" || last.last == "·" && last.count == 2
      if isHeld || fits(last + [word]) {
        lines[lines.count - 1].append(word)
      } else if word.allSatisfy(\.isNumber), last.count > 1, let before = lines[lines.count - 1].popLast() {
        lines.append([before, word])
      } else {
        lines.append([word])
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }

  /// A path that is wider than a line, taken apart behind its points.
  private func parts(of word: String, to width: Double) -> [String] {
    guard Double(word.utf8.count) * size > width, self.width(of: word) > width, word.contains(".") else {
      return [word]
    }
    var parts: [String] = []
    for step in word.split(separator: ".", omittingEmptySubsequences: false) {
      let step = step + "."
      if let last = parts.last, last == "." || self.width(of: last + step) <= width {
        parts[parts.count - 1] += step
      } else {
        parts.append(String(step))
      }
    }
    if let last = parts.popLast() { parts.append(String(last.dropLast())) }
    return parts.filter { !$0.isEmpty }
  }
}
