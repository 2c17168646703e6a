import Foundation

/// Reads the symbol table of an ELF file of the 64-bit little-endian kind.
enum ELFSymbols {
  private static let sectionHeaderSize = 64
  private static let symbolSize = 24
  private static let symbolTableType: UInt32 = 2

  /// The addresses (relative to where the file is loaded) and mangled names of key path getters.
  ///
  /// Anything that is not such a file, or is cut off, gives none.
  static func keyPathGetters(in data: Data) -> [UInt: String] {
    data.withUnsafeBytes { bytes in
      guard bytes.count > 64, bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [:] }
      guard let sections = load(bytes, 0x28, UInt64.self).flatMap({ Int(exactly: $0) }),
        let count = load(bytes, 0x3C, UInt16.self)
      else { return [:] }
      var result: [UInt: String] = [:]
      for index in 0..<Int(count) {
        let header = sections + index * sectionHeaderSize
        guard load(bytes, header + 4, UInt32.self) == symbolTableType else { continue }
        readSymbols(bytes, header: header, sections: sections, into: &result)
      }
      return result
    }
  }

  private static func readSymbols(
    _ bytes: UnsafeRawBufferPointer, header: Int, sections: Int, into result: inout [UInt: String]
  ) {
    guard let start = load(bytes, header + 24, UInt64.self).flatMap({ Int(exactly: $0) }),
      let size = load(bytes, header + 32, UInt64.self).flatMap({ Int(exactly: $0) }),
      let link = load(bytes, header + 40, UInt32.self),
      let names = load(bytes, sections + Int(link) * sectionHeaderSize + 24, UInt64.self).flatMap({ Int(exactly: $0) })
    else { return }
    for offset in stride(from: start, to: start + size, by: symbolSize) {
      guard let name = load(bytes, offset, UInt32.self), let value = load(bytes, offset + 8, UInt64.self) else {
        return
      }
      let begin = names + Int(name)
      guard begin < bytes.count, value != 0 else { continue }
      var end = begin
      while end < bytes.count, bytes[end] != 0 { end += 1 }
      guard end - begin > 4, bytes[end - 2] == UInt8(ascii: "T"), bytes[end - 1] == UInt8(ascii: "K") else { continue }
      result[UInt(value)] = String(decoding: bytes[begin..<end], as: UTF8.self)
    }
  }

  private static func load<T: FixedWidthInteger>(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ type: T.Type) -> T? {
    guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return nil }
    return T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
  }
}
