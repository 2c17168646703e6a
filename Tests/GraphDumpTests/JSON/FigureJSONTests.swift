import Foundation
import Testing

@testable import GraphDump

@Suite struct FigureJSONTests {
  @Test func whatIsWrittenReadsBackAsTheSameFigure() throws {
    for (name, recording) in Fixtures.all {
      let figure = try Fixtures.figure(recording)
      let text = try FigureJSON(figure).text
      #expect(try JSONDecoder().decode(Figure.self, from: Data(text.utf8)) == figure, "\(name)")
    }
  }
}
