import Testing

@testable import GraphDump

@Suite struct BidirectionalTests {
  @Test func textFromRightToLeftIsIsolated() {
    #expect(Bidirectional.isolated("שלום") == "\u{2068}שלום\u{2069}")
    #expect(Bidirectional.isolated("on") == "on")
  }

  @Test func isolatesHaveNoWidth() { #expect(TextMetrics.width(of: "\u{2068}\u{2069}", size: 10) == 0) }
}
