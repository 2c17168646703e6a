import Foundation
import Testing

@Suite(.serialized) struct CompareFilesTests {
  @Test func changedMissingObsoleteAndUnreadableFilesAreTold() throws {
    try withFilePairs { pairs in
      try FilePairs.write(
        [
          "same.svg": FilePairs.svg("ran"), "behaviour.svg": FilePairs.svg("ran"), "drawing.svg": FilePairs.svg("ran"),
          "gone.svg": FilePairs.svg("ran"),
          "cut.svg": FilePairs.svg("ran"),
        ],
        to: pairs.old)
      try FilePairs.write(
        [
          "same.svg": FilePairs.svg("ran"), "behaviour.svg": FilePairs.svg("skipped"),
          "drawing.svg": FilePairs.svg("ran", colour: "#eee"),
          "fresh.svg": FilePairs.svg("ran"), "cut.svg": "<svg",
        ], to: pairs.new)
      let result = try pairs.compare(["--mode", "never"])
      #expect(result.status == 2)
      #expect(
        result.output == """
          changed    behaviour.svg: behaviour
            in update 1: `A` was re-evaluated, is skipped
          unreadable cut.svg
            the candidate can't be read: its <svg> element is not closed: the file is cut off
          changed    drawing.svg: drawing
            every node says the same, and 1 line differs, first line 1
          missing    fresh.svg
          obsolete   gone.svg
          6 compared: 1 same, 2 changed, 1 missing, 1 obsolete, 1 unreadable

          """)
      #expect(!FileManager.default.fileExists(atPath: "\(pairs.home)/old/fresh.svg"))
    }
  }

  @Test func shardsShareTheFiles() throws {
    try withFilePairs { pairs in
      let files = Dictionary(uniqueKeysWithValues: (0..<5).map { ("\($0).svg", FilePairs.svg("ran")) })
      try FilePairs.write(files, to: pairs.old)
      try FilePairs.write(files, to: pairs.new)
      #expect(try pairs.compare(["--shard", "1/2"]).output == "3 compared: 3 same\n")
      #expect(try pairs.compare(["--shard", "2/2"]).output == "2 compared: 2 same\n")
      #expect(try pairs.compare(["--shard", "3/2"]).status == 2)
    }
  }

  @Test func theReportIsWrittenInThreeForms() throws {
    try withFilePairs { pairs in
      try FilePairs.write(["a.svg": FilePairs.svg("ran")], to: pairs.old)
      try FilePairs.write(["a.svg": FilePairs.svg("skipped")], to: pairs.new)
      #expect(try pairs.compare(["--report", "\(pairs.home)/report"]).status == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "\(pairs.home)/report").sorted()
          == ["comparison.json", "index.html", "junit.xml"])
    }
  }
}
