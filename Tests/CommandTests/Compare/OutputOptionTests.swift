import Foundation
import Testing

@Suite(.serialized) struct OutputOptionTests {
  private static let samples = "\(BuiltCommand.package)/samples"

  @Test func recordingsAreDrawnAndToldLikeSources() throws {
    try inTemporaryFolder { home in
      var paths: [String] = []
      for name in ["11-cells-observing", "11-cells-values"] {
        paths.append("\(home)/\(name).jsonl")
        #expect(
          try BuiltCommand.run(["record", "\(Self.samples)/\(name).swift", "-o", paths[paths.count - 1]], home: home)
            .status == 0)
      }
      let words = ["compare"] + paths + ["--mode", "never"]
      for ending in ["svg", "json"] {
        let result = try BuiltCommand.run(words + ["-o", "\(home)/figure.\(ending)"], home: home)
        #expect(result.status == 1)
        #expect(result.output.contains("update 1, tap “Like” 3: 21 bodies → 2\n"))
      }
      #expect(try String(contentsOfFile: "\(home)/figure.svg", encoding: .utf8).contains("21 bodies → 2"))
      #expect(
        try String(contentsOfFile: "\(home)/figure.json", encoding: .utf8).hasPrefix("{\n  \"differences\" : [\n"))
      #expect(try BuiltCommand.run(["compare", paths[0], paths[0]], home: home).output.hasPrefix("behaviour: same\n"))
    }
  }

  @Test func whereNothingCanBeDrawnItIsSaid() throws {
    try withFilePairs { pairs in
      try pairs.write(old: ["a.svg": FilePairs.svg("ran")], new: ["a.svg": FilePairs.svg("skipped")])
      for (old, new, reason) in [
        (pairs.old, pairs.new, "nothing is drawn of folders"),
        ("\(pairs.old)/a.svg", "\(pairs.new)/a.svg", "it is drawn how recordings, sources or images differ"),
      ] {
        let result = try BuiltCommand.run(
          ["compare", old, new, "--accept", "-o", "\(pairs.home)/x.svg"], home: pairs.home)
        #expect(result.status == 2)
        #expect(result.errors.contains(reason))
        #expect(try pairs.baseline("a.svg") == FilePairs.svg("ran"))
      }
    }
  }

  @Test func aRecordingIsTheBaselineOfASource() throws {
    try inTemporaryFolder { home in
      let (baseline, source) = ("\(home)/cells.jsonl", "\(home)/Cells.swift")
      func put(_ sample: String) throws {
        try? FileManager.default.removeItem(atPath: source)
        try FileManager.default.copyItem(atPath: "\(Self.samples)/\(sample).swift", toPath: source)
      }
      func compare(_ words: [String] = []) throws -> BuiltCommand.Result {
        try BuiltCommand.run(
          ["compare", baseline, source] + words, home: home, environment: ["CI": "", "GRAPHDUMP_RECORD": ""])
      }
      try put("11-cells-values")
      let new = try compare()
      #expect(new.status == 1)
      #expect(new.output == "new (baseline written)\n")
      #expect(try compare().status == 0)
      try put("11-cells-observing")
      let changed = try compare()
      #expect(changed.status == 1)
      #expect(changed.output.contains("update 1, tap “Like” 3: 2 bodies → 21\n"))
      #expect(changed.errors.contains("to take the candidate: graphdump compare \(baseline) \(source) --accept\n"))
      #expect(try compare(["--accept"]).status == 0)
      #expect(try compare().status == 0)
    }
  }

  @Test(arguments: [["--accept"], ["--mode", "all"], ["--strict"], ["--threshold", "0.2"], ["--shard", "1/2"]])
  func whatIsForFilesIsRefusedForSources(words: [String]) throws {
    try inTemporaryFolder { home in
      let path = "\(Self.samples)/01-state-in-body.swift"
      let result = try BuiltCommand.run(["compare", path, path] + words, home: home)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(words[0]) is for files, and two sources are compared"))
    }
  }
}
