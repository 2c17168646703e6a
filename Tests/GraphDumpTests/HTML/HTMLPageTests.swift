import Foundation
import Recording
import Testing

@testable import GraphDump

@Suite(.serialized) struct HTMLPageTests {
  static let hasBrowser = Browser.found != nil

  private func page(_ recording: Recording, _ kind: FigureKind = .viewGraph, theme: Theme = .light) throws -> String {
    let request = FigureRequest(kind: kind, theme: theme)
    return try render(Fixtures.laidOut(recording), name: "page", request: request, formats: [.html])[0].text
  }

  private func report(_ script: String, _ page: String, dark: Bool = false) throws -> Browser.Report {
    let browser = try #require(Browser.found)
    let report = try browser.run(script, in: page, dark: dark)
    #expect(report.errors == [])
    #expect(report.requests == [])
    return report
  }

  @Test func aPageHoldsAllItNeeds() throws {
    let text = try page(Fixtures.stateInBody)
    #expect(!text.contains("http://www.w3.org/1999/xlink") && !text.contains("src=") && !text.contains("@import"))
    #expect(text.components(separatedBy: "<figure ").count - 1 == 3)
    #expect(try page(Fixtures.stateInBody) == text)
  }

  @Test func thePageOfTwentyCellsIsUnder400Kilobytes() throws {
    for observing in [true, false] {
      #expect(try page(Fixtures.cells(observing: observing)).utf8.count < 400_000)
    }
  }

