import Foundation
import GraphDump
import Testing

@Suite struct ReportTests {
  static let files = [
    ComparedFile(name: "a.svg", status: .same),
    ComparedFile(name: "b.svg", status: .changed, level: .behaviour, sentences: ["`A` was <kept>, is ran"]),
    ComparedFile(name: "c.svg", status: .obsolete),
    ComparedFile(name: "d.svg", status: .unreadable, sentences: ["cut off"]),
  ]

  @Test func junitCountsFailuresErrorsAndSkipped() {
    #expect(
      JUnitReport(Self.files).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="graphdump" package="graphdump" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="4" failures="1" errors="1" skipped="1" time="0">
            <properties/>
            <testcase name="a.svg" classname="graphdump.compare" time="0"/>
            <testcase name="b.svg" classname="graphdump.compare" time="0">
              <failure message="`A` was &lt;kept&gt;, is ran" type="behaviour">`A` was &lt;kept&gt;, is ran</failure>
            </testcase>
            <testcase name="c.svg" classname="graphdump.compare" time="0">
              <skipped/>
            </testcase>
            <testcase name="d.svg" classname="graphdump.compare" time="0">
              <error message="cut off" type="unreadable">cut off</error>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func anObsoleteFileFailsAStrictRun() {
    #expect(JUnitReport(Self.files, isStrict: true).text.contains(#"failures="2" errors="1" skipped="0""#))
  }

  @Test func thePageHoldsEverythingInItself() {
    var entry = ReportEntry(Self.files[1])
    entry.baseline = Data("<svg></svg>".utf8)
    entry.candidate = Data("<svg> </svg>".utf8)
    let html = HTMLReport([ReportEntry(Self.files[0]), entry]).text
    #expect(html.contains("<h1>1 to look at, 1 the same</h1>"))
    #expect(html.contains("data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="))
    #expect(html.contains("<code>A</code> was &lt;kept&gt;, is ran"))
    #expect(!html.contains("http"))
    for mode in ["side", "slider", "overlay", "blink", "difference"] { #expect(html.contains("data-set=\"\(mode)\"")) }
  }
}
