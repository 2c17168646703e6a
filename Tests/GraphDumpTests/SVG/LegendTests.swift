import Recording
import Testing

@testable import GraphDump

@Suite struct LegendTests {
  @Test func theLegendListsWhatOccursAndNothingElse() throws {
    #expect(
      try Fixtures.figure(Fixtures.stateInBody).legend == [
        .ran, .skipped, .untouched, .composed, .unary, .container, .source, .written, .containment, .dependency, .fired,
        .action,
      ])
    #expect(
      try Fixtures.figure(Fixtures.everyOutcome, FigureRequest(updates: .one(1), panels: .changes)).legend == [
        .ran, .wasted, .skipped, .untouched, .recreated, .inserted, .ended, .moved, .composed, .unary, .container,
        .modifier, .structural, .source, .written, .containment, .unread, .fired, .identity, .action,
      ])
  }

  @Test func theLegendsOfAllFixturesMatchWhatIsDrawn() throws {
    for (name, sheet) in SheetTests.sheets {
      let reader = SVGReader(SVGDocument(sheet).text)
      let drawn = reader.elements.filter { $0.classes.contains("node") }
      for (entry, classes) in [
        (LegendEntry.ran, "f-ran"), (.wasted, "f-wasted"), (.skipped, "f-skipped"), (.recreated, "b-recreated"),
        (.inserted, "b-inserted"), (.moved, "b-moved"), (.offscreen, "b-offscreen"), (.ended, "b-ghost"),
        (.composed, "composed"), (.structural, "structural"), (.modifier, "modifier"), (.container, "container"),
        (.unary, "unary"), (.pile, "pile"), (.source, "source"), (.written, "b-written"),
      ] {
        let occurs = drawn.contains { $0.classes.contains(Substring(classes)) }
        #expect(sheet.figure.legend.contains(entry) == occurs, "\(name): \(entry)")
      }
    }
  }

  @Test func noLegendIsDrawnWhereNoneIsWanted() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(SVGDocument(try Sheet(figure)).text.contains("class=\"legend\""))
    #expect(!SVGDocument(try Sheet(figure, options: SheetOptions(legend: false))).text.contains("class=\"legend\""))
  }
}
