import Foundation
import Testing

@testable import GraphDump

/// The page of sample 07, driven in Chromium as a reader would.
@Suite(.serialized) struct SamplePageTests {
  private func report(_ script: String, dark: Bool = false, width: Int = 1_200) throws -> [String: String] {
    let recording = try SampleRecordings.recording("07-foreach-identity")
    let page = try render(recording, name: "07-foreach-identity", formats: [.html])[0].text
    let report = try #require(Browser.found).run(script, in: page, dark: dark, width: width)
    #expect(report.errors == [])
    #expect(report.requests == [])
    return report.values
  }

  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed")) func theKeyboardSteps() throws {
    let values = try report(
      """
      values.first = shown(); key("ArrowLeft"); values.left = shown(); key("ArrowRight"); values.right = shown();
      key("Home"); values.home = shown(); key("End"); values.end = shown();
      document.querySelector(".frame.shown .node").focus(); key("ArrowDown"); key("ArrowDown");
      values.third = String([...document.querySelectorAll(".frame.shown .node")].indexOf(document.activeElement));
      key("/"); values.search = document.activeElement.id;
      """)
    #expect(values["first"] == "Update 1 · tap \"Next tick\"")
    #expect(values["left"] == "Update 0 · appear" && values["home"] == "Update 0 · appear")
    #expect(values["right"] == values["first"] && values["end"] == values["first"])
    #expect(values["third"] == "2")
    #expect(values["search"] == "search")
  }

  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed")) func searchAndFiltersFindTheRows() throws {
    let values = try report(
      """
      const on = () => [...document.querySelectorAll(".frame.shown .node:not(.off)")];
      const search = document.getElementById("search"); search.value = "UnstableIdentityRow";
      search.dispatchEvent(new Event("input")); values.found = String(on().length);
      values.all = String(on().every(e => e.getAttribute("aria-label").includes("UnstableIdentityRow")));
      key("Enter", search); values.focus = document.activeElement.getAttribute("aria-label").split(" ")[0];
      key("Escape"); values.none = String(document.querySelectorAll(".off").length);
      for (const box of document.querySelectorAll("#filters input")) if (box.value !== "ghost") box.click();
      values.ended = String(on().filter(e => e.classList.contains("b-ghost")).length);
      values.other = String(on().filter(e => !e.classList.contains("b-ghost") && !e.classList.contains("step")).length);
      """)
    // Three rows ended, and three began in their places.
    #expect(values["found"] == "6" && values["all"] == "true")
    #expect(values["focus"] == "UnstableIdentityRow")
    #expect(values["none"] == "0")
    #expect(values["ended"] == "9" && values["other"] == "0")
  }

  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed"))
  func aRowThatBeganLightsUpTheWayFromTheTap() throws {
    let values = try report(
      """
      const titles = () => [...document.querySelectorAll(".frame.shown .node.lit")].map(e => e.querySelector("text").textContent).join("|");
      const row = [...document.querySelectorAll(".frame.shown .node.b-recreated")].find(e => e.textContent.includes("1-1"));
      row.focus(); values.lit = titles();
      values.dim = String(document.querySelectorAll(".frame.shown .focusing, .frame.shown svg.focusing").length);
      row.dispatchEvent(new MouseEvent("click", {bubbles: true})); values.status = document.getElementById("status").textContent;
      values.opacity = getComputedStyle(document.querySelector(".frame.shown .node:not(.lit)")).opacity;
      """)
    for title in ["tap \"Next tick\"", "tick: 0 → 1", "ForEachIdentitySampleView", "UnstableIdentityRow"] {
      #expect(values["lit"]?.contains(title) == true, "\(title)")
    }
    #expect(values["lit"]?.contains("StableIdentityRow|Text") != true)
    #expect(values["dim"] == "1")
    #expect(values["status"]?.hasSuffix("causes and effects lit") == true)
    #expect(values["opacity"] == "0.22")
  }

  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed"), arguments: [500, 800, 1_400])
  func thePictureHasRoomOnEveryScreen(width: Int) throws {
    let values = try report(
      """
      const box = document.querySelector(".frame.shown svg").getBoundingClientRect();
      values.width = String(box.width / innerWidth); values.height = String(box.height);
      values.inside = String([...document.querySelectorAll(".frame.shown .node")].every(e => {
        const b = e.getBoundingClientRect();
        return b.width > 0 && b.left >= box.left - 1 && b.right <= box.right + 1 && b.top >= box.top - 1 && b.bottom <= box.bottom + 1; }));
      values.scroll = String(document.documentElement.scrollWidth <= innerWidth);
      """, width: width)
    #expect(Double(values["width"] ?? "") ?? 0 > 0.6)
    #expect(Double(values["height"] ?? "") ?? 0 > 300)
    #expect(values["inside"] == "true")
    #expect(values["scroll"] == "true")
  }

  /// Names, roles, the order of the focus, and contrast, as checkers of accessibility look for them.
  @Test(.enabled(if: HTMLPageTests.hasBrowser, "Chromium is not installed"), arguments: [false, true])
  func theWholePageCanBeReadAndReached(dark: Bool) throws {
    let values = try report(
      #"""
      const luminance = c => { const f = v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
        return .2126 * f(c[0]) + .7152 * f(c[1]) + .0722 * f(c[2]); };
      const colour = s => (/rgba?\(([^)]*)\)/.exec(s) || [0, "0,0,0,0"])[1].split(/[ ,]+/).map(Number);
      const seen = c => c.length < 4 || c[3] > 0;
      const ground = e => { for (let at = e; at; at = at.parentElement) { const c = colour(getComputedStyle(at).backgroundColor); if (seen(c)) return c; } return [255, 255, 255]; };
      let least = 99, where = "";
      for (const e of document.querySelectorAll("body *")) {
        if (e.closest("svg") || e.closest("script")) continue;
        if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && e.tagName !== "INPUT") continue;
        if (e.disabled || !e.getClientRects().length) continue;
        const [a, b] = [luminance(colour(getComputedStyle(e).color)), luminance(ground(e))];
        const r = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (r < least) { least = r; where = e.outerHTML.slice(0, 60); }
      }
      values.least = least.toFixed(2); values.where = where;
      const reachable = [...document.querySelectorAll("a[href],button:not(:disabled),select,input,summary,[tabindex='0']")]
        .filter(e => e.getClientRects().length && e.tabIndex >= 0);
      values.order = String(reachable.every((e, i) => i === 0 || reachable[i - 1].compareDocumentPosition(e) & 4));
      values.first = reachable[0].textContent;
      values.focus = String(reachable.every(e => { e.focus(); return document.activeElement === e; }));
      values.landmarks = ["header", "main", "aside"].map(n => document.querySelectorAll(n).length).join(" ");
      values.names = String([...document.querySelectorAll(".frame.shown .node")].every(e => e.getAttribute("role") === "button" && e.getAttribute("aria-label").trim()));
      values.scheme = getComputedStyle(document.body).backgroundColor;
      values.level = [...document.querySelectorAll("h1,h2,h3")].map(e => e.tagName).join(" ");
      values.small = String([...document.querySelectorAll("button,select,input[type=search]")].filter(e => e.getClientRects().length && !e.closest("aside") && e.getBoundingClientRect().height < 24).length);
      """#, dark: dark)
    #expect(Double(values["least"] ?? "") ?? 0 >= 4.5, "\(values["where"] ?? "")")
    #expect(values["order"] == "true" && values["focus"] == "true")
    #expect(values["first"] == "Skip to the graph")
    #expect(values["landmarks"] == "1 1 1")
    #expect(values["names"] == "true")
    #expect(values["level"]?.hasPrefix("H1 H2") == true)
    #expect(values["small"] == "0")
    #expect(values["scheme"] == (dark ? "rgb(15, 18, 22)" : "rgb(255, 255, 255)"))
  }

  @Test func thePageOfSample11IsUnder400Kilobytes() throws {
    for name in ["11-cells-observing", "11-cells-values"] {
      let page = try render(SampleRecordings.recording(name), name: name, formats: [.html])[0].text
      #expect(page.utf8.count < 400_000, "\(name)")
    }
  }

  @Test func theFigureOfSample04IsUnder20Kilobytes() throws {
    for theme in Theme.allCases {
      let request = FigureRequest(theme: theme)
      let figure = try render(SampleRecordings.recording("04-binding"), name: "04-binding", request: request)[0].text
      #expect(figure.utf8.count < 20_000, "\(theme): \(figure.utf8.count)")
    }
  }
}
