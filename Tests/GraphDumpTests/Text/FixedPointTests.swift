import Testing

@testable import GraphDump

@Suite struct FixedPointTests {
  @Test(arguments: [
    (0.0, "0"), (-0.04, "0"), (1.0, "1"), (1.25, "1.3"), (-1.5, "-1.5"), (12.04, "12"), (1e6, "1000000"),
    (Double.nan, "0"), (Double.infinity, "0"),
  ])
  func numbersAreWrittenInOneWay(value: Double, text: String) { #expect(FixedPoint.text(value) == text) }

  @Test func placesAreKeptWhereTheyMatter() {
    #expect(FixedPoint.text(1.0001, digits: 4) == "1.0001")
    #expect(FixedPoint.text(0.05, digits: 2) == "0.05")
  }
}