  @Test func hostileWordsStayWords() throws {
    let text = try page(Fixtures.texts(Fixtures.hostile))
    #expect(!text.contains("<script>alert"))
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func everyKindOpensWithoutAnError() throws {
    for kind in FigureKind.allCases {
      let report = try report("values.shown = shown();", page(Fixtures.explicitID, kind))
      #expect(report.values["shown"]?.isEmpty == false, "\(kind)")
    }
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func keysAndButtonsStep() throws {
    let report = try report(
      """
      values.first = shown();
      key("ArrowRight"); values.right = shown();
      key("ArrowRight"); values.end = shown();
      document.getElementById("previous").click(); values.back = shown();
      values.status = document.getElementById("status").textContent;
      const beside = document.getElementById("beside"); beside.value = "2";
      beside.dispatchEvent(new Event("change", {bubbles: true})); values.two = shown();
      """, page(Fixtures.stateInBody))
    #expect(report.values["first"] == "Update 1 · tap \"Toggle\"")
    #expect(report.values["right"] == "Update 2 · tap \"Toggle\"")
    #expect(report.values["end"] == "Update 2 · tap \"Toggle\"")
    #expect(report.values["back"] == "Update 1 · tap \"Toggle\"")
    #expect(report.values["status"]?.hasPrefix("Update 1 · tap \"Toggle\": 2 ran") == true)
    #expect(report.values["two"] == "Update 1 · tap \"Toggle\"|Update 2 · tap \"Toggle\"")
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func aNodeLightsUpItsCausesAndEffects() throws {
    let report = try report(
      """
      const names = c => [...document.querySelectorAll(".frame.shown ." + c + ".node")].map(e => e.id.split("-").pop()).sort().join(" ");
      const node = id => document.querySelector('.frame.shown [id$="u1-' + id + '"]');
      node("n9").focus(); values.focused = names("lit");
      node("n9").dispatchEvent(new MouseEvent("click", {bubbles: true}));
      values.pressed = node("n9").getAttribute("aria-pressed"); values.pinned = names("pinned");
      key("Escape"); values.after = names("lit");
      document.querySelector("#log button").focus(); values.log = names("lit");
      """, page(Fixtures.explicitID))
    // The text's row began anew because the body above ran, which the state made run, which the tap wrote.
    #expect(report.values["focused"]?.contains("n1 ") == true)
    #expect(report.values["focused"]?.contains("s1") == true)
    #expect(report.values["pressed"] == "true")
    #expect(report.values["pinned"] == "n9")
    #expect(report.values["after"] == "")
    #expect(report.values["log"]?.contains("s1") == true)
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func searchAndFiltersFadeTheRest() throws {
    let report = try report(
      """
      const on = () => [...document.querySelectorAll(".frame.shown .node:not(.off)")].map(e => e.id.split("-").pop()).join(" ");
      const search = document.getElementById("search"); search.value = "stable";
      search.dispatchEvent(new Event("input")); values.found = on();
      values.status = document.getElementById("status").textContent;
      key("Enter", search); values.focus = document.activeElement.id.split("-").pop();
      key("Escape"); values.all = String(document.querySelectorAll(".off").length);
      const ran = [...document.querySelectorAll("#filters input")].filter(e => e.value !== "recreated");
      // What has no outcome, as the step, is not filtered.
      ran.forEach(e => e.click()); values.recreated = on();
      """, page(Fixtures.forEachIdentity))
    #expect(report.values["found"]?.split(separator: " ").count == 9)
    #expect(report.values["status"] == "9 matches")
    #expect(report.values["focus"]?.hasPrefix("n") == true)
    #expect(report.values["all"] == "0")
    #expect(report.values["recreated"]?.split(separator: " ").count == 7)
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func everythingHasANameARoleAndAPlaceInTheOrder() throws
  {
    let report = try report(
      """
      const name = e => e.getAttribute("aria-label") || (e.labels && e.labels.length && e.labels[0].textContent.trim())
        || (e.getAttribute("aria-labelledby") || "").split(" ").map(i => document.getElementById(i)?.textContent || "").join(" ").trim()
        || e.textContent.trim();
      const all = [...document.querySelectorAll("button,select,input,a,summary,figure,aside,main svg[role],.node,[role=toolbar]")];
      values.nameless = all.filter(e => !name(e)).map(e => e.outerHTML.slice(0, 80)).join("|");
      values.roles = [...document.querySelectorAll(".node")].every(e => e.getAttribute("role") === "button") ? "ok" : "no";
      values.one = [...document.querySelectorAll(".frame.shown svg")].map(s => s.querySelectorAll('.node[tabindex="0"]').length).join(" ");
      values.positive = String(document.querySelectorAll('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').length);
      values.lang = document.documentElement.lang; values.h1 = String(document.querySelectorAll("h1").length);
      const ids = [...document.querySelectorAll("[id]")].map(e => e.id); values.ids = String(ids.length - new Set(ids).size);
      document.querySelector('.frame.shown .node').focus(); key("ArrowDown");
      values.moved = document.activeElement === document.querySelectorAll('.frame.shown .node')[1] ? "ok" : "no";
      """, page(Fixtures.everyOutcome))
    #expect(report.values["nameless"] == "")
    #expect(report.values["roles"] == "ok")
    #expect(report.values["one"] == "1")
    #expect(report.values["positive"] == "0")
    #expect(report.values["lang"] == "en" && report.values["h1"] == "1")
    #expect(report.values["ids"] == "0")
    #expect(report.values["moved"] == "ok")
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func aDarkReaderGetsADarkPage() throws {
    let script = """
      const colours = () => getComputedStyle(document.body).backgroundColor + " "
        + getComputedStyle(document.querySelector(".frame.shown .s")).stroke;
      values.first = colours();
      const theme = document.getElementById("theme"); theme.value = "light";
      theme.dispatchEvent(new Event("change", {bubbles: true})); values.light = colours();
      theme.value = "dark"; theme.dispatchEvent(new Event("change", {bubbles: true})); values.dark = colours();
      """
    let text = try page(Fixtures.stateInBody)
    let dark = try report(script, text, dark: true)
    let light = try report(script, text)
    #expect(dark.values["first"] == dark.values["dark"])
    #expect(light.values["first"] == light.values["light"])
    #expect(dark.values["dark"]?.hasPrefix("rgb(15, 18, 22)") == true)
    #expect(light.values["light"]?.hasPrefix("rgb(255, 255, 255)") == true)
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func zoomIsOneForAllFrames() throws {
    let report = try report(
      """
      const boxes = () => new Set([...document.querySelectorAll(".frame svg")].map(s => s.getAttribute("viewBox"))).size;
      const svg = document.querySelector(".frame.shown svg");
      const before = svg.getAttribute("viewBox"); key("+");
      values.changed = String(svg.getAttribute("viewBox") !== before); values.same = String(boxes());
      key("0"); values.fit = String(svg.getAttribute("viewBox").split(" ").map(Number).join(" ") === before.split(" ").map(Number).join(" "));
      """, page(Fixtures.stateInBody))
    #expect(report.values == ["changed": "true", "same": "1", "fit": "true"])
  }
}
