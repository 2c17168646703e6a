/// Reads bits, the lowest first, from pieces of a file that belong together: the contents of its chunks.
struct BitReader {
  private let file: UnsafeBufferPointer<UInt8>
  private let pieces: [Range<Int>]
  private var piece = 0
  private var next = 0
  private var end = 0
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// All of `pieces` lie within `file`.
  init(_ file: UnsafeBufferPointer<UInt8>, pieces: [Range<Int>]) {
    self.file = file
    self.pieces = pieces
    if let first = pieces.first { (next, end) = (first.lowerBound, first.upperBound) }
  }

  /// Makes at least 56 bits available, where the file has as many.
  @inline(__always) mutating func fill() {
    if end - next >= 8, let base = file.baseAddress {
      let word = UnsafeRawPointer(base + next).loadUnaligned(as: UInt64.self)
      bits |= UInt64(littleEndian: word) << UInt64(bitCount)
      let taken = (63 - bitCount) >> 3
      next += taken
      bitCount += taken << 3
    } else {
      fillAtEnd()
    }
  }

  private mutating func fillAtEnd() {
    while bitCount <= 56 {
      while next == end {
        piece += 1
        guard piece < pieces.count else { return }
        (next, end) = (pieces[piece].lowerBound, pieces[piece].upperBound)
      }
      bits |= UInt64(file[next]) << UInt64(bitCount)
      next += 1
      bitCount += 8
    }
  }

  /// The next `count` bits, at most 48. Throws where the file ends before.
  @inline(__always) mutating func take(_ count: Int) throws(PNGError) -> Int {
    if bitCount < count { fill() }
    guard bitCount >= count else { throw .cutOff }
    let value = Int(bits & ((1 << UInt64(count)) - 1))
    drop(count)
    return value
  }

  /// The next symbol of a code.
  @inline(__always) mutating func symbol(_ entries: UnsafeBufferPointer<UInt16>) throws(PNGError) -> Int {
    if bitCount < 15 { fill() }
    let entry = entries[Int(bits & 0x7FFF)]
    let length = Int(entry & 15)
    guard length > 0 else { throw .damaged("a code word is not in its table") }
    guard length <= bitCount else { throw .cutOff }
    drop(length)
    return Int(entry >> 4)
  }

  /// Goes on to the next whole byte.
  mutating func align() { drop(bitCount % 8) }

  @inline(__always) private mutating func drop(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }
}
