import Foundation
import Testing

/// What lets Make, Ninja or a CI matrix work on many figures: dependencies and shards.
@Suite(.serialized) struct DistributionTests {
  private func sources(_ home: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(BuiltCommand.package)/samples/01-state-in-body.swift", encoding: .utf8)
    let names = ["A.swift", "B c.swift", "D$e.swift"]
    try FilePairs.write(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }), to: "\(home)/in")
    return names.map { "\(home)/in/\($0)" }
  }

  @Test func aDependencyFileNamesWhatEachFigureIsMadeOf() throws {
    try inTemporaryFolder { home in
      let words =
        ["render"] + (try sources(home)) + ["-o", "\(home)/out", "--format", "svg,dot", "--depfile", "\(home)/deps"]
      #expect(try BuiltCommand.run(words, home: home).status == 0)
      #expect(
        try String(contentsOfFile: "\(home)/deps", encoding: .utf8) == """
          \(home)/out/A-view-graph.dot \(home)/out/A-view-graph.svg: \(home)/in/A.swift
          \(home)/out/B\\ c-view-graph.dot \(home)/out/B\\ c-view-graph.svg: \(home)/in/B\\ c.swift
          \(home)/out/D$$e-view-graph.dot \(home)/out/D$$e-view-graph.svg: \(home)/in/D$$e.swift

          """)
    }
  }

  @Test func aFolderOfSourcesIsNamedFileByFile() throws {
    try inTemporaryFolder { home in
      try FilePairs.write(
        [
          "App/Main.swift": "import SwiftUI\nstruct ContentView: View { var body: some View { Inner() } }\n",
          "App/Parts/Inner.swift": "import SwiftUI\nstruct Inner: View { var body: some View { Text(\"a\") } }\n",
        ], to: home)
      let words = ["render", "\(home)/App", "-o", "\(home)/f.svg", "--depfile", "\(home)/deps"]
      #expect(try BuiltCommand.run(words, home: home).status == 0)
      #expect(
        try String(contentsOfFile: "\(home)/deps", encoding: .utf8)
          == "\(home)/f.svg: \(home)/App/Main.swift \(home)/App/Parts/Inner.swift\n")
    }
  }

  @Test func shardsHaveEveryInputOnce() throws {
    try inTemporaryFolder { home in
      let paths = try sources(home)
      var drawn: [[String]] = []
      for shard in ["1/2", "2/2"] {
        let out = "\(home)/out-\(drawn.count)"
        let words = ["render"] + paths + ["-o", out, "--shard", shard]
        #expect(try BuiltCommand.run(words, home: home).status == 0)
        drawn.append(try FileManager.default.contentsOfDirectory(atPath: out).sorted())
      }
      #expect(drawn == [["A-view-graph.svg", "D$e-view-graph.svg"], ["B c-view-graph.svg"]])
    }
  }

  @Test func moreShardsThanInputsAreNoTrouble() throws {
    try inTemporaryFolder { home in
      let words = ["render"] + (try sources(home)) + ["-o", "\(home)/out", "--shard", "5/9"]
      #expect(try BuiltCommand.run(words, home: home).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/out") == [])
    }
  }
}
