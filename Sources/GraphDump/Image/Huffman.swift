/// A table that turns 15 bits into the symbol they begin with.
struct Huffman: Sendable {
  /// The symbol in the upper bits, the length of its code in the lower four; 0 where there is none.
  let entries: [UInt16]

  /// Makes the canonical code of RFC 1951 from the length of each symbol's code.
  init(lengths: [UInt8]) throws(PNGError) {
    guard let entries = Self.entries(lengths) else { throw .damaged("a code table has too many codes") }
    self.entries = entries
  }

  private init(valid lengths: [UInt8]) { entries = Self.entries(lengths) ?? [] }

  private static func entries(_ lengths: [UInt8]) -> [UInt16]? {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var (code, next) = (0, [Int](repeating: 0, count: 16))
    for length in 1..<16 {
      code = (code + counts[length - 1]) << 1
      next[length] = code
      if code + counts[length] > 1 << length { return nil }
    }
    var entries = [UInt16](repeating: 0, count: 1 << 15)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      var reversed = 0
      for bit in 0..<length where next[length] & (1 << bit) != 0 { reversed |= 1 << (length - 1 - bit) }
      next[length] += 1
      for index in stride(from: reversed, to: 1 << 15, by: 1 << length) {
        entries[index] = UInt16(symbol << 4 | length)
      }
    }
    return entries
  }

  static let fixedLengths = Huffman(
    valid: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
      + [UInt8](repeating: 8, count: 8))
  static let fixedDistances = Huffman(valid: [UInt8](repeating: 5, count: 32))

  static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  static let lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  static let distanceExtras = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
