/// An image of 8-bit red, green, blue and alpha, row by row from the top; colours are not premultiplied.
public struct PixelImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public private(set) var width: Int
  /// The number of rows.
  public private(set) var height: Int
  /// Four bytes for each pixel.
  public var pixels: [UInt8]

  /// The most pixels an image may have: what is larger is taken for damage.
  public static let mostPixels = 1 << 28

  /// `nil` where the number of bytes does not fit the size.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= Self.mostPixels / height, pixels.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A part of an image, in pixels from its upper left corner.
public struct PixelRegion: Codable, Hashable, Sendable {
  /// The number of pixels to the left of the part.
  public var x: Int
  /// The number of rows above the part.
  public var y: Int
  /// Its width in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int

  /// A part of an image; it may reach beyond the image's edges.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func contains(_ px: Int, _ py: Int) -> Bool { px >= x && py >= y && px - x < width && py - y < height }
}
