import Foundation
import Testing

@testable import GraphDump

/// A figure looks the same in Chromium, in an image element there, and to `rsvg-convert`.
@Suite(.serialized) struct PixelAgreementTests {
  static let hasBoth = Browser.found != nil && (try? Rasterizer.find()) != nil

  /// Letters are smoothed in other ways, so squares of this many pixels are compared by their mean colour.
  private static let square = 8
  /// By how much a mean may differ, of 255, and how many of them may differ by more.
  private static let most = 40.0
  private static let share = 0.005

  @Test(
    .enabled(if: hasBoth, "Chromium or rsvg-convert is not installed"),
    arguments: [
      ("01-state-in-body", FigureKind.viewGraph), ("05-observed-object", .cause), ("07-foreach-identity", .timeline),
    ])
  func chromiumAndLibrsvgDrawAlike(name: String, kind: FigureKind) throws {
    let browser = try #require(Browser.found)
    let recording = try SampleRecordings.recording(name)
    func svg(_ theme: Theme) throws -> String {
      let request = FigureRequest(kind: kind, updates: .one(1), panels: .changes, theme: theme)
      return try render(recording, name: name, request: request)[0].text
    }
    let automatic = try svg(.auto)
    let image = "<img src=\"figure.svg\" style=\"display:block\">"
    for (page, dark) in [(image, false), (image, true), (automatic, false)] {
      // An image element follows the reader's choice; librsvg is given the theme that it should lead to.
      let expected = try PixelImage(png: Rasterizer.find().png(svg(dark ? .dark : .light)))
      let picture = try browser.picture(
        of: "<!DOCTYPE html><html><body style=\"margin:0\">\(page)</body></html>", files: ["figure.svg": automatic],
        width: expected.width, height: expected.height, dark: dark)
      let actual = try PixelImage(png: picture)
      #expect(actual.width == expected.width && actual.height == expected.height)
      let differing = Self.share(of: expected, actual)
      #expect(differing <= Self.share, "\(name) \(kind) dark \(dark): \(differing)")
    }
  }

  /// The check itself: another figure, and the other theme, are told apart.
  @Test(.enabled(if: hasBoth, "rsvg-convert is not installed")) func whatDiffersIsSeen() throws {
    func image(_ theme: Theme, _ kind: FigureKind) throws -> PixelImage {
      let request = FigureRequest(kind: kind, updates: .one(1), panels: .changes, theme: theme)
      return try PixelImage(
        png: Rasterizer.find().png(render(Fixtures.stateInBody, name: "x", request: request)[0].text))
    }
    let figure = try image(.light, .viewGraph)
    #expect(Self.share(of: figure, figure) == 0)
    #expect(Self.share(of: figure, try image(.dark, .viewGraph)) > 0.5)
  }

  /// The share of the squares whose means differ.
  private static func share(of a: PixelImage, _ b: PixelImage) -> Double {
    let (columns, rows) = (min(a.width, b.width) / square, min(a.height, b.height) / square)
    var differing = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let (p, q) = (mean(of: a, column, row), mean(of: b, column, row))
        if zip(p, q).contains(where: { abs($0 - $1) > most }) { differing += 1 }
      }
    }
    return Double(differing) / Double(max(1, columns * rows))
  }

  private static func mean(of image: PixelImage, _ column: Int, _ row: Int) -> [Double] {
    var sum = [0.0, 0.0, 0.0]
    for y in 0..<square {
      for x in 0..<square {
        let start = ((row * square + y) * image.width + column * square + x) * 4
        for channel in 0..<3 { sum[channel] += Double(image.pixels[start + channel]) }
      }
    }
    return sum.map { $0 / Double(square * square) }
  }
}

extension Rasterizer {
  /// An image of as many pixels as the SVG has points.
  fileprivate func png(_ svg: String) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pixels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
    try Data(svg.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-o", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: output)
  }
}
