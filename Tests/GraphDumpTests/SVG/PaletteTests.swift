import Foundation
import Testing

@testable import GraphDump

@Suite struct PaletteTests {
  /// WCAG 2's ratio of the luminances of two colours, from 1 to 21.
  static func contrast(_ a: String, _ b: String) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel -> Double in
      let c = Double(channel) / 255
      return c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test func theRatioIsThatOfTheStandard() {
    #expect(Self.contrast("#000000", "#ffffff") == 21)
    #expect(abs(Self.contrast("#777777", "#ffffff") - 4.48) < 0.01)
  }

  @Test(arguments: [Palette.light, .dark]) func textIsLegibleOnEveryFill(palette: Palette) {
    let fills = [
      palette.page, palette.panel, palette.plain, palette.untouched, palette.ran, palette.inserted, palette.recreated,
      palette.moved,
    ]
    for fill in fills { #expect(Self.contrast(palette.ink, fill) >= 4.5, "\(fill)") }
    for fill in [palette.page, palette.panel] { #expect(Self.contrast(palette.muted, fill) >= 4.5, "\(fill)") }
  }

  @Test(arguments: [Palette.light, .dark]) func textIsLegibleOnTheHatch(palette: Palette) {
    let lines = Self.blend(palette.ranBorder, over: palette.ran, Palette.hatchOpacity)
    #expect(Self.contrast(palette.ink, lines) >= 4.5)
  }

  private static func blend(_ top: String, over bottom: String, _ opacity: Double) -> String {
    let (a, b) = (Int(top.dropFirst(), radix: 16) ?? 0, Int(bottom.dropFirst(), radix: 16) ?? 0)
    let mixed = [16, 8, 0].map { shift in
      Int((Double(a >> shift & 255) * opacity + Double(b >> shift & 255) * (1 - opacity)).rounded())
    }
    let digits = String(mixed[0] << 16 | mixed[1] << 8 | mixed[2], radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test(arguments: OutcomeTag.Kind.allCases) func tagsAreLegible(kind: OutcomeTag.Kind) {
    let colours = TagColours(kind)
    guard let fill = colours.fill, let text = colours.text else { return }
    #expect(Self.contrast(fill, text) >= 4.5)
  }

  @Test(arguments: [Palette.light, .dark]) func bordersStandOutFromThePanel(palette: Palette) {
    for border in [
      palette.ranBorder, palette.insertedBorder, palette.recreatedBorder, palette.movedBorder, palette.line,
    ] {
      #expect(Self.contrast(border, palette.panel) >= 2.9, "\(border)")
    }
  }
}
