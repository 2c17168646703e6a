import Testing

@testable import GraphDump

@Suite struct RasterizerTests {
  private static let isThere = (try? Rasterizer.find()) != nil

  @Test(.enabled(if: isThere, "rsvg-convert is not installed")) func imagesAreMadeOfTheSVG() throws {
    let documents = try render(Fixtures.binding, name: "x", formats: [.png, .pdf])
    #expect(documents.map(\.fileName) == ["x-view-graph.png", "x-view-graph.pdf"])
    #expect(documents[0].content.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(documents[1].content.starts(with: Array("%PDF".utf8)))
    #expect(try render(Fixtures.binding, name: "x", formats: [.png, .pdf]) == documents)
  }

  @Test func whereItIsMissingTheErrorSaysWhatToInstall() {
    #expect(throws: RasterError.self) { try Rasterizer.find(in: ["/nowhere"]) }
    #expect(RasterError.missing(looked: []).description.contains("apt-get install librsvg2-bin"))
  }
}
