import Testing

@testable import GraphDump

@Suite struct ShortenerTests {
  @Test func shortTextStays() {
    var shortener = Shortener()
    #expect(shortener.shorten("isOn", to: 10) == "isOn")
  }

  @Test func longTextLosesItsMiddle() {
    var shortener = Shortener()
    #expect(shortener.shorten("abcdefghijklmnopqrstuvwxyz", to: 11) == "abcde…vwxyz")
  }

  @Test func theSameTextIsShortenedTheSameWay() {
    var shortener = Shortener()
    let text = String(repeating: "abc", count: 30)
    #expect(shortener.shorten(text, to: 10) == shortener.shorten(text, to: 10))
  }

  @Test func textsThatDifferInTheMiddleLookDifferent() {
    var shortener = Shortener()
    let head = String(repeating: "a", count: 40)
    let tail = String(repeating: "z", count: 40)
    let shown = (0..<50).map { shortener.shorten("\(head)\($0)\(tail)", to: 16) }
    #expect(Set(shown).count == 50)
    #expect(shown.allSatisfy { $0.count <= 21 })
  }

  @Test func aTextThatLooksLikeAnothersShortFormLooksDifferent() {
    var shortener = Shortener()
    let first = shortener.shorten("abcdefghijklmnopqrstuvwxyz", to: 11)
    #expect(shortener.shorten(first, to: 40) != first)
  }

  @Test func anEmptyTextAndOneOfAMegabyteWork() {
    var shortener = Shortener()
    #expect(shortener.shorten("", to: 10) == "")
    #expect(shortener.shorten(String(repeating: "x", count: 1_000_000), to: 10).count == 10)
  }
}
