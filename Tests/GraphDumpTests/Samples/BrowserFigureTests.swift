import Foundation
import Testing

@testable import GraphDump

/// The figures of the samples as a browser draws them, with the machine's own fonts.
@Suite(.serialized) struct BrowserFigureTests {
  /// Puts each figure into a page and looks at what its words and shapes take up, and in which colours.
  private static let script = #"""
    const problems = [], values = {}; let texts = 0, least = 99;
    const luminance = c => { const f = v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
      return .2126 * f(c[0]) + .7152 * f(c[1]) + .0722 * f(c[2]); };
    const ratio = (a, b) => { const [x, y] = [luminance(a), luminance(b)]; return (Math.max(x, y) + .05) / (Math.min(x, y) + .05); };
    const colour = s => { const m = /rgba?\(([^)]*)\)/.exec(s); return m ? m[1].split(/[ ,]+/).map(Number) : null; };
    const over = (top, alpha, bottom) => top.slice(0, 3).map((v, i) => v * alpha + bottom[i] * (1 - alpha));
    // What is painted behind a text: the page, the panel, the node, its pill.
    const behind = (svg, text) => {
      let ground = colour(getComputedStyle(svg.querySelector(".page")).fill);
      const node = text.closest(".node");
      if (node || text.classList.contains("t-label")) ground = colour(getComputedStyle(svg.querySelector(".panel")).fill);
      if (!node) return ground;
      const shape = node.querySelector(".s");
      if (shape) {
        const fill = getComputedStyle(shape).fill;
        ground = colour(fill) || colour(getComputedStyle(svg.querySelector(".hatch0")).fill);
        // The lines of a hatch are darker than what is between them.
        if (!colour(fill)) ground = over(colour(getComputedStyle(svg.querySelector(".hatch1")).stroke), .35, ground);
      }
      const pill = text.previousElementSibling;
      if (pill && pill.classList.contains("p")) ground = colour(getComputedStyle(pill).fill) || ground;
      return ground;
    };
    for (const [name, source] of figures) {
      const place = document.createElement("div"); place.innerHTML = source; document.body.replaceChildren(place);
      const svg = place.querySelector("svg");
      for (const text of svg.querySelectorAll("text")) {
        texts++;
        const box = text.getBBox(), node = text.closest(".node");
        const shape = node && node.querySelector(".s");
        if (shape) {
          const s = shape.getBBox(), slack = 1.5;
          if (box.x < s.x - slack || box.x + box.width > s.x + s.width + slack || box.y < s.y - 3 || box.y + box.height > s.y + s.height + 3)
            problems.push(name + ": “" + text.textContent + "” leaves " + node.id);
        }
        const opacity = node ? Number(getComputedStyle(node).opacity) : 1;
        const ground = behind(svg, text);
        const ink = over(colour(getComputedStyle(text).fill), opacity, ground);
        const r = ratio(ink, ground); least = Math.min(least, r);
        if (r < 4.5) problems.push(name + ": “" + text.textContent + "” has a contrast of " + r.toFixed(2));
      }
    }
    values.texts = String(texts); values.least = least.toFixed(2);
    """#

  private func page(_ figures: [(String, String)]) throws -> String {
    let json = String(decoding: try JSONEncoder().encode(figures.map { [$0.0, $0.1] }), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
    return """
      <!DOCTYPE html><html><head><meta charset="utf-8"></head><body><script>
      const figures = \(json);
      \(Self.script)
      const report = document.createElement("script");
      report.type = "application/json";
      report.textContent = "REPORT" + JSON.stringify({values, errors: problems.slice(0, 40), requests: []}).replaceAll("<", "\\\\u003c") + "END";
      document.body.replaceChildren(report);
      </script></body></html>
      """
  }

  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed"), arguments: [false, true])
  func wordsFitTheirNodesAndStandOutFromThem(dark: Bool) throws {
    let browser = try #require(Browser.found)
    for samples in SampleRecordings.all.chunked(by: 6) {
      let figures = samples.flatMap { sample in
        FigureKind.allCases.compactMap { kind -> (String, String)? in
          let request = FigureRequest(kind: kind, theme: .auto)
          guard let document = try? render(sample.recording, name: sample.name, request: request).first else {
            return nil
          }
          return (document.fileName, document.text)
        }
      }
      let report = try browser.report(of: try page(figures), dark: dark)
      #expect(report.errors == [])
      #expect(Int(report.values["texts"] ?? "") ?? 0 > 1_000)
      #expect(Double(report.values["least"] ?? "") ?? 0 >= 4.5)
    }
  }
}

extension Array {
  /// The elements in groups of at most `count`.
  func chunked(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}
