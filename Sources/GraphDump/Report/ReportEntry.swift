import Foundation

/// A compared file with what a report shows of it.
public struct ReportEntry: Sendable {
  /// The file and what became of it.
  public var file: ComparedFile
  /// The files themselves, where they are at hand.
  public var baseline: Data?
  /// The candidate's bytes; `nil` where they are not at hand.
  public var candidate: Data?
  /// A PNG file in which differing pixels are red.
  public var difference: Data?
  /// An SVG that compares the two.
  public var figure: String?

  /// An entry without contents, which can be set afterwards.
  public init(_ file: ComparedFile) { self.file = file }

  /// Makes the difference image of two PNG files of one size.
  public mutating func drawDifference(_ options: PixelOptions) {
    guard let baseline, let candidate, file.level == .pixels,
      let old = try? PixelImage(png: baseline), let new = try? PixelImage(png: candidate)
    else { return }
    var options = options
    options.drawsDifference = true
    difference = PixelComparison(baseline: old, candidate: new, options: options).difference?.png
  }
}
