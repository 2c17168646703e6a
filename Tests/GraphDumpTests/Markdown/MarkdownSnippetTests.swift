import Testing

@testable import GraphDump

@Suite struct MarkdownSnippetTests {
  @Test func whatMarkdownReadsIsEscaped() {
    let figure = Figure(kind: .viewGraph, name: "a", title: "_a_ [b]", summary: "0 ran")
    #expect(
      MarkdownSnippet(figure, imageName: "my figure(1).svg").text
        == "![View graph with 0 nodes in 0 panels: .](my%20figure%281%29.svg)\n\n*\\_a\\_ \\[b\\]*: 0 ran\n")
  }
}
