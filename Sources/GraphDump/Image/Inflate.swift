/// Decompresses zlib's format (RFC 1950 and 1951) piece by piece: beyond what it is given to and what it gives, it takes
/// some hundred kilobytes.
struct Inflate {
  private var input: BitReader

  /// Hands the decompressed bytes, of which exactly `count` are expected, to `target`. Throws ``PNGError``.
  static func run<Target: InflateTarget>(
    _ input: BitReader, into target: Target, count: Int
  ) throws(PNGError) {
    try InflateWindow.withWindow(of: target, expecting: count) {
      (window: inout InflateWindow<Target>) throws(PNGError) in
      var inflate = Inflate(input: input)
      try inflate.run(into: &window)
    }
  }

  private mutating func run<Target>(into window: inout InflateWindow<Target>) throws(PNGError) {
    let (method, flags) = (try input.take(8), try input.take(8))
    guard method & 0x0F == 8, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0 else {
      throw .damaged("its data is not compressed as zlib does")
    }
    var isLast = false
    while !isLast {
      isLast = try input.take(1) == 1
      switch try input.take(2) {
      case 0: try copyStored(&window)
      case 1: try inflateBlock(Huffman.fixedLengths, Huffman.fixedDistances, &window)
      case 2:
        let (lengths, distances) = try readTables()
        try inflateBlock(lengths, distances, &window)
      default: throw .damaged("a block is of no known kind")
      }
    }
    let sum = try window.finish()
    input.align()
    var written: UInt32 = 0
    for _ in 0..<4 { written = written << 8 | UInt32(try input.take(8)) }
    guard written == sum else { throw .damaged("its checksum is wrong") }
  }

  // MARK: Blocks

  private mutating func copyStored<Target>(_ window: inout InflateWindow<Target>) throws(PNGError) {
    input.align()
    let length = try input.take(16)
    guard try input.take(16) == length ^ 0xFFFF else { throw .damaged("a stored block has a wrong length") }
    for _ in 0..<length { try window.append(UInt8(try input.take(8))) }
  }

  private mutating func inflateBlock<Target>(
    _ lengths: Huffman, _ distances: Huffman, _ window: inout InflateWindow<Target>
  ) throws(PNGError) {
    // A reader of its own: one that is a part of `self` is written back to memory for each symbol.
    var reader = input
    let failure = lengths.entries.withUnsafeBufferPointer { lengths in
      distances.entries.withUnsafeBufferPointer { distances -> PNGError? in
        do throws(PNGError) {
          try Self.inflateBlock(&reader, lengths, distances, &window)
          return nil
        } catch { return error }
      }
    }
    if let failure { throw failure }
    input = reader
  }

  private static func inflateBlock<Target>(
    _ reader: inout BitReader, _ lengths: UnsafeBufferPointer<UInt16>, _ distances: UnsafeBufferPointer<UInt16>,
    _ window: inout InflateWindow<Target>
  ) throws(PNGError) {
    while true {
      let symbol = try reader.symbol(lengths)
      if symbol < 256 {
        try window.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .damaged("a length is out of range") }
      let length = Huffman.lengthBases[symbol - 257] + (try reader.take(Huffman.lengthExtras[symbol - 257]))
      let code = try reader.symbol(distances)
      guard code < 30 else { throw .damaged("a distance is out of range") }
      let distance = Huffman.distanceBases[code] + (try reader.take(Huffman.distanceExtras[code]))
      try window.copy(length, from: distance)
    }
  }

  private mutating func readTables() throws(PNGError) -> (Huffman, Huffman) {
    let literalCount = try input.take(5) + 257
    let distanceCount = try input.take(5) + 1
    let codeCount = try input.take(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Huffman.codeOrder[index]] = UInt8(try input.take(3)) }
    let lengths = try readLengths(literalCount + distanceCount, code: try Huffman(lengths: codeLengths))
    return (
      try Huffman(lengths: Array(lengths[..<literalCount])), try Huffman(lengths: Array(lengths[literalCount...]))
    )
  }

  private mutating func readLengths(_ count: Int, code: Huffman) throws(PNGError) -> [UInt8] {
    var lengths: [UInt8] = []
    while lengths.count < count {
      switch try symbol(of: code) {
      case let length where length < 16: lengths.append(UInt8(length))
      case 16:
        guard let last = lengths.last else { throw .damaged("a code table begins with a repetition") }
        lengths += repeatElement(last, count: try input.take(2) + 3)
      case 17: lengths += repeatElement(0, count: try input.take(3) + 3)
      default: lengths += repeatElement(0, count: try input.take(7) + 11)
      }
    }
    guard lengths.count == count else { throw .damaged("a code table is too long") }
    return lengths
  }

  private mutating func symbol(of code: Huffman) throws(PNGError) -> Int {
    var result: Result<Int, PNGError> = .failure(.cutOff)
    code.entries.withUnsafeBufferPointer { entries in
      do throws(PNGError) { result = .success(try input.symbol(entries)) } catch { result = .failure(error) }
    }
    return try result.get()
  }
}
