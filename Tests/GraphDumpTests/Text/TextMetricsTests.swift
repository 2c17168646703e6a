import GraphDump
import Testing

@Suite struct TextMetricsTests {
  @Test func asciiIsAsWideAsHelveticaAndALittleMore() {
    // H 722 + e 556 + l 222 + l 222 + o 556 = 2278 thousandths, and 4 %.
    #expect(abs(TextMetrics.width(of: "Hello", size: 10) - 23.69) < 0.01)
    // 722 + 556 + 278 + 278 + 611 = 2445
    #expect(abs(TextMetrics.width(of: "Hello", size: 10, isBold: true) - 25.43) < 0.01)
  }

  @Test func nothingHasNoWidth() { #expect(TextMetrics.width(of: "", size: 10) == 0) }

  @Test(arguments: ["한", "日", "ア", "Ｆ", "。"]) func wideCharactersAreASquare(text: String) {
    #expect(abs(TextMetrics.width(of: text, size: 10) - 10.6) < 0.02)
  }

  @Test func combiningMarksAddNothing() {
    #expect(TextMetrics.width(of: "x\u{302}\u{323}", size: 10) < TextMetrics.width(of: "xx", size: 10))
    #expect(TextMetrics.width(of: "\u{200B}\u{200D}", size: 10) == 0)
  }

  @Test func anEmojiSequenceHasRoomForItsParts() {
    let one = TextMetrics.width(of: "👩", size: 10)
    #expect(one > 10)
    #expect(TextMetrics.width(of: "👩‍👩‍👧", size: 10) > one * 2.9)
  }

  @Test func arabicAndHebrewHaveWidth() {
    #expect(TextMetrics.width(of: "مرحبا", size: 10) > 20)
    #expect(TextMetrics.width(of: "שלום", size: 10) > 20)
  }
}
