/// Writes the numbers in a value's words short: `107.4` for `107.39999999999999`.
///
/// What stands in quotes is somebody's text and stays as it is, and so does what only looks like a number: `1.2.34567`,
/// `v0.12345`.
enum RoundedNumbers {
  /// How many decimals a number in a figure has at most.
  static let decimals = 3

  /// `text` with at most `decimals` decimals in each number. Cost: one pass over the text.
  static func text(_ text: String, decimals: Int = Self.decimals) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), isQuoted, index + 1 < bytes.count {
        result += bytes[index...index + 1]
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, isDigit(byte), !index.isAfterWord(in: bytes) else {
        result.append(byte)
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isPart($0) } ?? bytes.count
      result += rounded(bytes[index..<end], decimals)
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The two with so few decimals that they still differ.
  static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    for decimals in [decimals, 6] {
      let pair = (text(old, decimals: decimals), text(new, decimals: decimals))
      if pair.0 != pair.1 { return pair }
    }
    return (old, new)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || isLetter(byte)
  }

  fileprivate static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte >= 0x80
  }

  private static func rounded(_ number: ArraySlice<UInt8>, _ decimals: Int) -> [UInt8] {
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count > decimals, parts.allSatisfy({ $0.allSatisfy(isDigit) }),
      let value = Double(String(decoding: number, as: UTF8.self)), value < 1e9
    else { return Array(number) }
    let short = FixedPoint.text(value, digits: decimals)
    // What is almost nothing is not nothing.
    return short == "0" && value != 0 ? Array(number) : Array(short.utf8)
  }
}

extension Int {
  /// Whether a letter, a digit or a point stands before this place.
  fileprivate func isAfterWord(in bytes: [UInt8]) -> Bool {
    guard self > 0 else { return false }
    let before = bytes[self - 1]
    return RoundedNumbers.isLetter(before) || before == UInt8(ascii: ".") || before == UInt8(ascii: "_")
      || before >= UInt8(ascii: "0") && before <= UInt8(ascii: "9")
  }
}
