import Recording
import Testing

@testable import GraphDump

/// What is seen on a screen on which something covers something else.
@Suite struct ScreenTests {
  private func screen(_ recording: Recording, laidOut: Bool = true) throws -> Figure {
    try Figure.of(
      laidOut ? Fixtures.laidOut(recording) : recording, name: "f",
      request: FigureRequest(kind: .screen, updates: .one(1), panels: .changes))
  }

  private func index(_ id: String, in figure: Figure) throws -> Int {
    try #require(figure.nodes.firstIndex { $0.id == id }, "\(id)")
  }

  /// A sheet over a view with a button, which the step taps.
  private var sheet: (recording: Recording, home: NodeID, button: NodeID, sheet: NodeID, detail: NodeID) {
    var sketch = Sketch(root: "Home")
    let home = sketch.add(.composed, "Home", causes: Fixtures.first)
    let modifier = sketch.add(.structural, ".sheet", in: home)
    let stack = sketch.add(.container, "VStack", in: modifier)
    let button = sketch.add(.unary, "Button", in: stack, name: "Show")
    sketch.step("tap \"Show\"", on: button)
    sketch.run(home, [.property("_isShown")])
    let sheet = sketch.add(.container, ".sheet", in: modifier)
    let detail = sketch.add(.composed, "Detail", in: sheet, causes: Fixtures.first)
    sketch.add(.unary, "Text", in: detail, name: "A rather long line of details")
    return (sketch.recording, home, button, sheet, detail)
  }

