import Foundation
import Recording
import Testing

@testable import GraphDump

@Suite struct KindTests {
  @Test func everyKindOfEveryFixtureIsDrawn() {
    #expect(KindSheets.all.count == KindSheets.recordings.count * KindSheets.kinds.count * KindSheets.requests.count)
  }

  @Test func everyOneIsWellFormedWithUniqueIDs() {
    for drawn in KindSheets.all {
      let reader = SVGReader(SVGDocument(drawn.sheet, theme: .auto).text)
      #expect(reader.isWellFormed, "\(drawn.name)")
      let ids = reader.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(drawn.name)")
    }
  }

  /// On a screen views stand in views.
  @Test func noTwoNodesOfAPanelOverlap() {
    for drawn in KindSheets.all where drawn.sheet.figure.arrangement != .screen {
      for (panel, layout) in Self.panels(of: drawn.sheet) {
        let order = panel.nodes.indices.filter { panel.nodes[$0] != nil }.sorted {
          layout.nodes[$0].x < layout.nodes[$1].x
        }
        for (place, first) in order.enumerated() {
          for second in order[(place + 1)...] {
            if layout.nodes[second].x >= layout.nodes[first].maxX { break }
            #expect(
              !layout.nodes[first].overlaps(layout.nodes[second]),
              "\(drawn.name): \(drawn.sheet.figure.nodes[first].id), \(drawn.sheet.figure.nodes[second].id)")
          }
        }
      }
    }
  }

  @Test func theWordsBesideAScreenOverlapNeitherEachOtherNorTheScreen() {
    for drawn in KindSheets.all where drawn.sheet.figure.arrangement == .screen {
      for (panel, layout) in Self.panels(of: drawn.sheet) {
        let words = panel.nodes.indices.filter { panel.nodes[$0] != nil && panel.nodes[$0]?.frame == nil }
        let window = panel.nodes.firstIndex { $0?.frame != nil }
        for (place, first) in words.enumerated() {
          if let window { #expect(!layout.nodes[first].overlaps(layout.nodes[window]), "\(drawn.name)") }
          for second in words[(place + 1)...] {
            #expect(!layout.nodes[first].overlaps(layout.nodes[second]), "\(drawn.name)")
          }
        }
      }
    }
  }

  @Test func noTextLeavesItsNode() {
    for drawn in KindSheets.all {
      for (index, texts) in drawn.sheet.nodeTexts.enumerated() {
        let layout = drawn.sheet.layout(of: index)
        for (node, text) in texts.enumerated() {
          guard let text, !text.runs.isEmpty else { continue }
          let shape = drawn.sheet.figure.nodes[node].shape
          for box in SheetTests.boxes(of: text, shape, layout.nodes[node]) {
            #expect(
              SheetTests.holds(box, shape, layout.nodes[node]), "\(drawn.name): \(drawn.sheet.figure.nodes[node].id)")
          }
        }
      }
    }
  }

  @Test func labelsOfEdgesOverlapNoNode() {
    for drawn in KindSheets.all where drawn.sheet.figure.arrangement != .screen {
      for index in drawn.sheet.figure.edges.indices {
        guard let place = drawn.sheet.labels[index] else { continue }
        let width = drawn.sheet.figure.panels.compactMap {
          $0.edges[index]?.label.map { TextStyle.label.width(of: $0) }
        }
        .max()
        let box = Box(center: place, size: PlaneSize(width: width ?? 0, height: 11))
        #expect(!drawn.sheet.layout.nodes.contains { $0.overlaps(box) }, "\(drawn.name)")
      }
    }
  }

  @Test func whatIsInTwoPanelsStandsAtTheSamePlace() {
    for drawn in KindSheets.all where drawn.sheet.figure.arrangement != .screen {
      for index in drawn.sheet.figure.panels.indices { #expect(drawn.sheet.layout(of: index) == drawn.sheet.layout) }
    }
  }

  @Test func theLegendListsWhatOccursAndNothingElse() {
    for drawn in KindSheets.all {
      let reader = SVGReader(SVGDocument(drawn.sheet).text)
      let nodes = reader.elements.filter { $0.classes.contains("node") }
      let edges = reader.elements.filter { $0.classes.contains("e") }
      let inLegend = drawn.sheet.figure.legend
      for (entry, name) in [
        (LegendEntry.ran, "f-ran"), (.wasted, "f-wasted"), (.skipped, "f-skipped"), (.recreated, "b-recreated"),
        (.inserted, "b-inserted"), (.moved, "b-moved"), (.offscreen, "b-offscreen"), (.ended, "b-ghost"),
        (.composed, "composed"), (.structural, "structural"), (.modifier, "modifier"), (.container, "container"),
        (.unary, "unary"), (.pile, "pile"), (.source, "source"), (.written, "b-written"),
      ] {
        let occurs = nodes.contains { $0.classes.contains(Substring(name)) }
        #expect(inLegend.contains(entry) == occurs, "\(drawn.name): \(entry)")
      }
      for (entry, name) in [(LegendEntry.cause, "cause"), (.link, "link"), (.life, "life"), (.fired, "fired")] {
        // The legend draws one of each it explains.
        let count = edges.count { $0.classes.contains(Substring(name)) }
        #expect(inLegend.contains(entry) == (count > 0), "\(drawn.name): \(entry)")
        if inLegend.contains(entry) { #expect(count > 1, "\(drawn.name): \(entry)") }
      }
    }
  }

  @Test func anSVGIsSmall() {
    for drawn in KindSheets.all {
      let nodes = drawn.sheet.figure.panels.reduce(0) { $0 + $1.nodes.count { $0 != nil } }
      #expect(SVGDocument(drawn.sheet).text.utf8.count < 8_000 + nodes * 1_500, "\(drawn.name)")
    }
  }

  @Test(arguments: FigureKind.allCases) func theSameFigureIsTheSameText(kind: FigureKind) throws {
    for (name, recording) in KindSheets.recordings {
      let texts = try (0..<2).map { _ in
        try render(
          recording, name: name, request: FigureRequest(kind: kind), formats: [.svg, .dot, .json, .markdown, .mermaid])
      }
      #expect(texts[0] == texts[1], "\(name)")
      let json = Data(try #require(texts[0].first { $0.fileName.hasSuffix(".json") }).content)
      let figure = try JSONDecoder().decode(Figure.self, from: json)
      #expect(Data(try FigureJSON(figure).text.utf8) == json)
    }
  }

  @Test func documentsAreNamedAfterTheirKind() throws {
    let request = FigureRequest(kind: .layoutTree, updates: .one(1), theme: .dark)
    let formats: [FigureFormat] = [.svg, .html, .mermaid]
    let names = try render(KindSheets.recordings[0].1, name: "01", request: request, formats: formats).map(\.fileName)
    #expect(names == ["01-layout-tree-u1~dark.svg", "01-layout-tree-u1.html", "01-layout-tree-u1~dark.mmd"])
  }

  #if os(Linux)
    @Test func figuresOfAllKindsLeaveMemoryWhereItWas() throws {
      let recording = Fixtures.laidOut(Fixtures.stateInBody)
      try Memory.expectNoGrowth {
        for kind in FigureKind.allCases {
          for _ in 0..<8 { _ = try render(recording, name: "x", request: FigureRequest(kind: kind)) }
        }
      }
    }
  #endif

  static func panels(of sheet: Sheet) -> [(FigurePanel, Layout)] {
    sheet.figure.panels.enumerated().map { ($1, sheet.layout(of: $0)) }
  }
}
