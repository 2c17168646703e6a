/// What takes decompressed bytes as they come, piece by piece.
protocol InflateTarget: AnyObject {
  func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError)
}

/// The last decompressed bytes, which the next ones may repeat: the only ones that are kept.
struct InflateWindow<Target: InflateTarget> {
  private static var reach: Int { 1 << 15 }
  private static var room: Int { 1 << 17 }

  private let target: Target
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var filled = 0
  private var given = 0
  private var sum = Checksums.Adler()
  /// How many bytes may still come.
  private var left: Int

  /// `bytes` has to be as many as ``withWindow(of:expecting:_:)`` makes.
  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>, target: Target, expecting count: Int) {
    self.bytes = bytes
    self.target = target
    left = count
  }

  /// Gives `body` a window over memory that is freed afterwards.
  static func withWindow(
    of target: Target, expecting count: Int, _ body: (inout Self) throws(PNGError) -> Void
  ) throws(PNGError) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room)
    bytes.initialize(repeating: 0)
    defer { bytes.deallocate() }
    var window = Self(bytes, target: target, expecting: count)
    try body(&window)
  }

  @inline(__always) mutating func append(_ byte: UInt8) throws(PNGError) {
    if filled == bytes.count { try makeRoom() }
    bytes[filled] = byte
    filled += 1
  }

  /// Repeats `count` bytes, at most 258, that came `distance` bytes ago.
  @inline(__always) mutating func copy(_ count: Int, from distance: Int) throws(PNGError) {
    if filled + count > bytes.count { try makeRoom() }
    guard distance <= filled else { throw .damaged("a distance leads before the beginning") }
    guard let base = bytes.baseAddress else { return }
    let start = base + filled
    if distance >= count {
      start.update(from: start - distance, count: count)
    } else {
      for index in 0..<count { start[index] = start[index - distance] }
    }
    filled += count
  }

  private mutating func makeRoom() throws(PNGError) {
    try give()
    guard let base = bytes.baseAddress else { return }
    let kept = min(filled, Self.reach)
    base.update(from: base + (filled - kept), count: kept)
    (filled, given) = (kept, kept)
  }

  private mutating func give() throws(PNGError) {
    let fresh = UnsafeBufferPointer(rebasing: bytes[given..<filled])
    guard fresh.count <= left else { throw .damaged("it holds more pixels than its size says") }
    left -= fresh.count
    sum.add(fresh)
    try target.take(fresh)
    given = filled
  }

  /// Hands over the rest; gives the checksum of all.
  mutating func finish() throws(PNGError) -> UInt32 {
    try give()
    guard left == 0 else { throw .damaged("it holds fewer pixels than its size says") }
    return sum.value
  }
}
