import Foundation
import GraphDump
import Testing

@testable import Command

/// What `lint` and `explain` say of the samples.
@Suite(.serialized) struct SampleFindingTests {
  /// The samples that show good practice.
  static let good = [
    "01-state-in-body", "02-extracted-subview", "04-binding", "08-plain-input", "08-1-equatable",
    "08-2-equatable-closure", "09-observable", "11-cells-values", "12-same-or-different", "13-foreach-ids-stable",
    "17-dependency-graph", "18-conditional-modifier-inert", "25-show-secret", "26-changed-or-replaced",
    "22-list-counts-constant", "22-list-counts-filter-in-model", "23-sections", "24-table", "24-table-row-identity",
    "27-foreach-edit", "27-foreach-edit-texts", "29-random-background",
  ]

  /// The samples that show what to avoid, and the rules that say so.
  static let bad: [(name: String, rules: Set<String>)] = [
    ("03-explicit-id", ["unstable-id", "state-loss"]),
    ("05-observed-object", ["broad-observed-object"]),
    ("06-published-many", ["broad-observed-object"]),
    ("07-foreach-identity", ["unstable-id", "state-loss"]),
    ("13-foreach-ids-computed", ["unstable-id", "state-loss"]),
    ("13-foreach-ids-duplicate", ["duplicate-id"]),
    ("13-foreach-ids-index", ["index-id"]),
    ("14-branches", ["state-loss"]),
    ("15-any-view", ["any-view", "state-loss"]),
    ("16-lifetime", ["state-loss"]),
    ("18-conditional-modifier", ["conditional-modifier", "state-loss"]),
    ("19-input-matrix", ["fresh-reference-input", "unowned-observed-object"]),
    ("20-narrow-inputs", ["broad-input"]),
    ("21-slow-updates", ["broad-observed-object"]),
    ("22-list-counts-any-view", ["any-view", "non-constant-row-count"]),
    ("22-list-counts-filter-in-body", ["rebuilt-collection"]),
    ("22-list-counts-if", ["non-constant-row-count"]),
    ("28-lazy-rows", ["non-constant-row-count"]),
  ]

  private func run(_ words: [String], check: (BuiltCommand.Result) throws -> Void) throws {
    try inTemporaryFolder { (home: String) throws in try check(try BuiltCommand.run(words, home: home)) }
  }

  private func rules(_ output: String) -> Set<String> {
    Set(
      output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      })
  }

  @Test(arguments: good) func lintIsSilentOnGoodPractice(name: String) throws {
    try run(["lint", name]) {
      #expect($0.output == "")
      #expect($0.status == 0)
    }
  }

  @Test(arguments: bad) func lintNamesWhatASampleShows(name: String, expected: Set<String>) throws {
    try run(["lint", name]) {
      #expect(rules($0.output) == expected)
      #expect($0.status == 1)
    }
  }

  @Test func timesAreToldOnlyWhereTheyAreAskedFor() throws {
    try run(["lint", "21-slow-updates", "--timings"]) {
      #expect(rules($0.output).isSuperset(of: ["slow-init", "slow-body"]))
      #expect($0.output.contains("`EagerDogList`: to make “kennel” took "))
      #expect($0.output.contains("`PriceList`: its body took "))
    }
    try run(["record", "21-slow-updates"]) { #expect(!$0.output.contains("timings") && !$0.output.contains("slow-")) }
    try run(["record", "21-slow-updates", "--timings"]) { #expect($0.output.contains("\"timings\"")) }
  }

  @Test(arguments: [
    (
      "12-same-or-different", "SingleIcon",
      "`SingleIcon` ran: `@self changed`.",
      "because `SameOrDifferentView` ran and made it again, and `isGood` was false and is true"
    ),
    (
      "14-branches", "AdoptionDirectory",
      "`AdoptionDirectory` was recreated: another identity began in its place; the state `favourites` is lost.",
      "because the condition above it took its true branch"
    ),
    (
      "16-lifetime", "DayView", "`DayView` ran: `_title changed`.",
      "because tap “Rename the day” changed `title` from \"Day\" to \"Holiday\""
    ),
    (
      "17-dependency-graph", "DogBadge", "`DogBadge` ran: `\\Dog.name changed`.",
      "because tap “Rename the dog” changed `Dog.name` from \"Milo\" to \"Luna\""
    ),
    (
      "17-dependency-graph", "TreatView", "update 1, tap “Rename the dog”:",
      "`TreatView` did not run: it was made again, and all it was given is equal."
    ),
    (
      "19-input-matrix", "StateClassDefaultChild",
      "`StateClassDefaultChild` ran, for an output equal to the one before: `@self changed`.",
      "because `InputMatrixView` ran and made it again, and `_helper` is another object"
    ),
    (
      "19-input-matrix", "StaticReadChild", "update 1, tap “Count”:",
      "`StaticReadChild` did not run: it stores nothing that could differ."
    ),
    (
      "20-narrow-inputs", "DogView", "`DogView` ran: `_isPlayTime changed`.", "because tap “Play”"
    ),
    (
      "21-slow-updates", "DogsInTime", "update 3, wait 1s:", "`DogsInTime` ran: `_kennel changed`."
    ),
  ]) func explainTellsTheChain(name: String, view: String, first: String, second: String) throws {
    try run(["explain", name, view]) { result in
      #expect(result.status == 0)
      let place = result.output.range(of: first)
      #expect(place != nil, "\(result.output)")
      if let place { #expect(result.output[place.upperBound...].contains(second), "\(result.output)") }
    }
  }
}
