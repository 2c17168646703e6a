/// Goes over two images of the same size.
struct PixelComparing {
  let old: UnsafeBufferPointer<UInt8>
  let new: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int
  let options: PixelOptions
  private(set) var differing = 0
  private(set) var antialiased = 0

  init(
    old: UnsafeBufferPointer<UInt8>, new: UnsafeBufferPointer<UInt8>, width: Int, height: Int, options: PixelOptions
  ) {
    self.old = old
    self.new = new
    self.width = width
    self.height = height
    self.options = options
  }

  mutating func run(drawing output: UnsafeMutableBufferPointer<UInt8>?) {
    // The greatest difference that the measure knows is 35215.
    let limit = 35215 * options.threshold * options.threshold
    for y in 0..<height {
      let ignored = options.ignored.filter { y >= $0.y && y - $0.y < $0.height }
      for x in 0..<width {
        let place = (y * width + x) * 4
        let isSame = Self.areEqual(old, place, new, place)
        if isSame || isIgnored(x, y, place, ignored) || !(Self.delta(old, place, new, place) > limit) {
          if let output { drawPale(output, place) }
        } else if !options.countsAntialiasing, isAntialiased(old, x, y, new) || isAntialiased(new, x, y, old) {
          antialiased += 1
          if let output { draw(output, place, 255, 255, 0) }
        } else {
          differing += 1
          if let output { draw(output, place, 255, 0, 0) }
        }
      }
    }
  }

  private func isIgnored(_ x: Int, _ y: Int, _ place: Int, _ regions: [PixelRegion]) -> Bool {
    if let mask = options.mask, mask.width == width, mask.height == height, mask.pixels[place + 3] == 255 {
      return true
    }
    return regions.contains { $0.contains(x, y) }
  }

  private func draw(_ output: UnsafeMutableBufferPointer<UInt8>, _ place: Int, _ r: UInt8, _ g: UInt8, _ b: UInt8) {
    output[place] = r
    output[place + 1] = g
    output[place + 2] = b
  }

  private func drawPale(_ output: UnsafeMutableBufferPointer<UInt8>, _ place: Int) {
    let grey = Self.luma(Double(old[place]), Double(old[place + 1]), Double(old[place + 2]))
    let value = UInt8(max(0, min(255, Self.blend(grey, 0.1 * Double(old[place + 3]) / 255))))
    draw(output, place, value, value, value)
  }

  // MARK: Anti-aliasing

  /// Whether a pixel looks like a part of a smoothed edge: among its neighbours are darker and brighter ones, and the
  /// darkest or the brightest of them stands in a plain area in both images.
  private func isAntialiased(
    _ image: UnsafeBufferPointer<UInt8>, _ x1: Int, _ y1: Int, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (x0, y0, x2, y2) = (max(x1 - 1, 0), max(y1 - 1, 0), min(x1 + 1, width - 1), min(y1 + 1, height - 1))
    let place = (y1 * width + x1) * 4
    var equals = x1 == x0 || x1 == x2 || y1 == y0 || y1 == y2 ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = ((0, 0), (0, 0))
    for x in x0...x2 {
      for y in y0...y2 where x != x1 || y != y1 {
        let delta = Self.brightness(image, place, (y * width + x) * 4)
        if delta == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if delta < darkest {
          darkest = delta
          dark = (x, y)
        } else if delta > brightest {
          brightest = delta
          bright = (x, y)
        }
      }
    }
    if darkest == 0 || brightest == 0 { return false }
    return isInPlainArea(image, dark) && isInPlainArea(other, dark)
      || isInPlainArea(image, bright) && isInPlainArea(other, bright)
  }

  /// Whether three or more neighbours have the same colour.
  private func isInPlainArea(_ image: UnsafeBufferPointer<UInt8>, _ point: (Int, Int)) -> Bool {
    let (x1, y1) = point
    let (x0, y0, x2, y2) = (max(x1 - 1, 0), max(y1 - 1, 0), min(x1 + 1, width - 1), min(y1 + 1, height - 1))
    let place = (y1 * width + x1) * 4
    var equals = x1 == x0 || x1 == x2 || y1 == y0 || y1 == y2 ? 1 : 0
    for x in x0...x2 {
      for y in y0...y2 where x != x1 || y != y1 {
        if Self.areEqual(image, place, image, (y * width + x) * 4) { equals += 1 }
        if equals > 2 { return true }
      }
    }
    return false
  }

  // MARK: Colours

  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ i: Int, _ b: UnsafeBufferPointer<UInt8>, _ j: Int
  ) -> Bool {
    a[i] == b[j] && a[i + 1] == b[j + 1] && a[i + 2] == b[j + 2] && a[i + 3] == b[j + 3]
  }

  private static func delta(
    _ a: UnsafeBufferPointer<UInt8>, _ i: Int, _ b: UnsafeBufferPointer<UInt8>, _ j: Int
  ) -> Double {
    let (p, q) = (colour(a, i), colour(b, j))
    let y = luma(p.r, p.g, p.b) - luma(q.r, q.g, q.b)
    let inPhase = chromaI(p.r, p.g, p.b) - chromaI(q.r, q.g, q.b)
    let quadrature = chromaQ(p.r, p.g, p.b) - chromaQ(q.r, q.g, q.b)
    return 0.5053 * y * y + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature
  }

  private static func brightness(_ image: UnsafeBufferPointer<UInt8>, _ i: Int, _ j: Int) -> Double {
    if areEqual(image, i, image, j) { return 0 }
    let (p, q) = (colour(image, i), colour(image, j))
    return luma(p.r, p.g, p.b) - luma(q.r, q.g, q.b)
  }

  /// The colour on white.
  private static func colour(_ image: UnsafeBufferPointer<UInt8>, _ i: Int) -> (r: Double, g: Double, b: Double) {
    let (r, g, b) = (Double(image[i]), Double(image[i + 1]), Double(image[i + 2]))
    guard image[i + 3] < 255 else { return (r, g, b) }
    let alpha = Double(image[i + 3]) / 255
    return (blend(r, alpha), blend(g, alpha), blend(b, alpha))
  }

  private static func blend(_ value: Double, _ alpha: Double) -> Double { 255 + (value - 255) * alpha }
  private static func luma(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.29889531 + g * 0.58662247 + b * 0.11448223
  }
  private static func chromaI(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.59597799 - g * 0.27417610 - b * 0.32180189
  }
  private static func chromaQ(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.21147017 - g * 0.52261711 + b * 0.31114694
  }
}
