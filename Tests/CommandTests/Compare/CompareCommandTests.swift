import Foundation
import Testing

@Suite(.serialized) struct CompareCommandTests {
  private static let samples = "\(BuiltCommand.package)/samples"

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

  @Test func theFileAsItWasInGitIsTheBaseline() throws {
    try inTemporaryFolder { home in
      let sample = try String(contentsOfFile: "\(Self.samples)/01-state-in-body.swift", encoding: .utf8)
      try FilePairs.write(["View.swift": sample], to: "\(home)/repo")
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
