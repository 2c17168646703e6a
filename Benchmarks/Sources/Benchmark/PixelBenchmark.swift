import Foundation
import GraphDump

/// The cost of comparing two images of 4,000 × 3,000 pixels.
///
/// No other program is needed to run it: time is measured against one pass over the same pixels that only adds up how
/// different their colours are, memory against the two images. Measured by hand beside PyPI's pixelmatch 0.4.0 with
/// Pillow, on two cores of a machine that others worked on too, for two images of that size drawn with Pillow
/// (rectangles, lines and texts, of which 600 more in one of them):
///
/// | | graphdump compare | pixelmatch |
/// |---|---|---|
/// | pixels that differ | 1,125,208 | 1,125,208 |
/// | processor time, files read and compared | 0.8 s | 32 s |
/// | time that passed | 1.3 to 1.9 s | 74 to 143 s |
/// | greatest memory, the program's own with it | 119 MB | 1,047 MB |
struct PixelBenchmark {
  let command: String
  let smoke: Bool
  private(set) var checks: [Check] = []

  private static let (width, height) = (4_000, 3_000)

  /// - Parameter command: the path of `graphdump`.
  init(command: String, smoke: Bool) {
    self.command = command
    self.smoke = smoke
  }

  @MainActor mutating func run() throws {
    try measureCommand()
    let (old, new) = (try Self.picture(shapes: 9_000), try Self.picture(shapes: 9_600))
    var differing = 0
    var sum = 0.0
    let times = Clock.least(
      smoke ? 1 : 5,
      [
        { differing = PixelComparison(baseline: old, candidate: new).differing },
        { sum = Self.distance(old.pixels, new.pixels) },
      ])
    print("12 million pixels, of which \(differing) differ by \(Int(sum)): compared in \(Clock.words(times[0]))")
    checks.append(
      Check(name: "comparing pixels, to one pass over their colours", ratio: times[0] / times[1], most: 12))
  }

  /// The command's greatest memory, measured while this process is small: a child's begins with its parent's.
  private mutating func measureCommand() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphdump-pixels-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Child.run([CommandLine.arguments[0], "--make-pixels", folder.path])
    let words = [
      command, "compare", "\(folder.path)/a.png", "\(folder.path)/b.png", "--mode", "never", "--tolerance", "12000000",
      "--quiet",
    ]
    let most = Double(try Child.memory(words))
    let time = try Child.time(words)
    let image = Double(Self.width * Self.height * 4)
    print("the command: \(Clock.words(time)), at most \(Int(most / 1e6)) MB for two images of \(Int(image / 1e6)) MB")
    // Two images, and four bytes more for each pixel.
    checks.append(Check(name: "memory for comparing two images, to one image", ratio: most / image, most: 3))
  }

  /// Writes the two images into a folder: `--make-pixels`.
  static func write(to folder: String) throws {
    try picture(shapes: 9_000).png.write(to: URL(fileURLWithPath: "\(folder)/a.png"))
    try picture(shapes: 9_600).png.write(to: URL(fileURLWithPath: "\(folder)/b.png"))
  }

  private struct NoPicture: Error {}

  /// Rectangles and slanted lines by rule: the same picture everywhere, and a part of every larger one.
  private static func picture(shapes: Int) throws -> PixelImage {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var seed: UInt64 = 1
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    func put(_ x: Int, _ y: Int, _ colour: (UInt8, UInt8, UInt8)) {
      guard x < width, y < height else { return }
      let place = (y * width + x) * 4
      (pixels[place], pixels[place + 1], pixels[place + 2]) = colour
    }
    for index in 0..<shapes {
      let (x, y) = (next(width), next(height))
      let colour = (UInt8(next(256)), UInt8(next(256)), UInt8(next(256)))
      if index % 2 == 0 {
        let (across, down) = (10 + next(70), 10 + next(70))
        for row in 0..<down { for column in 0..<across { put(x + column, y + row, colour) } }
      } else {
        let slope = next(200)
        for step in 0..<300 {
          let half = 64 + step * slope % 100
          put(x + step, y + step * slope / 100, (0, 0, 0))
          put(x + step, y + step * slope / 100 + 1, (UInt8(half), UInt8(half), UInt8(half)))
        }
      }
    }
    guard let image = PixelImage(width: width, height: height, pixels: pixels) else { throw NoPicture() }
    return image
  }

  /// How different the brightness of all pixels is together.
  private static func distance(_ old: [UInt8], _ new: [UInt8]) -> Double {
    var sum = 0.0
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for place in stride(from: 0, to: old.count, by: 4) {
          let red = Double(old[place]) - Double(new[place])
          let green = Double(old[place + 1]) - Double(new[place + 1])
          let blue = Double(old[place + 2]) - Double(new[place + 2])
          sum += abs(red * 0.299 + green * 0.587 + blue * 0.114)
        }
      }
    }
    return sum
  }
}
