import Foundation
import Testing

@testable import Command

@Suite(.serialized) struct SampleTests {
  static let names = [
    "01-state-in-body", "02-extracted-subview", "03-explicit-id", "04-binding", "05-observed-object",
    "06-published-many",
    "07-foreach-identity", "08-plain-input", "08-1-equatable", "08-2-equatable-closure", "09-observable", "10-phases",
    "11-cells-observing", "11-cells-values", "22-list-counts-constant", "22-list-counts-if",
    "22-list-counts-any-view", "22-list-counts-filter-in-body", "22-list-counts-filter-in-model", "23-sections",
    "24-table", "24-table-row-identity", "28-lazy-rows",
  ]

  @Test(arguments: names) func changesPrintsTheLinesOfEachSample(name: String) throws {
    try inTemporaryFolder { (home: String) throws in
      let result = try BuiltCommand.run(["changes", "\(BuiltCommand.package)/samples/\(name).swift"], home: home)
      #expect(result.errors == "")
      #expect(result.status == 0)
      #expect(try result.output == BuiltCommand.expected(name))
    }
  }

  @Test(arguments: ["property", "dependencies"]) func eachDialectHasItsWords(dialect: String) throws {
    try inTemporaryFolder { (home: String) throws in
      let result = try BuiltCommand.run(["changes", "09-observable", "--dialect", dialect], home: home)
      #expect(try result.output == BuiltCommand.expected("09-observable.\(dialect)"))
    }
  }

  @Test func renderingTwiceGivesTheSameBytes() throws {
    try inTemporaryFolder { (home: String) throws in
      for folder in ["one", "two"] {
        let words = ["render", "03-explicit-id", "--no-cache", "--format", "svg,dot", "-o", "\(home)/\(folder)"]
        #expect(try BuiltCommand.run(words, home: home, in: folder == "one" ? "/" : home).status == 0)
      }
      for name in ["03-explicit-id-view-graph.svg", "03-explicit-id-view-graph.dot"] {
        let one = try String(contentsOfFile: "\(home)/one/\(name)", encoding: .utf8)
        #expect(try one == String(contentsOfFile: "\(home)/two/\(name)", encoding: .utf8))
      }
    }
  }

  @Test func samplesAreListed() throws {
    try inTemporaryFolder { (home: String) throws in
      let result = try BuiltCommand.run(["samples"], home: home)
      #expect(result.output.split(separator: "\n").count == Self.names.count)
    }
  }
}
