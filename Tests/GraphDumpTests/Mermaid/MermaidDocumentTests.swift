import Testing

@testable import GraphDump

@Suite struct MermaidDocumentTests {
  @Test func nodesEdgesAndClassesAreThere() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody, FigureRequest(updates: .one(1), panels: .changes))
    let text = MermaidDocument(figure).text
    #expect(text.hasPrefix("---\ntitle: \"figure · update 1 of 2 · tap \\\"Toggle\\\"\"\n---\nflowchart TB\n"))
    #expect(text.contains("p0n0(\"SampleDiffView<br>RUN #95;isOn changed\"):::k-ran"))
    #expect(text.contains("classDef k-ran fill:#fdeecb"))
  }

  @Test(arguments: [
    ("a\"b", "\"a#34;b\""), ("<b>", "\"#60;b#62;\""), ("two\nlines", "\"two lines\""), ("`x`", "\"#96;x#96;\""),
  ]) func whatMeansSomethingIsAnEntity(text: String, quoted: String) { #expect(MermaidDocument.quote(text) == quoted) }
}
