/// What the Swift runtime wrote of the calls that led to a crash.
struct Backtrace {
  let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// What kind of crash it was: `Bad pointer dereference`.
  var kind: String? {
    crash.map { text in
      guard let place = text.firstRange(of: " at 0x") else { return String(text.prefix { $0 != "*" }).trimmed }
      return String(text[..<place.lowerBound])
    }
  }

  private var crash: Substring? {
    for line in lines { if let start = line.firstRange(of: "Program crashed: ") { return line[start.upperBound...] } }
    return nil
  }

  /// Whether the stack was full: what could not be reached lies at its end, or as far beyond it as one call's values do.
  var isStackOverflow: Bool {
    guard let crash, let place = crash.firstRange(of: " at 0x") else { return false }
    let digits = crash[place.upperBound...].prefix(while: \.isHexDigit)
    guard let address = UInt64(digits, radix: 16), let stack = stackPointer else { return false }
    return address < stack ? stack - address < 1 << 20 : address - stack < 1 << 16
  }

  private var stackPointer: UInt64? {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1, words[0] == "rsp" || words[0] == "sp", words[1].hasPrefix("0x") else { continue }
      return UInt64(words[1].dropFirst(2), radix: 16)
    }
    return nil
  }

  /// How many calls were open.
  var depth: Int {
    lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[1].contains("0x") else { return nil }
      return Int(words[0]).map { $0 + 1 }
    }.max() ?? 0
  }

  /// The person's type that the engine was working for: the view of the innermost call through a conformance.
  var conformingType: String? {
    for line in lines {
      guard let mark = line.firstRange(of: " in conformance "), line.contains(" in program at ") else { continue }
      return String(line[mark.upperBound...].prefix { $0 != " " && $0 != "<" })
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
