import Foundation

extension PixelImage {
  /// Reads a PNG file of any kind: grey, colours, palettes, 1 to 16 bits, transparent, interlaced. Throws ``PNGError``.
  ///
  /// 16-bit samples keep their upper half, and colour profiles are not applied. Beyond the file and the image it takes
  /// two rows and less than a megabyte.
  public init(png data: Data) throws(PNGError) {
    // The same bytes where they lie in one piece, as a file's do.
    var result: Result<PixelImage, PNGError> = .failure(.notPNG)
    data.withUnsafeBytes { bytes in
      do throws(PNGError) { result = .success(try Self.image(bytes.bindMemory(to: UInt8.self))) } catch {
        result = .failure(error)
      }
    }
    self = try result.get()
  }

  private static func image(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) -> PixelImage {
    let chunks = try PNGChunks(file)
    let header = chunks.header
    // No more than about a thousand bytes come of one that is compressed: a size that the file can't fill is not made room for.
    guard header.rawCount <= chunks.compressedCount * 1032 else {
      throw chunks.compressedCount == 0 ? .cutOff : .damaged("it holds fewer pixels than its size says")
    }
    let decoder = PNGDecoder(header: header, palette: chunks.palette, transparency: chunks.transparency)
    try Inflate.run(BitReader(file, pieces: chunks.compressed), into: decoder, count: header.rawCount)
    guard let image = PixelImage(width: header.width, height: header.height, pixels: decoder.pixels) else {
      throw .damaged("its size is wrong")
    }
    return image
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
      file +=
        Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(body.withUnsafeBufferPointer(Checksums.crc32))
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
