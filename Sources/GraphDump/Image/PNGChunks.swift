/// The chunks of a PNG file: what they say, and where the compressed rows lie.
struct PNGChunks {
  private(set) var header: PNGHeader
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8] = []
  private(set) var compressed: [Range<Int>] = []

  var compressedCount: Int { compressed.reduce(0) { $0 + $1.count } }

  init(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    guard file.starts(with: PNGHeader.signature) else { throw .notPNG }
    var next = PNGHeader.signature.count
    var header: PNGHeader?
    while true {
      let chunk = try Self.chunk(file, &next)
      let content = UnsafeBufferPointer(rebasing: file[chunk.content])
      switch chunk.kind {
      case "IHDR": header = try PNGHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": compressed.append(chunk.content)
      case "IEND":
        guard let header else { throw .damaged("it has no header") }
        self.header = header
        return
      case let name where chunk.isNeeded: throw .damaged("“\(name)” is unknown")
      default: break
      }
    }
  }

  private struct Chunk {
    var kind: String
    var content: Range<Int>
    /// Whether a reader that does not know it may not pass it over.
    var isNeeded: Bool
  }

  private static func chunk(_ file: UnsafeBufferPointer<UInt8>, _ next: inout Int) throws(PNGError) -> Chunk {
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(file[place + $1]) } }
    guard next + 12 <= file.count else { throw .cutOff }
    let length = number(next)
    guard next + 12 + length <= file.count else { throw .cutOff }
    let content = next + 8..<next + 8 + length
    let sum = Checksums.crc32(UnsafeBufferPointer(rebasing: file[next + 4..<content.upperBound]))
    guard sum == UInt32(number(content.upperBound)) else { throw .damaged("a checksum is wrong") }
    let chunk = Chunk(
      kind: String(decoding: file[next + 4..<next + 8], as: UTF8.self), content: content,
      isNeeded: file[next + 4] & 0x20 == 0)
    next = content.upperBound + 4
    return chunk
  }
}
