import Foundation
import GraphDump
import Testing

@Suite(.serialized) struct ImageFilesTests {
  /// 20 × 10 pixels of one colour, with a square of another one at a place.
  private func png(square: (x: Int, y: Int)? = nil, alpha: UInt8 = 255) throws -> Data {
    var pixels: [UInt8] = []
    for y in 0..<10 {
      for x in 0..<20 {
        let isIn = square.map { (0..<2).contains(x - $0.x) && (0..<2).contains(y - $0.y) } ?? false
        pixels += isIn ? [0, 0, 0, 255] : [255, 255, 255, alpha]
      }
    }
    return try #require(PixelImage(width: 20, height: 10, pixels: pixels)).png
  }

  private func withImages(_ old: Data, _ new: Data, _ body: (FilePairs) throws -> Void) throws {
    try withFilePairs { pairs in
      try FilePairs.write(["old/x.txt": "", "new/x.txt": ""], to: pairs.home)
      try old.write(to: URL(fileURLWithPath: "\(pairs.old)/a.png"))
      try new.write(to: URL(fileURLWithPath: "\(pairs.new)/a.png"))
      try body(pairs)
    }
  }

  @Test func pixelsThatDifferAreCounted() throws {
    try withImages(png(), png(square: (3, 4))) { pairs in
      let result = try pairs.compare(["--mode", "never"])
      #expect(result.status == 1)
      #expect(result.output == "changed    a.png: pixels\n  4 pixels differ\n1 compared: 0 same, 1 changed\n")
    }
  }

  @Test func aToleranceAThresholdAndRegionsSayWhatCounts() throws {
    try withImages(png(), png(square: (3, 4))) { pairs in
      #expect(try pairs.compare(["--mode", "never", "--tolerance", "4"]).status == 0)
      #expect(try pairs.compare(["--mode", "never", "--tolerance", "3"]).status == 1)
      #expect(try pairs.compare(["--mode", "never", "--threshold", "1"]).status == 0)
      #expect(try pairs.compare(["--mode", "never", "--ignore", "3,4,2,2"]).status == 0)
      #expect(
        try pairs.compare(["--mode", "never", "--ignore", "3,4,2,1"]).output
          == "changed    a.png: pixels\n  2 pixels differ\n1 compared: 0 same, 1 changed\n")
      #expect(try pairs.compare(["--mode", "never", "--ignore", "3,4,2,1", "--ignore", "0,5,20,1"]).status == 0)
      for words in ["1,2,3", "1,2,0,4", "-1,2,3,4", "a,b,c,d", "1,2,3,4,5", "9223372036854775808,1,1,1"] {
        let result = try pairs.compare(["--ignore=\(words)"])
        #expect(result.status == 2)
        #expect(result.errors.contains("“\(words)” does not fit --ignore: "))
      }
    }
  }

  @Test func whereTheMaskIsOpaqueNothingIsLookedAt() throws {
    try withImages(png(), png(square: (3, 4))) { pairs in
      let (covering, beside) = ("\(pairs.home)/covering.png", "\(pairs.home)/beside.png")
      try png(square: (3, 4), alpha: 0).write(to: URL(fileURLWithPath: covering))
      try png(square: (5, 4), alpha: 0).write(to: URL(fileURLWithPath: beside))
      #expect(try pairs.compare(["--mode", "never", "--mask", covering]).status == 0)
      #expect(try pairs.compare(["--mode", "never", "--mask", beside]).status == 1)
      #expect(try pairs.compare(["--mode", "never", "--mask", "\(pairs.home)/none.png"]).status == 2)
      #expect(try pairs.compare(["--mode", "never", "--mask", "\(pairs.old)/x.txt"]).status == 2)
    }
  }

  @Test func theDifferenceIsDrawn() throws {
    try withImages(png(), png(square: (3, 4))) { pairs in
      let path = "\(pairs.home)/difference.png"
      let words = ["compare", "\(pairs.old)/a.png", "\(pairs.new)/a.png", "--mode", "never", "-o", path]
      #expect(try BuiltCommand.run(words, home: pairs.home).status == 1)
      let image = try PixelImage(png: Data(contentsOf: URL(fileURLWithPath: path)))
      let red = (0..<200).filter { image.pixels[$0 * 4] == 255 && image.pixels[$0 * 4 + 1] == 0 }
      #expect(red == [83, 84, 103, 104])
    }
  }

  @Test func aDamagedImageIsToldAndTheBaselineStays() throws {
    let good = try png()
    for (bad, words) in [
      (Data(good.prefix(50)), "the candidate can't be read: the PNG file is cut off"),
      (Data("no image".utf8), "the candidate can't be read: it does not begin as a PNG file does"),
    ] {
      try withImages(good, bad) { pairs in
        let result = try pairs.compare(["--accept"])
        #expect(result.status == 2)
        #expect(result.output == "unreadable a.png\n  \(words)\n1 compared: 0 same, 1 unreadable\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(pairs.old)/a.png")) == good)
      }
    }
  }
}
