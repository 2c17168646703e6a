import Foundation
import GraphDump
import Testing

/// The report's page in a real browser.
@Suite(.serialized) struct ReportPageTests {
  private static let hasBrowser = Browser.found != nil

  /// Two images of one size, two figures, and a file that can't be read.
  private static let page: String = {
    let (old, new) = ImagePairs.pair(6)
    var pixels = ReportEntry(
      ComparedFile(name: "a.png", status: .changed, level: .pixels, sentences: ["9 pixels differ"]))
    (pixels.baseline, pixels.candidate) = (old.png, new.png)
    pixels.drawDifference(PixelOptions(threshold: 0))
    let sentences = (1...20).map { "in update \($0): `A` was preserved, is re-evaluated" }
    var figure = ReportEntry(
      ComparedFile(name: "b.svg", status: .changed, level: .behaviour, sentences: sentences))
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40"/></svg>"#
    (figure.baseline, figure.candidate) = (Data(svg.utf8), Data(svg.utf8))
    let bad = ReportEntry(ComparedFile(name: "c.svg", status: .unreadable, sentences: ["cut off"]))
    return HTMLReport([pixels, figure, bad, ReportEntry(ComparedFile(name: "d.svg", status: .same))]).text
  }()

  private func values(_ script: String, dark: Bool = false) throws -> [String: String] {
    let report = try #require(Browser.found).run(script, in: Self.page, dark: dark)
    #expect(report.errors == [])
    #expect(report.requests.filter { !$0.hasPrefix("data:") } == [])
    return report.values
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func theWorstComesFirstAndEverythingIsListed() throws {
    let values = try values(
      """
      values.sections = [...document.querySelectorAll("h2")].map(e => e.textContent).join("|");
      values.links = [...document.querySelectorAll("nav a")].map(e => document.querySelector(e.getAttribute("href")).id).join();
      values.pictures = [...document.images].map(e => e.alt).join();
      values.shown = String(document.querySelectorAll("#f1>ul>li").length);
      values.more = document.querySelector("#f1 summary").textContent;
      values.code = document.querySelector("#f1 li code").textContent;
      """)
    #expect(values["sections"] == "unreadable c.svg|behaviour b.svg|pixels a.png")
    #expect(values["links"] == "f0,f1,f2")
    #expect(values["pictures"] == "baseline,candidate,baseline,candidate,difference")
    #expect(values["shown"] == "8")
    #expect(values["more"] == "12 more")
    #expect(values["code"] == "A")
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func keysGoThroughFilesAndModes() throws {
    let values = try values(
      """
      key("j"); values.first = document.activeElement.id;
      key("j"); values.second = document.activeElement.id;
      const s = document.activeElement;
      const look = () => { const c = s.querySelector(".candidate"), y = getComputedStyle(c);
        return [s.dataset.mode, y.clipPath, y.opacity, y.animationName, y.mixBlendMode].join(); };
      values.side = look();
      for (const [k, name] of [["2", "slider"], ["3", "overlay"], ["4", "blink"], ["5", "difference"], ["1", "again"]]) {
        key(k); values[name] = look();
      }
      key("2"); key("ArrowLeft"); key("ArrowLeft"); values.moved = s.querySelector("input").value + look();
      values.pressed = [...s.querySelectorAll("[aria-pressed=true]")].map(e => e.textContent).join();
      key("k"); values.back = document.activeElement.id;
      """)
    #expect(values["first"] == "f0")
    #expect(values["second"] == "f1")
    #expect(values["side"] == "side,none,1,none,normal")
    #expect(values["slider"] == "slider,inset(0px 0px 0px 50%),1,none,normal")
    #expect(values["overlay"] == "overlay,none,0.5,none,normal")
    #expect(values["blink"] == "blink,none,1,blink,normal")
    #expect(values["difference"] == "difference,none,1,none,difference")
    #expect(values["again"] == "side,none,1,none,normal")
    #expect(values["moved"] == "46slider,inset(0px 0px 0px 46%),1,none,normal")
    #expect(values["pressed"] == "slider")
    #expect(values["back"] == "f0")
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed")) func buttonsAndTheHandleDoTheSame() throws {
    let values = try values(
      """
      const s = document.querySelector("#f2"), place = e => { const r = e.getBoundingClientRect(); return r.left + "," + r.top; };
      const [old, now, drawn] = ["baseline", "candidate", "difference"].map(n => s.querySelector("figure." + n));
      values.apart = String(place(old) != place(now));
      s.querySelector("[data-set=slider]").click();
      values.over = String(place(old) == place(now));
      const handle = s.querySelector("input"); handle.value = 20; handle.oninput();
      values.cut = getComputedStyle(now).clipPath;
      values.hidden = getComputedStyle(drawn).display;
      s.querySelector("[data-set=difference]").click();
      values.drawn = getComputedStyle(drawn).display;
      """)
    #expect(values["apart"] == "true")
    #expect(values["over"] == "true")
    #expect(values["cut"] == "inset(0px 0px 0px 20%)")
    #expect(values["hidden"] == "none")
    #expect(values["drawn"] == "block")
  }

  @Test(.enabled(if: hasBrowser, "Chromium is not installed"), arguments: [false, true])
  func itIsReadableInLightAndDark(dark: Bool) throws {
    // The contrast of each text with the page, as WCAG 2 defines it.
    let values = try values(
      """
      const light = c => { const [r, g, b] = c.match(/[0-9.]+/g).map(v => { v /= 255;
        return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
      const back = light(getComputedStyle(document.body).backgroundColor);
      const texts = document.querySelectorAll("h1,h2,p,li,a,.badge,figcaption,summary,button:not([aria-pressed=true])");
      values.least = String(Math.min(...[...texts].map(e => { const l = light(getComputedStyle(e).color);
        return (Math.max(l, back) + .05) / (Math.min(l, back) + .05); })));
      values.dark = String(back < .2);
      """, dark: dark)
    #expect(values["dark"] == "\(dark)")
    #expect(try #require(values["least"].flatMap(Double.init)) >= 4.5)
  }
}
