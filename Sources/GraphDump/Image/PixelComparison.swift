/// How images are compared.
public struct PixelOptions: Hashable, Sendable {
  /// How different a colour must be to count, from 0 (any difference) to 1 (black against white).
  public var threshold: Double
  /// Whether pixels that differ only by anti-aliasing count.
  public var countsAntialiasing: Bool
  /// Parts that are not looked at.
  public var ignored: [PixelRegion]
  /// An image of the same size: where it is opaque, pixels are not looked at.
  public var mask: PixelImage?
  /// How many pixels may differ.
  public var tolerance: Int
  /// Whether an image of the differences is made: four more bytes for each pixel.
  public var drawsDifference: Bool

  /// Options of a comparison; the defaults tolerate no pixel that differs by more than anti-aliasing.
  public init(
    threshold: Double = 0.1, countsAntialiasing: Bool = false, ignored: [PixelRegion] = [], mask: PixelImage? = nil,
    tolerance: Int = 0, drawsDifference: Bool = false
  ) {
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.ignored = ignored
    self.mask = mask
    self.tolerance = tolerance
    self.drawsDifference = drawsDifference
  }
}

/// How two images differ, pixel by pixel, as eyes see it: in the YIQ colour space, anti-aliasing set aside.
///
/// The measure is that of Kotsarenko and Ramos, the detection of anti-aliased pixels that of Vyšniauskas. Cost:
/// proportional to the number of pixels; beyond the two images nothing is stored unless a difference image is asked for.
public struct PixelComparison: Hashable, Sendable {
  /// Pixels that differ by more than the threshold.
  public var differing: Int
  /// Pixels that differ by their anti-aliasing only.
  public var antialiased: Int
  /// The sizes of both images, where they differ: a difference of its own.
  public var sizes: [Int]?
  /// How many pixels may differ.
  public var tolerance: Int
  /// Differing pixels in red, anti-aliased ones in yellow, the rest pale.
  public var difference: PixelImage?

  /// Whether the sizes are equal and no more pixels differ than are tolerated.
  public var isSame: Bool { sizes == nil && differing <= tolerance }

  /// `124 pixels differ`
  public var sentence: String {
    if let sizes, sizes.count == 4 {
      return "the size was \(sizes[0]) × \(sizes[1]) pixels, is \(sizes[2]) × \(sizes[3])"
    }
    let words = differing == 1 ? "1 pixel differs" : "\(Tally.number(differing)) pixels differ"
    return tolerance > 0 ? "\(words), and \(Tally.number(tolerance)) may" : words
  }

  /// Compares two images; where their sizes differ, no pixel is looked at.
  public init(baseline: PixelImage, candidate: PixelImage, options: PixelOptions = PixelOptions()) {
    (differing, antialiased, sizes, difference) = (0, 0, nil, nil)
    tolerance = options.tolerance
    guard baseline.width == candidate.width, baseline.height == candidate.height else {
      sizes = [baseline.width, baseline.height, candidate.width, candidate.height]
      return
    }
    var drawn: [UInt8] = options.drawsDifference ? [UInt8](repeating: 255, count: baseline.pixels.count) : []
    let counts = baseline.pixels.withUnsafeBufferPointer { old in
      candidate.pixels.withUnsafeBufferPointer { new in
        drawn.withUnsafeMutableBufferPointer { drawn in
          var comparing = PixelComparing(
            old: old, new: new, width: baseline.width, height: baseline.height, options: options)
          comparing.run(drawing: options.drawsDifference ? drawn : nil)
          return (comparing.differing, comparing.antialiased)
        }
      }
    }
    (differing, antialiased) = counts
    if options.drawsDifference {
      difference = PixelImage(width: baseline.width, height: baseline.height, pixels: drawn)
    }
  }
}
