import Testing

@testable import GraphDump

@Suite struct DocumentationBundleTests {
  @Test func allThatADocumentationNeedsIsThere() throws {
    let documents = try render(Fixtures.binding, name: "04-binding", formats: [.docs])
    #expect(
      documents.map(\.fileName) == [
        "04-binding-view-graph.svg", "04-binding-view-graph~dark.svg", "04-binding-view-graph-auto.svg",
        "04-binding-view-graph-alt.txt", "04-binding-view-graph-docc.md", "04-binding-view-graph-readme.md",
      ])
    #expect(documents[3].text.contains("ExtractLightView ran because _isOn changed."))
    #expect(documents[4].text.contains("](04-binding-view-graph)"))
    #expect(documents[5].text.contains("srcset=\"04-binding-view-graph~dark.svg\""))
  }
}
