import Testing

@testable import GraphDump

@Suite struct RoundedNumbersTests {
  @Test(arguments: [
    ("107.39999999999999", "107.4"), ("0.1", "0.1"), ("-0.30000000000000004", "-0.3"), ("3", "3"), ("2.0005", "2.001"),
    ("Size(width: 107.39999999999999, height: 2.5)", "Size(width: 107.4, height: 2.5)"),
    ("[0.33333333, 0.66666666]", "[0.333, 0.667]"),
  ])
  func numbersHaveFewDecimals(text: String, short: String) { #expect(RoundedNumbers.text(text) == short) }

  @Test(arguments: [
    "\"3.14159265\"", "Text(\"0.123456\", 1)", "1.2.345678", "v0.123456", "x1.234567", "0.000012", "1.5e-10",
    "12345678901234.56789", "\"a \\\" 0.123456\"",
  ])
  func whatIsNoSuchNumberStaysAsItIs(text: String) { #expect(RoundedNumbers.text(text) == text) }

  @Test func twoThatDifferAreNotShownAsEqual() {
    #expect(RoundedNumbers.pair("107.39999999999999", "107.49999999999999") == ("107.4", "107.5"))
    #expect(RoundedNumbers.pair("0.12345678", "0.12341234") == ("0.123457", "0.123412"))
    #expect(RoundedNumbers.pair("0.12345678", "0.12345679") == ("0.12345678", "0.12345679"))
    var shortener = Shortener()
    #expect(shortener.shorten("0.3333333", to: 24, rounding: true) == "0.333")
    #expect(shortener.shorten("0.3333339", to: 24, rounding: true) == "0.333334")
  }
}
