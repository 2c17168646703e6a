/// What a PNG file's first chunk says.
struct PNGHeader: Hashable {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// One of the pictures of which the file is made: where its pixels lie, and how many there are.
  struct Pass: Hashable {
    var x: Int
    var y: Int
    var dx: Int
    var dy: Int
    var width: Int
    var height: Int
  }

  var width: Int
  var height: Int
  var depth: Int
  var colourType: Int
  var isInterlaced: Bool

  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.count == 13 else { throw .damaged("its header has a wrong length") }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    colourType = Int(bytes[9])
    isInterlaced = bytes[12] == 1
    let depths: [Int: Set<Int>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[colourType]?.contains(depth) ?? false, bytes[10] == 0, bytes[11] == 0, bytes[12] < 2 else {
      throw .damaged("its header names an unknown kind of image")
    }
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard width <= PixelImage.mostPixels / height else { throw .tooLarge(width: width, height: height) }
  }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colourType] ?? 1 }
  /// Bytes from a sample to the one before it, for the filters.
  var filterDistance: Int { max(1, channels * depth / 8) }

  func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }

  /// The pictures of which the file is made: one, or the seven of an interlaced one.
  var passes: [Pass] {
    let steps =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return steps.map { x, y, dx, dy in
      Pass(
        x: x, y: y, dx: dx, dy: dy, width: max(0, (width - x + dx - 1) / dx),
        height: max(0, (height - y + dy - 1) / dy))
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// How many bytes the decompressed rows take, with their filters.
  var rawCount: Int { passes.reduce(0) { $0 + (rowBytes($1.width) + 1) * $1.height } }
}
