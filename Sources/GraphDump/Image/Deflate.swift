/// Compresses to zlib's format: the fixed code, and matches found by a hash of three bytes. The same bytes everywhere.
struct Deflate {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  static func bytes(of input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    input.withUnsafeBufferPointer { deflate.run($0) }
    return deflate.output
  }

  private mutating func run(_ input: UnsafeBufferPointer<UInt8>) {
    put(1, 1)
    put(1, 2)
    var last = [Int](repeating: -1, count: 1 << 15)
    var index = 0
    while index < input.count {
      var length = 0
      if index + 3 <= input.count {
        let word = UInt32(input[index]) | UInt32(input[index + 1]) << 8 | UInt32(input[index + 2]) << 16
        let hash = Int((word &* 0x9E37_79B1) >> 17)
        let found = last[hash]
        last[hash] = index
        if found >= 0, index - found <= 32768 {
          while length < 258, index + length < input.count, input[found + length] == input[index + length] {
            length += 1
          }
          if length >= 3 { putMatch(length, index - found) }
        }
      }
      if length < 3 {
        putSymbol(Int(input[index]))
        length = 1
      }
      index += length
    }
    putSymbol(256)
    put(0, (8 - bitCount % 8) % 8)
    let sum = Checksums.adler32(input)
    output += [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
  }

  private mutating func put(_ value: UInt32, _ count: UInt32) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(bits & 255))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func putReversed(_ code: UInt32, _ count: UInt32) {
    var reversed: UInt32 = 0
    for bit in 0..<count where code & (1 << bit) != 0 { reversed |= 1 << (count - 1 - bit) }
    put(reversed, count)
  }

  private mutating func putSymbol(_ symbol: Int) {
    let symbol = UInt32(symbol)
    switch symbol {
    case ..<144: putReversed(0x30 + symbol, 8)
    case ..<256: putReversed(0x190 + symbol - 144, 9)
    case ..<280: putReversed(symbol - 256, 7)
    default: putReversed(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putMatch(_ length: Int, _ distance: Int) {
    let code = Huffman.lengthBases.lastIndex { $0 <= length } ?? 0
    putSymbol(257 + code)
    put(UInt32(length - Huffman.lengthBases[code]), UInt32(Huffman.lengthExtras[code]))
    let place = Huffman.distanceBases.lastIndex { $0 <= distance } ?? 0
    putReversed(UInt32(place), 5)
    put(UInt32(distance - Huffman.distanceBases[place]), UInt32(Huffman.distanceExtras[place]))
  }
}