  @Test func whatIsPresentedHasAGroundOfItsOwnOverWhatItCovers() throws {
    let (recording, _, button, sheet, detail) = sheet
    let figure = try screen(recording)
    let ground = try index("\(sheet)", in: figure)
    #expect(figure.nodes[ground].shape == .window)
    #expect(try index("\(button)", in: figure) < ground && ground < index("\(detail)", in: figure))
    let svg = SVGDocument(try Sheet(figure)).text
    let places = try [button, sheet, detail].map { id in
      try #require(svg.range(of: "-u1-\(id)\"")).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func whatIsPresentedIsNoPartOfWhatPresentsIt() throws {
    let (recording, home, button, _, _) = sheet
    let figure = try screen(recording)
    let frame = try #require(figure.state("\(home)")?.frame)
    let inside = try #require(figure.state("\(button)")?.frame)
    #expect(frame.width < inside.width + 20)
  }

  @Test func aStepOnWhatIsCoveredPointsAtTheScreen() throws {
    let (recording, _, button, _, _) = sheet
    let figure = try screen(recording)
    #expect(figure.edgeState("step1-window") != nil)
    #expect(figure.edgeState("step1-\(button)") == nil)
  }

  /// The author's view in it says what ended, and what was lost.
  @Test func aPresentationThatEndedIsAnOutlineAndSaysSoOnce() throws {
    var sketch = Sketch(root: "Home")
    let home = sketch.add(.composed, "Home", causes: Fixtures.first)
    let modifier = sketch.add(.structural, ".sheet", in: home)
    sketch.add(.unary, "Text", in: modifier, name: "home")
    let sheet = sketch.add(.container, ".sheet", in: modifier)
    let detail = sketch.add(.composed, "Detail", in: sheet, causes: Fixtures.first)
    let text = sketch.add(.unary, "Text", in: detail, name: "A rather long line of details")
    sketch.step("tap \"Close\"", on: text)
    sketch.end(text)
    sketch.end(detail, lost: ["count"])
    sketch.end(sheet)
    let figure = try screen(sketch.recording)
    #expect(figure.state("\(sheet)")?.look == .ghost)
    let said = figure.nodes.indices.filter { figure.nodes[$0].shape == .note && figure.panels[0].nodes[$0] != nil }
    #expect(said.map { figure.nodes[$0].id } == ["words-\(detail)"])
    #expect(figure.state("words-\(detail)")?.tags.first?.words == ["lost count"])
  }

  @Test func whatAToolbarHoldsIsCountedAndNotDrawn() throws {
    var sketch = Sketch(root: "Home")
    let home = sketch.add(.composed, "Home", causes: Fixtures.first)
    let modifier = sketch.add(.structural, ".toolbar", in: home)
    sketch.add(.unary, "Text", in: modifier, name: "home")
    let bar = sketch.add(.container, ".toolbar", in: modifier)
    let button = sketch.add(.unary, "Button", in: bar, name: "Edit")
    sketch.step("tap \"Edit\"", on: button)
    let figure = try screen(sketch.recording)
    #expect(figure.state("\(button)") == nil)
    #expect(figure.notes.contains("Not drawn: 1 view of toolbars or menus, beside the window."))
  }

  @Test func onlyTheTopOfAStackOfScreensIsSeen() throws {
    var sketch = Sketch(root: "Home")
    let home = sketch.add(.composed, "Home", causes: Fixtures.first)
    let stack = sketch.add(.container, "NavigationStack", in: home)
    let list = sketch.add(.container, "List", in: stack)
    let row = sketch.add(.unary, "NavigationLink", in: list, name: "Milo")
    sketch.step("tap \"Milo\"", on: row)
    let screen = sketch.add(.structural, "Screen", in: stack)
    let detail = sketch.add(.composed, "DogView", in: screen, causes: Fixtures.first)
    let text = sketch.add(.unary, "Text", in: detail, name: "Milo, a beagle")
    let figure = try self.screen(sketch.recording)
    #expect(figure.state("\(row)") == nil)
    #expect(figure.state("\(text)")?.title == "Milo, a beagle")
    #expect(figure.edgeState("step1-window") != nil)
  }

  /// The row that began in its place is seen there, and says what was lost.
  @Test func whatEndedWhereSomethingBeganIsNotDrawn() throws {
    let figure = try screen(Fixtures.explicitID)
    #expect(figure.state("n5") == nil && figure.state("n8") != nil)
    #expect(!figure.legend.contains(.ended))
  }

  @Test func whatEndedWithNothingInItsPlaceIsAnOutlineWithWords() throws {
    var sketch = Sketch(root: "Home")
    let home = sketch.add(.composed, "Home", causes: Fixtures.first)
    let stack = sketch.add(.container, "VStack", in: home)
    sketch.add(.unary, "Text", in: stack, name: "kept")
    let last = sketch.add(.composed, "Row", in: stack, causes: Fixtures.first)
    let text = sketch.add(.unary, "Text", in: last, name: "last")
    sketch.step("tap \"Remove\"")
    sketch.end(text)
    sketch.end(last, lost: ["count"])
    let figure = try screen(sketch.recording)
    #expect(figure.state("\(last)")?.look == .ghost)
    #expect(figure.state("words-\(last)")?.tags.first?.words == ["lost count"])
    #expect(figure.legend.contains(.ended))
    let svg = SVGDocument(try Sheet(figure)).text
    let nodes = SVGReader(svg).elements.filter { $0.classes.contains("node") && !$0.classes.contains("note") }
    #expect(nodes.last?.classes.contains("b-ghost") == true && nodes.first?.classes.contains("window") == true)
    #expect(svg.contains("f-gone b-ghost") && svg.contains(".f-gone .s,.gd-l .f-gone .w{fill:none}"))
  }

  @Test func panelsBelowEachOtherAreEquallyWide() throws {
    var recording = Fixtures.laidOut(Fixtures.stateInBody)
    let update = recording.updates[1]
    recording.updates += (2...4).map { number in
      var next = update
      next.index = number
      next.step = number == 3 ? "tap \"Something with a much longer name\"" : update.step
      return next
    }
    let sheet = try Sheet(Figure.of(recording, name: "f", request: FigureRequest(kind: .screen, panels: .changes)))
    #expect(Set(sheet.panels.map(\.frame.y)).count > 1)
    let columns = Dictionary(grouping: sheet.panels, by: \.frame.x)
    #expect(columns.count == 2)
    for column in columns.values { #expect(Set(column.map(\.frame.width)).count == 1) }
  }
}
