import Foundation
import Testing

@testable import GraphDump

/// Outcomes are told apart by border, tag and shape, too; their hues alone differ by a ΔE of at least 10 (CIE 1976) for
/// readers with any of the three dichromacies, after Machado, Oliveira and Fernandes (2009) at full severity.
@Suite struct ColourBlindnessTests {
  static let least = 10.0

  static let simulations: [(name: String, matrix: [[Double]])] = [
    (
      "protanopia",
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    (
      "deuteranopia",
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    (
      "tritanopia",
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
  ]

  @Test(arguments: [Palette.light, .dark]) func outcomesDifferForEveryReader(palette: Palette) {
    let borders = [
      palette.ranBorder, palette.insertedBorder, palette.recreatedBorder, palette.movedBorder, palette.quietBorder,
    ]
    for (name, matrix) in Self.simulations {
      for (index, first) in borders.enumerated() {
        for second in borders[(index + 1)...] {
          let difference = Self.difference(Self.seen(first, matrix), Self.seen(second, matrix))
          #expect(difference >= Self.least, "\(name): \(first), \(second)")
        }
      }
    }
  }

  @Test func theDifferenceIsThatOfCIELAB() {
    let identity = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    let difference = Self.difference(Self.seen("#ffffff", identity), Self.seen("#000000", identity))
    #expect(abs(difference - 100) < 0.1)
  }

  private static func seen(_ colour: String, _ matrix: [[Double]]) -> [Double] {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let linear = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel -> Double in
      let c = Double(channel) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return lab(matrix.map { row in min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })) })
  }

  private static func lab(_ c: [Double]) -> [Double] {
    let x = 0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]
    let y = 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]
    let z = 0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    let (a, b, d) = (f(x / 0.95047), f(y), f(z / 1.08883))
    return [116 * b - 16, 500 * (a - b), 200 * (b - d)]
  }

  private static func difference(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
