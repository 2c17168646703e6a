import Foundation
import GraphDump
import Testing

@Suite struct PixelComparisonTests {
  /// Differing pixels of each pair as PyPI's pixelmatch 0.4.0 counts them: thresholds 0.02, 0.1 and 0.3, each without
  /// and with anti-aliased pixels.
  static let agreed = [
    [0, 0, 0, 0, 0, 0],
    [768, 768, 0, 0, 0, 0],
    [38, 134, 38, 134, 0, 0],
    [180, 360, 180, 360, 180, 180],
    [1644, 1644, 0, 0, 0, 0],
    [1420, 1420, 18, 18, 0, 0],
    [1728, 1728, 0, 0, 0, 0],
    [1248, 1248, 0, 0, 0, 0],
    [29, 135, 29, 135, 0, 0],
    [360, 540, 360, 540, 360, 540],
    [1644, 1644, 0, 0, 0, 0],
    [1659, 1659, 507, 507, 0, 0],
    [1728, 1728, 0, 0, 0, 0],
    [1392, 1392, 168, 168, 0, 0],
    [11, 134, 11, 134, 0, 0],
    [429, 609, 429, 609, 429, 498],
    [1644, 1644, 432, 432, 0, 0],
    [1697, 1697, 993, 993, 4, 4],
    [1728, 1728, 0, 0, 0, 0],
    [1488, 1488, 504, 504, 0, 0],
    [17, 115, 17, 115, 0, 0],
    [456, 456, 456, 456, 456, 456],
    [1644, 1644, 993, 993, 0, 0],
    [1717, 1717, 1208, 1208, 118, 118],
    [1728, 1728, 0, 0, 0, 0],
    [1536, 1536, 714, 714, 0, 0],
    [33, 99, 33, 99, 0, 0],
    [345, 507, 345, 507, 345, 396],
    [1644, 1644, 1414, 1414, 0, 0],
    [1718, 1718, 1272, 1272, 197, 197],
    [1728, 1728, 1728, 1728, 0, 0],
    [1536, 1536, 840, 840, 0, 0],
    [9, 76, 9, 76, 0, 0],
    [423, 567, 423, 567, 423, 567],
    [1644, 1644, 1414, 1414, 0, 0],
    [1721, 1721, 1326, 1326, 218, 218],
  ]

  @Test(arguments: 0..<36) func differingPixelsAgreeWithPixelmatch(number: Int) {
    let (old, new) = ImagePairs.pair(number)
    var counts: [Int] = []
    for threshold in [0.02, 0.1, 0.3] {
      for countsAntialiasing in [false, true] {
        let options = PixelOptions(threshold: threshold, countsAntialiasing: countsAntialiasing)
        counts.append(PixelComparison(baseline: old, candidate: new, options: options).differing)
      }
    }
    #expect(counts == Self.agreed[number])
  }

  @Test func anotherSizeIsADifferenceOfItsOwn() throws {
    let small = try #require(PixelImage(width: 1, height: 2, pixels: [UInt8](repeating: 0, count: 8)))
    let large = try #require(PixelImage(width: 2, height: 1, pixels: [UInt8](repeating: 0, count: 8)))
    let comparison = PixelComparison(baseline: small, candidate: large)
    #expect(!comparison.isSame)
    #expect(comparison.sentence == "the size was 1 × 2 pixels, is 2 × 1")
  }

  @Test func regionsAndMasksAreNotLookedAt() throws {
    let (old, new) = ImagePairs.pair(6)
    #expect(PixelComparison(baseline: old, candidate: new, options: PixelOptions(threshold: 0)).differing == 1728)
    var options = PixelOptions(threshold: 0, ignored: [PixelRegion(x: 0, y: 0, width: 48, height: 30)])
    #expect(PixelComparison(baseline: old, candidate: new, options: options).differing == 288)
    options.mask = ImagePairs.image { x, _ in (0, 0, 0, x < 24 ? 255 : 0) }
    #expect(PixelComparison(baseline: old, candidate: new, options: options).differing == 144)
  }

  @Test func fewerPixelsThanTheToleranceAreTheSame() {
    let (old, new) = ImagePairs.pair(6)
    let options = PixelOptions(threshold: 0, tolerance: 1728)
    #expect(PixelComparison(baseline: old, candidate: new, options: options).isSame)
  }

  @Test func theDifferenceIsDrawnInRed() throws {
    let (old, new) = ImagePairs.pair(6)
    let options = PixelOptions(
      threshold: 0, ignored: [PixelRegion(x: 0, y: 0, width: 1, height: 1)], drawsDifference: true)
    let image = try #require(PixelComparison(baseline: old, candidate: new, options: options).difference)
    #expect(Array(image.pixels[4..<8]) == [255, 0, 0, 255])
    #expect(image.pixels[0] == image.pixels[1])
  }
}
