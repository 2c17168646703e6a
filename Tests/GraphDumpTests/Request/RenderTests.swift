import GraphDump
import Recording
import Testing

@Suite struct RenderTests {
  @Test func documentsAreNamedAfterFigureAndUpdate() throws {
    func names(_ request: FigureRequest) throws -> [String] {
      try render(Fixtures.stateInBody, name: "01", request: request, formats: [.svg, .dot, .json, .markdown])
        .map(\.fileName)
    }
    #expect(
      try names(FigureRequest()) == [
        "01-view-graph.svg", "01-view-graph.dot", "01-view-graph.json", "01-view-graph.md",
      ])
    #expect(try names(FigureRequest(updates: .one(2)))[0] == "01-view-graph-u2.svg")
    #expect(try names(FigureRequest(updates: .range(1...2)))[0] == "01-view-graph-u1-2.svg")
    #expect(try names(FigureRequest(theme: .dark))[0] == "01-view-graph~dark.svg")
  }

  @Test func anEmptyRecordingIsAnError() {
    #expect(throws: FigureError.emptyRecording) {
      try render(Recording(header: Header(root: "V", engine: "fixture")), name: "x")
    }
  }

  @Test(arguments: [UpdateSelection.one(3), .one(-1), .range(1...3)])
  func anUpdateThatIsNotThereIsAnError(updates: UpdateSelection) {
    #expect(throws: FigureError.self) {
      try render(Fixtures.stateInBody, name: "x", request: FigureRequest(updates: updates))
    }
  }

  @Test func theErrorSaysWhatThereIs() {
    #expect(
      FigureError.noSuchUpdate(3, available: 0...2).description
        == "there is no update 3: the recording holds the updates 0 to 2")
  }

  @Test func aTitleOfOnesOwnIsTaken() throws {
    let document = try render(Fixtures.stateInBody, name: "x", request: FigureRequest(title: "A <light>\nswitch"))[0]
    #expect(document.text.contains("A &lt;light&gt;↵switch"))
  }

  @Test func aRecordingWithoutATreeIsDrawnEmpty() throws {
    let recording = Recording(
      header: Header(root: "V", engine: "fixture"), updates: [Update(index: 0, step: "appear")])
    #expect(try render(recording, name: "x")[0].text.contains("0 ran, 0 skipped, 0 preserved, 0 recreated"))
  }

  @Test func manyUpdatesAreCutAndCounted() throws {
    var sketch = Sketch(root: "V")
    sketch.add(.composed, "V", causes: [.value])
    for _ in 0..<12 { sketch.step("wait 1s") }
    let text = try render(sketch.recording, name: "x")[0].text
    #expect(text.contains("4 more updates not drawn: --update N draws one."))
  }
}
