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

  private func git(_ words: [String], in folder: String) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", folder, "-c", "user.name=n", "-c", "user.email=e@example.org", "-c", "commit.gpgsign=false"] + words
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
  }

  /// With a cache that was never used, too.
  @Test(arguments: [false, true]) func theFileAsItWasInGitIsTheBaseline(isCacheFresh: Bool) throws {
    try inTemporaryFolder { home in
      let sample = try String(contentsOfFile: "\(Self.samples)/01-state-in-body.swift", encoding: .utf8)
      try FilePairs.write(["View.swift": sample], to: "\(home)/repo")
      for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "First"]] { try git(words, in: "\(home)/repo") }
      let environment = isCacheFresh ? ["XDG_CACHE_HOME": "\(home)/cache/not/there"] : [:]
      let path = "\(home)/repo/View.swift"
      func compare(_ revision: String) throws -> BuiltCommand.Result {
        try BuiltCommand.run(["compare", "--git", revision, path], home: home, environment: environment)
      }
      #expect(try compare("HEAD").status == 0)
      let other = sample.replacingOccurrences(of: "Text(\"Living room\")", with: "Text(isOn ? \"Den\" : \"Attic\")")
      try other.write(toFile: path, atomically: true, encoding: .utf8)
      let result = try compare("HEAD")
      #expect(result.status == 1)
      #expect(result.output.contains("baseline is View.swift at HEAD, candidate is View.swift\n"))
      #expect(
        result.output.contains("`Text` “Den” in `SampleDiffView` was preserved, is re-evaluated: “Attic” → “Den”"))
      for revision in ["nothing", "-q"] {
        let missing = try compare(revision)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("can't be had as it was at “\(revision)”"))
      }
    }
  }

  @Test func aFolderOfSourcesIsComparedWithWhatItWasInGit() throws {
    try inTemporaryFolder { home in
      let app = "\(home)/repo/My App"
      let inner = "import SwiftUI\nstruct Inner: View { let name: String; var body: some View { Text(name) } }\n"
      let main = """
        // graphdump: tap "Add"
        import SwiftUI
        struct ContentView: View {
          @State private var count = 0
          var body: some View { VStack { Inner(name: "a"); Button("Add") { count += 1 }; Text("\\(count)") } }
        }

        """
      try FilePairs.write(["Main.swift": main, "Parts/Inner.swift": inner, "notes.md": "x"], to: app)
      for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "First"]] { try git(words, in: "\(home)/repo") }
      #expect(try BuiltCommand.run(["compare", "--git", "HEAD", app], home: home).status == 0)
      try FilePairs.write(["Main.swift": main.replacingOccurrences(of: "\"a\"", with: "\"\\(count)\"")], to: app)
      let result = try BuiltCommand.run(["compare", "--git", "HEAD", app], home: home)
      #expect(result.status == 1)
      #expect(result.output.contains("update 1, tap “Add”: 1 body → 2\n"))
    }
  }
}
