import Foundation
import Testing

@testable import Command

@Suite struct GeneratedTextTests {
  @Test(.enabled(if: Shell.groff.isThere, "groff is not installed")) func theManualPageHasNoWarnings() throws {
    let result = try Shell.groff.run(["-man", "-ww", "-Tutf8", "-z"], input: ManualPage.text)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(.enabled(if: Shell.mandoc.isThere, "mandoc is not installed")) func theManualPageIsMandocsToo() throws {
    let result = try Shell.mandoc.run(["-T", "lint", "-W", "warning"], input: ManualPage.text)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  /// A line of help that goes on in the next one is one paragraph of the page.
  @Test func paragraphsOfTheManualPageAreWhole() {
    let lines = ManualPage.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line == ".PP" {
      #expect(lines[index + 1].first?.isUppercase == true, "\(lines[index + 1])")
    }
  }

  @Test func theManualPageNamesEveryVerb() {
    for verb in Verb.allCases { #expect(ManualPage.text.contains(".SS \(verb.rawValue)\n")) }
  }

  @Test func aDependencyFileIsInMakesLanguage() {
    let file = DependencyFile()
    file.add(outputs: ["out/b.svg", "out/a b.svg"], input: "nowhere/b.swift")
    file.add(outputs: [], input: "nowhere/c.swift")
    #expect(file.text == "out/a\\ b.svg out/b.svg: nowhere/b.swift\n")
  }
}
