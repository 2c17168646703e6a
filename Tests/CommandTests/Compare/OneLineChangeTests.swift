import Foundation
import Testing

/// One line of a sample is changed, and the comparison says what that does.
@Suite(.serialized) struct OneLineChangeTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var what: String
    var sample: String
    /// Lines that are taken out on both sides first.
    var without: [String] = []
    /// Each text stands in the sample once; nothing in its place takes its whole line out.
    var replaced: [(String, String?)]
    /// What is printed, all of it that follows the table of bodies.
    var words: String

    var testDescription: String { what }
  }

  static let changes: [Change] = [
    Change(
      what: "a binding read added", sample: "04-binding",
      replaced: [("Button(\"Toggle\") {", "Button(isOn ? \"Toggle\" : \"Toggle\") {")],
      words: """
        in update 0, appear:
          `ExtractSubButton` depends on `isOn` (`_isOn`), and did not

        in update 1, tap “Toggle”:
          `ExtractSubButton` was preserved, is re-evaluated without effect: `_isOn changed`

        in update 2, tap “Toggle”:
          `ExtractSubButton` was preserved, is re-evaluated without effect: `_isOn changed`

        """),
    Change(
      what: "a read of the state added to its owner", sample: "04-binding",
      replaced: [("VStack {", "VStack(spacing: isOn ? 8 : 9) {")],
      words: """
        in update 0, appear:
          `SampleBindingDiffView` depends on `isOn` (`_isOn`), and did not

        in update 1, tap “Toggle”:
          `SampleBindingDiffView` was preserved, is re-evaluated: `_isOn changed`

        in update 2, tap “Toggle”:
          `SampleBindingDiffView` was preserved, is re-evaluated: `_isOn changed`

        """),
    Change(
      what: "an id removed", sample: "03-explicit-id", replaced: [(".id(UUID())", nil)],
      words: """
        in update 0, appear:
          `.id` “UUID#1” in `SampleDiffView` is only in the baseline

        in update 1, tap “Toggle”:
          `ExtractSubView` was recreated (`@self, @identity, _color changed`), is re-evaluated without effect: `@self changed`
          `ExtractSubView` no longer has the finding `state-loss`
          `Text` “Living room” in `ExtractSubView` was recreated, is preserved: inputs equal
          `.id` “UUID#2” in `SampleDiffView` no longer has the finding `unstable-id`

        """),
    Change(
      what: "an Equatable removed", sample: "11-cells-values", without: [".equatable()"],
      replaced: [("struct CellView: View, Equatable {", "struct CellView: View {")],
      words: """
        in update 1, tap “Like” 3:
          `CellView` rows 1–2 and 4–20 were preserved, are re-evaluated without effect: `@self changed`

        """),
    Change(
      what: "a row moved in the data", sample: "13-foreach-ids-stable",
      replaced: [
        ("Pet(id: 1, name: \"Milo\", breed: \"beagle\"),", nil),
        ("breed: \"pug\"),", "breed: \"pug\"), Pet(id: 1, name: \"Milo\", breed: \"beagle\"),"),
      ],
      words: """
        in update 0, appear:
          `PetRow` row 5 stands at place 5 among its siblings, stood at 1

        """),
    Change(
      what: "a row inserted elsewhere", sample: "13-foreach-ids-stable", replaced: [("at: 0)", "at: 2)")],
      words: """
        in update 1, tap “Insert”:
          `PetRow` row 3 stands at place 3 among its siblings, stood at 1

        """),
  ]

  /// The sample's text without some lines, and with some texts replaced.
  private func source(_ change: Change, isChanged: Bool) throws -> String {
    let path = "\(BuiltCommand.package)/samples/\(change.sample).swift"
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    func lineIndex(_ text: String) throws -> Int {
      let found = lines.indices.filter { lines[$0].contains(text) && !lines[$0].hasPrefix("//") }
      #expect(found.count == 1, "“\(text)” stands in \(change.sample) \(found.count) times")
      return try #require(found.first)
    }
    for text in change.without { lines.remove(at: try lineIndex(text)) }
    for (old, new) in isChanged ? change.replaced : [] {
      let index = try lineIndex(old)
      if let new {
        lines[index] = lines[index].replacingOccurrences(of: old, with: new)
      } else {
        lines.remove(at: index)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: changes) func oneLineIsToldAsBehaviour(change: Change) throws {
    try inTemporaryFolder { home in
      try FilePairs.write(
        ["before.swift": source(change, isChanged: false), "after.swift": source(change, isChanged: true)], to: home)
      let result = try BuiltCommand.run(["compare", "\(home)/before.swift", "\(home)/after.swift"], home: home)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("behaviour: different ("))
      let parts = result.output.components(separatedBy: "\n\n")
      #expect(parts.dropFirst(2).joined(separator: "\n\n") == change.words)
    }
  }

  @Test(arguments: ["svg", "dot"]) func aPaletteIsDrawingOnly(format: String) throws {
    try inTemporaryFolder { home in
      for (theme, file) in [("light", "old"), ("dark", "new")] {
        let words = ["render", "11-cells-values", "--theme", theme, "-o", "\(home)/\(file).\(format)"]
        #expect(try BuiltCommand.run(words, home: home).status == 0)
      }
      let words = ["compare", "\(home)/old.\(format)", "\(home)/new.\(format)", "--mode", "never"]
      let result = try BuiltCommand.run(words, home: home)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("changed: drawing\n  every node says the same, and "))
    }
  }

  /// The same source in another place, under another user's home, time zone and locale, and compiled anew.
  @Test func twoRunsMachinesAndCheckoutsGiveNoDifference() throws {
    try inTemporaryFolder { home in
      let names = ["03-explicit-id", "09-observable", "29-random-background"]
      for name in names {
        let text = try String(contentsOfFile: "\(BuiltCommand.package)/samples/\(name).swift", encoding: .utf8)
        try FilePairs.write(["a/\(name).swift": text, "other place/b/\(name).swift": text], to: home)
      }
      func render(_ folder: String, _ out: String, _ environment: [String: String]) throws {
        let sources = names.map { "\(home)/\(folder)/\($0).swift" }
        let words = ["render"] + sources + ["--format", "svg,dot,json", "-o", "\(home)/\(out)", "--no-cache"]
        #expect(try BuiltCommand.run(words, home: home, environment: environment).status == 0)
        for (source, name) in zip(sources, names) {
          let words = ["record", source, "--no-cache", "-o", "\(home)/\(out)/\(name).jsonl"]
          #expect(try BuiltCommand.run(words, home: home, environment: environment).status == 0)
        }
      }
      let other = [
        "HOME": "\(home)/h", "TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TMPDIR": home,
      ]
      try render("a", "out", [:])
      try render("other place/b", "out2", other)
      let result = try BuiltCommand.run(["compare", "\(home)/out", "\(home)/out2"], home: home)
      #expect(result.output == "12 compared: 12 same\n")
      #expect(result.status == 0)
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(home)/out") {
        #expect(FileManager.default.contentsEqual(atPath: "\(home)/out/\(name)", andPath: "\(home)/out2/\(name)"))
      }
    }
  }
}
