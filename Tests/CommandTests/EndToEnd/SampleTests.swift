import Foundation
import Testing

@testable import Command

@Suite(.serialized) struct SampleTests {
  static let names = [
    "01-state-in-body", "02-extracted-subview", "03-explicit-id", "04-binding", "05-observed-object",
    "06-published-many",
    "07-foreach-identity", "08-plain-input", "08-1-equatable", "08-2-equatable-closure", "09-observable", "10-phases",
    "11-cells-observing", "11-cells-values", "12-same-or-different", "13-foreach-ids-computed",
    "13-foreach-ids-duplicate", "13-foreach-ids-index", "13-foreach-ids-stable", "14-branches", "15-any-view",
    "16-lifetime", "17-dependency-graph", "18-conditional-modifier", "18-conditional-modifier-inert", "19-input-matrix",
    "20-narrow-inputs", "21-slow-updates", "25-show-secret", "26-changed-or-replaced", "27-foreach-edit",
    "27-foreach-edit-texts", "29-random-background",
    "22-list-counts-constant", "22-list-counts-if",
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

  @Test(arguments: ["26-changed-or-replaced", "27-foreach-edit", "27-foreach-edit-texts"])
  func theDisplayListIsPrintedBelowTheBodies(name: String) throws {
    try inTemporaryFolder { (home: String) throws in
      let result = try BuiltCommand.run(["changes", name, "--display-list"], home: home)
      #expect(result.errors == "")
      #expect(try result.output == BuiltCommand.expected("\(name).display-list"))
    }
  }

  /// Sample 15: how many views an erased view is is not known before it is made.
  @Test func theFigureShowsTheErasedNodeAndItsUnknownViews() throws {
    try inTemporaryFolder { (home: String) throws in
      let result = try BuiltCommand.run(["render", "15-any-view", "--format", "dot", "-o", "-"], home: home)
      #expect(result.status == 0)
      #expect(result.output.contains("AnyView") && result.output.contains("views unknown"))
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
