import Recording
import Testing

@testable import GraphDump

@Suite struct SVGDocumentTests {
  @Test(arguments: Theme.allCases) func everyFixtureIsWellFormed(theme: Theme) {
    for (name, sheet) in SheetTests.sheets {
      let text = SVGDocument(sheet, theme: theme).text
      #expect(SVGReader(text).isWellFormed, "\(name)")
    }
  }

  @Test func nothingIsActiveOrComesFromOutside() {
    for (name, sheet) in SheetTests.sheets {
      let reader = SVGReader(SVGDocument(sheet, theme: .auto).text)
      let names = Set(reader.elements.map(\.name))
      #expect(
        names.isSubset(of: [
          "svg", "title", "desc", "style", "defs", "pattern", "rect", "path", "ellipse", "g", "text",
        ]), "\(name)")
      for element in reader.elements {
        #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") }, "\(name)")
      }
      let style = reader.elements.first { $0.name == "style" }?.text ?? ""
      #expect(!style.contains("@import") && !style.contains("//") && !style.contains("url(h"), "\(name)")
    }
  }

  @Test func theRootSaysWhatTheImageShows() throws {
    let sheet = try Sheet(Fixtures.figure(Fixtures.stateInBody))
    let text = SVGDocument(sheet).text
    #expect(!text.contains("<!DOCTYPE"))
    let reader = SVGReader(text)
    #expect(reader.elements[0].attributes["role"] == "img")
    #expect(reader.elements[0].attributes["aria-labelledby"] == "g-figure-t g-figure-d")
    #expect(reader.elements[1].text == "figure · update 1 of 2 · tap \"Toggle\"")
    #expect(
      reader.elements[2].text
        == "View graph with 7 nodes in 3 panels: Before, After, What changed. Update 1, tap \"Toggle\": "
        + "2 ran, 2 skipped, 5 preserved, 0 recreated. isOn changed from false to true. "
        + "SampleDiffView ran because _isOn changed. Text \"Constant\" was skipped: inputs equal. "
        + "Text \"Light is on\" changed. Button \"Toggle\" was skipped: inputs equal. "
        + "Not drawn: 1 TupleView, 1 unchanged label of controls.")
  }

  @Test func idsAreUniqueAndStable() throws {
    for (name, sheet) in SheetTests.sheets {
      let ids = SVGReader(SVGDocument(sheet).text).elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
    }
    let text = SVGDocument(try Sheet(Fixtures.figure(Fixtures.stateInBody))).text
    #expect(text.contains(#"<g id="g-figure-u1-n1" class="node composed f-ran b-kept-ran">"#))
    // A page's script looks for edges; nothing does in an image.
    #expect(text.contains(#"<g class="edge">"#))
    let page = HTMLPage(try Sheet(Fixtures.figure(Fixtures.stateInBody)), theme: .auto).text
    #expect(page.contains(#"<g id="g-figure-u1-s1-n1" class="edge">"#))
  }

  @Test func hostileLabelsComeOutAsText() throws {
    let request = FigureRequest(updates: .one(1), panels: .changes, all: true)
    let sheet = try Sheet(Fixtures.figure(Fixtures.texts(Fixtures.hostile), request))
    let texts = SVGReader(SVGDocument(sheet).text).texts.joined(separator: "\n")
    for shown in [
      "a < b && \"c\" > 'd'", "C:\\dir\\N\\G\\l", "two↵lines", "␀␁␈␟␡", ">alert(1)</script>", "]]>", "&amp;",
      "%s%n",
      "⟨U+FFFE⟩⟨U+FFFF⟩", "한국어 레이블입니다", "日本語のラベル", "👩‍👩‍👧‍👦🇰🇷👍🏽", "مرحبا بالعالم", "שלום עולם",
    ] {
      #expect(texts.contains(shown), "\(shown)")
    }
  }

  @Test func theSameFigureIsTheSameText() throws {
    for (name, recording) in Fixtures.all {
      let texts = try (0..<3).map { _ in
        try render(recording, name: name, formats: [.svg, .dot, .json, .markdown]).map(\.text)
      }
      #expect(texts[0] == texts[1], "\(name)")
      #expect(texts[0] == texts[2], "\(name)")
    }
  }

  @Test func anSVGIsSmall() {
    for (name, sheet) in SheetTests.sheets {
      let nodes = sheet.figure.panels.reduce(0) { $0 + $1.nodes.count { $0 != nil } }
      #expect(SVGDocument(sheet).text.utf8.count < 6_000 + nodes * 1_500, "\(name)")
    }
  }

  @Test func theSampleOfTheBindingIsUnder20Kilobytes() throws {
    for theme in Theme.allCases {
      let document = try render(Fixtures.binding, name: "04-binding", request: FigureRequest(theme: theme))[0]
      #expect(document.text.utf8.count < 20_000, "\(theme)")
    }
  }

  @Test func bothThemesAreInAnAutomaticOne() throws {
    let sheet = try Sheet(Fixtures.figure(Fixtures.stateInBody))
    let text = SVGDocument(sheet, theme: .auto).text
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    #expect(text.contains(Palette.light.page) && text.contains(Palette.dark.page))
  }

  @Test func thePatternOfWastedBodiesIsThereWhereOneIs() throws {
    #expect(SVGDocument(try Sheet(Fixtures.figure(Fixtures.everyOutcome))).text.contains("<pattern"))
    #expect(!SVGDocument(try Sheet(Fixtures.figure(Fixtures.stateInBody))).text.contains("<pattern"))
  }
}
