import Foundation

extension PixelImage {
  /// Reads a PNG file of any kind: grey, colours, palettes, 1 to 16 bits, transparent, interlaced. Throws ``PNGError``.
  ///
  /// 16-bit samples keep their upper half, and colour profiles are not applied.
  public init(png data: Data) throws(PNGError) {
    let file = [UInt8](data)
    guard file.starts(with: PNGHeader.signature) else { throw .notPNG }
    var header: PNGHeader?
    var (compressed, palette, transparency): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var (next, isEnded) = (8, false)
    while !isEnded {
      guard next + 12 <= file.count else { throw .cutOff }
      let length = file[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
      guard next + 12 + length <= file.count else { throw .cutOff }
      let kind = file[next + 4..<next + 8]
      let content = file[next + 8..<next + 8 + length]
      let sum = file[next + 8 + length..<next + 12 + length].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard Checksums.crc32(file[next + 4..<next + 8 + length]) == sum else { throw .damaged("a checksum is wrong") }
      switch String(decoding: kind, as: UTF8.self) {
      case "IHDR": header = try PNGHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": compressed += content
      case "IEND": isEnded = true
      case let name where kind.first.map { $0 & 0x20 == 0 } ?? true: throw .damaged("“\(name)” is unknown")
      default: break
      }
      next += 12 + length
    }
    guard let header else { throw .damaged("it has no header") }
    let raw = try Inflate.bytes(of: compressed, count: header.rawCount)
    compressed = []
    var decoder = PNGDecoder(header: header, palette: palette, transparency: transparency)
    try decoder.decode(raw)
    guard let image = PixelImage(width: header.width, height: header.height, pixels: decoder.pixels) else {
      throw .damaged("its size is wrong")
    }
    self = image
  }

  /// The image as a PNG file: the same bytes for the same image.
  public var png: Data {
    var raw: [UInt8] = []
    raw.reserveCapacity((width * 4 + 1) * height)
    for y in 0..<height {
      // Each row is written as its difference from the one above: an image of a figure is mostly the same.
      raw.append(y == 0 ? 0 : 2)
      let row = y * width * 4
      for index in row..<row + width * 4 {
        raw.append(y == 0 ? pixels[index] : pixels[index] &- pixels[index - width * 4])
      }
    }
    var file = Data(PNGHeader.signature)
    func append(_ kind: String, _ content: [UInt8]) {
      let body = Array(kind.utf8) + content
      file += Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(Checksums.crc32(body))
    }
    append("IHDR", Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
    append("IDAT", Deflate.bytes(of: raw))
    append("IEND", [])
    return file
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
