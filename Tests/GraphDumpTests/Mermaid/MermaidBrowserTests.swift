import Foundation
import Testing

@testable import GraphDump

/// Every figure of every sample, drawn by Mermaid's own script.
///
/// `GRAPHDUMP_MERMAID` says where the script is; a package that ships it is `mermaidx` (`pip download mermaidx`).
@Suite(.serialized) struct MermaidBrowserTests {
  static let script = ProcessInfo.processInfo.environment["GRAPHDUMP_MERMAID"].flatMap {
    try? String(contentsOfFile: $0, encoding: .utf8)
  }

  @Test(
    .enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed"),
    .enabled(if: script != nil, "GRAPHDUMP_MERMAID does not say where Mermaid's script is"))
  func mermaidDrawsEveryFigure() throws {
    let browser = try #require(Browser.found)
    for samples in SampleRecordings.all.chunked(by: 6) {
      let sources = try samples.flatMap { sample in
        try FigureKind.allCases.map { kind -> [String] in
          let figure = try Figure.of(sample.recording, name: sample.name, request: FigureRequest(kind: kind))
          // A panel without nodes is drawn as a node.
          let nodes = figure.panels.reduce(0) { $0 + max(1, $1.nodes.count { $0 != nil }) }
          return ["\(sample.name) \(kind.rawValue)", MermaidDocument(figure).text, String(nodes)]
        }
      }
      let report = try browser.report(of: try page(sources))
      #expect(report.errors == [])
      #expect(report.values["drawn"] == String(sources.count))
    }
  }

  private func page(_ sources: [[String]]) throws -> String {
    let json = String(decoding: try JSONEncoder().encode(sources), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
    return """
      <!DOCTYPE html><html><head><meta charset="utf-8"></head><body><div id="place"></div>
      <script>\((Self.script ?? "").replacingOccurrences(of: "</script", with: "<\\/script"))</script>
      <script>
      (async () => {
        const problems = []; let drawn = 0;
        mermaid.initialize({startOnLoad: false, securityLevel: "strict", maxTextSize: 1e6, maxEdges: 5000});
        for (const [name, text, nodes] of \(json)) {
          try {
            const {svg} = await mermaid.render("m" + drawn, text);
            const place = document.createElement("div"); place.innerHTML = svg;
            const count = place.querySelectorAll(".node").length;
            if (count !== Number(nodes)) problems.push(name + ": " + count + " of " + nodes + " nodes");
            drawn++;
          } catch (e) { problems.push(name + ": " + String(e).slice(0, 300)); }
        }
        const report = document.createElement("script");
        report.type = "application/json";
        report.textContent = "REPORT" + JSON.stringify({values: {drawn: String(drawn)}, errors: problems, requests: []})
          .replaceAll("<", "\\\\u003c") + "END";
        document.body.append(report);
      })();
      </script></body></html>
      """
  }
}
