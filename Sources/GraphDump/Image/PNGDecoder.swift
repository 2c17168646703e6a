/// Turns the decompressed rows of a PNG file into pixels as they come.
final class PNGDecoder: InflateTarget {
  let header: PNGHeader
  let palette: [UInt8]
  let transparency: [UInt8]
  private(set) var pixels: [UInt8]
  private let passes: [PNGHeader.Pass]
  private var pass = 0
  private var row = 0
  /// The row that comes, without its filter, and the one above it.
  private var line: [UInt8] = []
  private var above: [UInt8] = []
  private var filter: UInt8?
  private var filled = 0

  init(header: PNGHeader, palette: [UInt8], transparency: [UInt8]) {
    self.header = header
    self.palette = palette
    self.transparency = transparency
    passes = header.passes
    pixels = [UInt8](repeating: 255, count: header.width * header.height * 4)
    beginPass()
  }

  private func beginPass() {
    guard pass < passes.count else { return }
    row = 0
    let count = header.rowBytes(passes[pass].width)
    line = [UInt8](repeating: 0, count: count)
    above = line
  }

  func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    var next = 0
    while next < bytes.count, pass < passes.count {
      guard filter != nil else {
        filter = bytes[next]
        next += 1
        continue
      }
      let count = min(line.count - filled, bytes.count - next)
      for index in 0..<count { line[filled + index] = bytes[next + index] }
      filled += count
      next += count
      if filled == line.count { try endRow() }
    }
  }

  private func endRow() throws(PNGError) {
    let current = passes[pass]
    guard let filter, filter <= 4 else { throw .damaged("a row has an unknown filter") }
    unfilter(filter)
    try place(line, current, y: current.y + row * current.dy)
    swap(&line, &above)
    (self.filter, filled) = (nil, 0)
    row += 1
    if row == current.height {
      pass += 1
      beginPass()
    }
  }

  private func unfilter(_ filter: UInt8) {
    let distance = header.filterDistance
    let first = min(distance, line.count)
    line.withUnsafeMutableBufferPointer { line in
      above.withUnsafeBufferPointer { above in
        switch filter {
        case 1: for index in first..<line.count { line[index] &+= line[index - distance] }
        case 2: for index in 0..<line.count { line[index] &+= above[index] }
        case 3:
          for index in 0..<first { line[index] &+= above[index] / 2 }
          for index in first..<line.count {
            line[index] &+= UInt8((Int(line[index - distance]) + Int(above[index])) / 2)
          }
        case 4:
          for index in 0..<first { line[index] &+= above[index] }
          for index in first..<line.count {
            line[index] &+= Self.paeth(
              Int(line[index - distance]), Int(above[index]), Int(above[index - distance]))
          }
        default: break
        }
      }
    }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> UInt8 {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    return UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
  }

  private func place(_ line: [UInt8], _ pass: PNGHeader.Pass, y: Int) throws(PNGError) {
    let row = y * header.width * 4
    if header.colourType == 6, header.depth == 8, pass.dx == 1 {
      pixels.replaceSubrange(row..<row + pass.width * 4, with: line)
      return
    }
    for column in 0..<pass.width {
      let colour = try colour(line, column)
      let place = row + (pass.x + column * pass.dx) * 4
      pixels[place] = colour.0
      pixels[place + 1] = colour.1
      pixels[place + 2] = colour.2
      pixels[place + 3] = colour.3
    }
  }

  private func colour(_ line: [UInt8], _ column: Int) throws(PNGError) -> (UInt8, UInt8, UInt8, UInt8) {
    func sample(_ channel: Int) -> Int {
      let index = column * header.channels + channel
      switch header.depth {
      case 8: return Int(line[index])
      case 16: return Int(line[index * 2]) << 8 | Int(line[index * 2 + 1])
      default:
        let bit = index * header.depth
        return Int(line[bit / 8]) >> (8 - header.depth - bit % 8) & ((1 << header.depth) - 1)
      }
    }
    func byte(_ value: Int) -> UInt8 {
      header.depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / ((1 << header.depth) - 1))
    }
    func key(_ index: Int) -> Int? {
      transparency.count >= index * 2 + 2 ? Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1]) : nil
    }
    switch header.colourType {
    case 0, 4:
      let grey = sample(0)
      let alpha = header.colourType == 4 ? byte(sample(1)) : key(0) == grey ? 0 : 255
      return (byte(grey), byte(grey), byte(grey), alpha)
    case 3:
      let index = sample(0)
      guard index * 3 + 2 < palette.count else { throw .damaged("a pixel names a colour that is not there") }
      let alpha = index < transparency.count ? transparency[index] : 255
      return (palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alpha)
    default:
      let colour = (sample(0), sample(1), sample(2))
      var alpha: UInt8 = 255
      if header.colourType == 6 {
        alpha = byte(sample(3))
      } else if key(0) == colour.0, key(1) == colour.1, key(2) == colour.2 {
        alpha = 0
      }
      return (byte(colour.0), byte(colour.1), byte(colour.2), alpha)
    }
  }
}
