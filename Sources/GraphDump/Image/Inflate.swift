/// Decompresses zlib's format (RFC 1950 and 1951).
struct Inflate {
  private let input: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The decompressed bytes, of which exactly `count` are expected. Throws ``PNGError``.
  static func bytes(of input: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: count)
    var failure: PNGError?
    input.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var inflate = Inflate(input: source)
        do throws(PNGError) { try inflate.run(into: target) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    return output
  }

  private init(input: UnsafeBufferPointer<UInt8>) { self.input = input }

  private mutating func run(into output: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    guard input.count >= 6 else { throw .cutOff }
    guard input[0] & 0x0F == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 0x20 == 0 else {
      throw .damaged("its data is not compressed as zlib does")
    }
    next = 2
    var written = 0
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored(output, &written)
      case 1: try inflateBlock(Huffman.fixedLengths, Huffman.fixedDistances, output, &written)
      case 2:
        let (lengths, distances) = try readTables()
        try inflateBlock(lengths, distances, output, &written)
      default: throw .damaged("a block is of no known kind")
      }
    }
    guard written == output.count else { throw .damaged("it holds fewer pixels than its size says") }
    try checkSum(output)
  }

  private mutating func checkSum(_ output: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    let rest = bitCount % 8
    bits >>= UInt64(rest)
    bitCount -= rest
    var sum: UInt32 = 0
    for _ in 0..<4 { sum = sum << 8 | UInt32(try take(8)) }
    guard sum == Checksums.adler32(UnsafeBufferPointer(output)) else { throw .damaged("its checksum is wrong") }
  }

  // MARK: Bits

  private mutating func fill() {
    while bitCount <= 56, next < input.count {
      bits |= UInt64(input[next]) << UInt64(bitCount)
      next += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws(PNGError) -> Int {
    if bitCount < count { fill() }
    guard bitCount >= count else { throw .cutOff }
    let value = Int(bits & ((1 << UInt64(count)) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private mutating func symbol(_ table: Huffman) throws(PNGError) -> Int {
    if bitCount < 15 { fill() }
    let entry = table.entries[Int(bits & 0x7FFF)]
    let length = Int(entry & 15)
    guard length > 0 else { throw .damaged("a code word is not in its table") }
    guard length <= bitCount else { throw .cutOff }
    bits >>= UInt64(length)
    bitCount -= length
    return Int(entry >> 4)
  }

  // MARK: Blocks

  private mutating func copyStored(
    _ output: UnsafeMutableBufferPointer<UInt8>, _ written: inout Int
  ) throws(PNGError) {
    _ = try take(bitCount % 8)
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF else { throw .damaged("a stored block has a wrong length") }
    guard written + length <= output.count else { throw .damaged("it holds more pixels than its size says") }
    for _ in 0..<length {
      output[written] = UInt8(try take(8))
      written += 1
    }
  }

  private mutating func inflateBlock(
    _ lengths: Huffman, _ distances: Huffman, _ output: UnsafeMutableBufferPointer<UInt8>, _ written: inout Int
  ) throws(PNGError) {
    while true {
      let symbol = try symbol(lengths)
      if symbol < 256 {
        guard written < output.count else { throw .damaged("it holds more pixels than its size says") }
        output[written] = UInt8(truncatingIfNeeded: symbol)
        written += 1
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .damaged("a length is out of range") }
      let length = Huffman.lengthBases[symbol - 257] + (try take(Huffman.lengthExtras[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < 30 else { throw .damaged("a distance is out of range") }
      let distance = Huffman.distanceBases[code] + (try take(Huffman.distanceExtras[code]))
      guard distance <= written else { throw .damaged("a distance leads before the beginning") }
      guard written + length <= output.count else { throw .damaged("it holds more pixels than its size says") }
      for _ in 0..<length {
        output[written] = output[written - distance]
        written += 1
      }
    }
  }

  private mutating func readTables() throws(PNGError) -> (Huffman, Huffman) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Huffman.codeOrder[index]] = UInt8(try take(3)) }
    let codes = try Huffman(lengths: codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(codes) {
      case let length where length < 16: lengths.append(UInt8(length))
      case 16:
        guard let last = lengths.last else { throw .damaged("a code table begins with a repetition") }
        lengths += repeatElement(last, count: try take(2) + 3)
      case 17: lengths += repeatElement(0, count: try take(3) + 3)
      default: lengths += repeatElement(0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .damaged("a code table is too long") }
    return (
      try Huffman(lengths: Array(lengths[..<literalCount])), try Huffman(lengths: Array(lengths[literalCount...]))
    )
  }
}
