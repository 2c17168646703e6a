/// The checksums of PNG's chunks and of zlib's streams.
enum Checksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
      return crc ^ 0xFFFF_FFFF
    }
  }

  static func adler32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var sum = Adler()
    sum.add(bytes)
    return sum.value
  }

  /// The checksum of bytes that come in pieces.
  struct Adler {
    private var a: UInt32 = 1
    private var b: UInt32 = 0

    var value: UInt32 { b << 16 | a }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      var index = 0
      while index < bytes.count {
        // So many bytes can be added before the sums must be reduced.
        let end = min(index + 5552, bytes.count)
        while index < end {
          a &+= UInt32(bytes[index])
          b &+= a
          index += 1
        }
        a %= 65521
        b %= 65521
      }
    }
  }
}
