import Foundation
import Testing

@Suite(.serialized) struct CompareCommandTests {
  private static let samples = "\(BuiltCommand.package)/samples"

  private func svg(_ look: String, colour: String = "#fff") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"g-x\"><style>.s{fill:\(colour)}</style>\n"
      + "<g id=\"g-x-u1-n1\" class=\"node composed f-\(look) b-kept-\(look)\">"
      + "<text class=\"t-strong m\" x=\"0\" y=\"0\">A</text></g>\n</svg>\n"
  }

  private func write(_ files: [String: String], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
  }

  private func compare(_ home: String, _ words: [String] = [], ci: Bool = false) throws -> BuiltCommand.Result {
    let mode = words.contains("--mode") || words.contains("--accept") ? [] : ["--mode", ci ? "never" : "missing"]
    return try BuiltCommand.run(["compare", "\(home)/old", "\(home)/new"] + mode + words, home: home)
  }

  @Test func twoSourcesAreComparedInWordsTableAndFigure() throws {
    try inTemporaryFolder { home in
      let words = [
        "compare", "\(Self.samples)/11-cells-observing.swift", "\(Self.samples)/11-cells-values.swift", "-o",
        "\(home)/figure.svg",
      ]
      let result = try BuiltCommand.run(words, home: home)
      #expect(result.status == 1)
      #expect(result.output.contains("update 1, tap “Like” 3: 21 bodies → 2\n"))
      #expect(result.output.contains("1       tap “Like” 3        21          2  −19\n"))
      #expect(
        result.output.contains(
          "  `CellView` rows 1–2 and 4–20 were re-evaluated without effect (`_viewModel changed`), are preserved: == true\n"
        ))
      #expect(try String(contentsOfFile: "\(home)/figure.svg", encoding: .utf8).contains("21 bodies → 2"))
    }
  }

  @Test func aSourceIsTheSameAsItself() throws {
    try inTemporaryFolder { home in
      let path = "\(Self.samples)/01-state-in-body.swift"
      let result = try BuiltCommand.run(["compare", path, path], home: home)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("behaviour: same\n"))
    }
  }

  @Test func changedMissingObsoleteAndUnreadableFilesAreTold() throws {
    try inTemporaryFolder { home in
      try write(
        [
          "same.svg": svg("ran"), "behaviour.svg": svg("ran"), "drawing.svg": svg("ran"), "gone.svg": svg("ran"),
          "cut.svg": svg("ran"),
        ],
        to: "\(home)/old")
      try write(
        [
          "same.svg": svg("ran"), "behaviour.svg": svg("skipped"), "drawing.svg": svg("ran", colour: "#eee"),
          "fresh.svg": svg("ran"), "cut.svg": "<svg",
        ], to: "\(home)/new")
      let result = try compare(home, ci: true)
      #expect(result.status == 2)
      #expect(
        result.output == """
          changed    behaviour.svg: behaviour
            in update 1: `A` was kept, ran, is kept, skipped
          unreadable cut.svg
            the candidate can't be read: its <svg> element is not closed: the file is cut off
          changed    drawing.svg: drawing
            every node says the same, and 1 line differs, first line 1
          missing    fresh.svg
          obsolete   gone.svg
          6 compared: 1 same, 2 changed, 1 missing, 1 obsolete, 1 unreadable

          """)
      #expect(!FileManager.default.fileExists(atPath: "\(home)/old/fresh.svg"))
    }
  }

  @Test func aNewBaselineFailsTheRunThatWroteItAndHoldsInTheNext() throws {
    try inTemporaryFolder { home in
      try write(["a.svg": svg("ran")], to: "\(home)/new")
      let first = try compare(home)
      #expect(first.status == 1)
      #expect(first.output.contains("new        a.svg (baseline written)\n"))
      #expect(try compare(home).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home).filter { $0.hasPrefix(".graphdump") } == [])
    }
  }

  @Test func theModeSaysWhatIsWritten() throws {
    try inTemporaryFolder { home in
      try write(["a.svg": svg("ran")], to: "\(home)/old")
      try write(["a.svg": svg("skipped"), "b.svg": svg("ran")], to: "\(home)/new")
      #expect(try compare(home, ["--mode", "never"]).status == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/old") == ["a.svg"])
      #expect(try compare(home, ["--mode", "failed"]).status == 1)
      #expect(try compare(home, ["--mode", "failed"]).status == 0)
      #expect(try compare(home, ["--mode", "all"]).status == 1)
    }
  }

  @Test func anAcceptedCandidatePasses() throws {
    try inTemporaryFolder { home in
      try write(["a.svg": svg("ran"), "gone.svg": svg("ran")], to: "\(home)/old")
      try write(["a.svg": svg("skipped"), "b.svg": svg("ran")], to: "\(home)/new")
      #expect(try compare(home, ["--accept"]).status == 0)
      #expect(try compare(home).status == 0)
      #expect(try compare(home, ["--strict"]).status == 1)
      #expect(try compare(home, ["--strict", "--accept"]).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/old").sorted() == ["a.svg", "b.svg"])
    }
  }

  @Test func whatAKilledRunLeftIsRemovedAndALiveOneIsNot() throws {
    try inTemporaryFolder { home in
      try write(["a.svg": svg("ran")], to: "\(home)/new")
      let (dead, live) = ("\(home)/.graphdump-99999999-x", "\(home)/.graphdump-\(getpid())-x")
      for folder in [dead, live] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let old = Date(timeIntervalSinceNow: -3600)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder)
      }
      #expect(try compare(home).status == 1)
      #expect(!FileManager.default.fileExists(atPath: dead))
      #expect(FileManager.default.fileExists(atPath: live))
    }
  }

  @Test func aReadThatWasAddedIsBehaviour() throws {
    try inTemporaryFolder { home in
      let before = try String(contentsOfFile: "\(Self.samples)/04-binding.swift", encoding: .utf8)
      let after = before.replacingOccurrences(
        of: "Button(\"Toggle\") {", with: "Button(isOn ? \"Toggle\" : \"Toggle\") {")
      try write(["before.swift": before, "after.swift": after], to: home)
      let result = try BuiltCommand.run(["compare", "\(home)/before.swift", "\(home)/after.swift"], home: home)
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "  `ExtractSubButton` was preserved, is re-evaluated without effect: `_isOn changed`\n"))
    }
  }

  @Test func shardsShareTheFiles() throws {
    try inTemporaryFolder { home in
      let files = Dictionary(uniqueKeysWithValues: (0..<5).map { ("\($0).svg", svg("ran")) })
      try write(files, to: "\(home)/old")
      try write(files, to: "\(home)/new")
      #expect(try compare(home, ["--shard", "1/2"]).output == "3 compared: 3 same\n")
      #expect(try compare(home, ["--shard", "2/2"]).output == "2 compared: 2 same\n")
      #expect(try compare(home, ["--shard", "3/2"]).status == 2)
    }
  }

  @Test func theReportIsWrittenInThreeForms() throws {
    try inTemporaryFolder { home in
      try write(["a.svg": svg("ran")], to: "\(home)/old")
      try write(["a.svg": svg("skipped")], to: "\(home)/new")
      #expect(try compare(home, ["--report", "\(home)/report"]).status == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "\(home)/report").sorted()
          == ["comparison.json", "index.html", "junit.xml"])
    }
  }

  @Test func theFileAsItWasInGitIsTheBaseline() throws {
    try inTemporaryFolder { home in
      let sample = try String(contentsOfFile: "\(Self.samples)/01-state-in-body.swift", encoding: .utf8)
      try write(["View.swift": sample], to: "\(home)/repo")
      for words in [
        ["init", "-q"], ["add", "."],
        ["-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "-qm", "First"],
      ] {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-C", "\(home)/repo"] + words
        try git.run()
        git.waitUntilExit()
      }
      let path = "\(home)/repo/View.swift"
      #expect(try BuiltCommand.run(["compare", "--git", "HEAD", path], home: home).status == 0)
      let other = sample.replacingOccurrences(of: "Text(\"Living room\")", with: "Text(isOn ? \"Den\" : \"Attic\")")
      try other.write(toFile: path, atomically: true, encoding: .utf8)
      let result = try BuiltCommand.run(["compare", "--git", "HEAD", path], home: home)
      #expect(result.status == 1)
      #expect(
        result.output.contains("`Text` “Den” in `SampleDiffView` was preserved, is re-evaluated: “Attic” → “Den”"))
      let missing = try BuiltCommand.run(["compare", "--git", "nothing", path], home: home)
      #expect(missing.status == 2)
      #expect(missing.errors.contains("can't be had as it was at “nothing”"))
    }
  }
}
