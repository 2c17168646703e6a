import GraphDump

/// Pairs of images made by rule: plain areas, gradients, smoothed lines, letters, transparency, noise.
enum ImagePairs {
  static let (width, height) = (48, 36)

  /// One painted layer: colour and coverage at a pixel.
  typealias Paint = (_ x: Int, _ y: Int) -> (r: Int, g: Int, b: Int, a: Int)

  static func image(_ paint: Paint) -> PixelImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let colour = paint(x, y)
        for value in [colour.r, colour.g, colour.b, colour.a] { pixels.append(UInt8(max(0, min(255, value)))) }
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels) ?? ImagePairs.empty
  }

  private static let empty: PixelImage = image { _, _ in (0, 0, 0, 0) }

  /// The pair with this number, from 0 to 35.
  static func pair(_ number: Int) -> (PixelImage, PixelImage) {
    let step = number / 6 + 1
    switch number % 6 {
    case 0: return (image { _, _ in (200, 120, 40, 255) }, image { _, _ in (200 - 9 * step, 120, 40 + step, 255) })
    case 1:
      return (image { x, y in (x * 5, y * 7, 128, 255) }, image { x, y in (x * 5 + step * y / 2, y * 7, 128, 255) })
    case 2: return (image { line($0, $1, slope: step, shift: 0) }, image { line($0, $1, slope: step, shift: 24) })
    case 3: return (image { letter($0, $1, shift: 0) }, image { letter($0, $1, shift: step * 5) })
    case 4: return (image { (40, $0 * 5, 200, $1 * 7) }, image { (40, $0 * 5, 200, $1 * 7 - 12 * step) })
    default:
      return (
        image { noise($0, $1, seed: number, depth: 40 * step) },
        image { noise($0, $1, seed: number + 1, depth: 40 * step) }
      )
    }
  }

  /// A smoothed line over white, in 64ths of a pixel.
  private static func line(_ x: Int, _ y: Int, slope: Int, shift: Int) -> (r: Int, g: Int, b: Int, a: Int) {
    let distance = abs(y * 64 - (x * 64 * slope / 5 + 200 + shift))
    let grey = 255 - max(0, 255 - distance * 3)
    return (grey, grey, grey, 255)
  }

  private static let rows = [0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001]

  /// Letters of 3 pixels to the dot, smoothed at their edges.
  private static func letter(_ x: Int, _ y: Int, shift: Int) -> (r: Int, g: Int, b: Int, a: Int) {
    var cover = 0
    for dy in 0..<4 {
      for dx in 0..<4 {
        let (px, py) = ((x * 4 + dx - shift - 16) / 12, (y * 4 + dy - 20) / 12)
        guard x * 4 + dx >= shift + 16, y * 4 + dy >= 20, py < 7 else { continue }
        if px % 6 < 5, rows[py] >> (4 - px % 6) & 1 == 1 { cover += 1 }
      }
    }
    let grey = 255 - cover * 14
    return (grey, grey, min(255, grey + 20), 255)
  }

  private static func noise(_ x: Int, _ y: Int, seed: Int, depth: Int) -> (r: Int, g: Int, b: Int, a: Int) {
    var value = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ seed &* 1_274_126_177)
    func next() -> Int {
      value = (value ^ (value >> 13)) &* 1_274_126_177
      value ^= value >> 16
      return Int(value % UInt32(depth))
    }
    return (120 + next() / 2, 100 + next(), 90 + next() / 3, 255 - next() / 4)
  }
}
