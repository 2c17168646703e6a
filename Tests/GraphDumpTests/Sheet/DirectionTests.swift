import Recording
import Testing

@testable import GraphDump

/// Which way a figure grows, and how wide it becomes.
@Suite struct DirectionTests {
  private func chain(_ depth: Int) -> Recording {
    var sketch = Sketch(root: "Root")
    var parent = sketch.add(.composed, "Root", causes: [.value])
    for level in 0..<depth {
      parent = sketch.add(.container, "VStack\(level)", in: parent)
      sketch.add(.unary, "Text", in: parent, name: "A label of level \(level)")
    }
    return sketch.recording
  }

  private func row(_ count: Int) -> Recording {
    var sketch = Sketch(root: "Root")
    let root = sketch.add(.composed, "Root", causes: [.value])
    for index in 0..<count { sketch.add(.unary, "Text", in: root, name: "A rather long label \(index)") }
    return sketch.recording
  }

  private func sheet(_ recording: Recording, _ request: FigureRequest) throws -> Sheet {
    try Sheet(Fixtures.figure(recording, request), options: request.sheetOptions)
  }

  @Test func aDeepTreeGrowsDownAndAFlatOneToTheRight() throws {
    let request = FigureRequest(updates: .one(0), all: true)
    let deep = try sheet(chain(16), request)
    #expect(deep.direction == .down)
    #expect(deep.size.width < 1_440)
    let flat = try sheet(row(16), request)
    #expect(flat.direction == .right)
    #expect(flat.size.width < 1_440)
  }

  @Test func aFigureOfFewNodesGrowsDown() throws {
    #expect(try sheet(Fixtures.stateInBody, FigureRequest(updates: .one(1))).direction == .down)
  }

  @Test func noFixtureIsWiderThanAPageWhereTheOtherWayItWouldFit() throws {
    for (name, recording) in Fixtures.all {
      let chosen = try sheet(recording, FigureRequest(updates: .one(1)))
      guard chosen.size.width > 1_600 else { continue }
      for direction in Direction.allCases {
        let other = try sheet(recording, FigureRequest(updates: .one(1), direction: direction))
        #expect(other.size.width > 1_000, "\(name)")
      }
    }
  }

  @Test(arguments: [300.0, 700, 1_200]) func aGivenWidthHolds(width: Double) throws {
    for (name, recording) in Fixtures.all {
      let sheet = try sheet(recording, FigureRequest(updates: .one(1), width: width))
      #expect(sheet.shownSize.width <= width, "\(name)")
      let svg = SVGDocument(sheet).text
      let (shown, whole) = (FixedPoint.text(sheet.shownSize.width), FixedPoint.text(sheet.size.width))
      #expect(svg.contains("width=\"\(shown)\""), "\(name)")
      #expect(svg.contains("viewBox=\"0 0 \(whole) \(FixedPoint.text(sheet.size.height))\""), "\(name)")
      let (a, b) = (sheet.shownSize.height / sheet.shownSize.width, sheet.size.height / sheet.size.width)
      #expect(abs(a - b) < 0.01, "\(name)")
    }
  }

  @Test func withoutAWidthNothingIsDrawnSmaller() throws {
    let sheet = try sheet(row(60), FigureRequest(updates: .one(0), all: true, direction: .down))
    #expect(sheet.size.width > 1_440)
    #expect(sheet.shownSize == sheet.size)
  }
}
