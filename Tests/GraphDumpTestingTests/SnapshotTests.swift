import Foundation
import GraphDump
import Recording
import Testing

@testable import GraphDumpTesting

@Suite struct SnapshotTests {
  /// Runs `body` with a folder that is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "graphdump-snapshot-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func recording(steps: Int) throws -> Data {
    let updates = (0...steps).map { Update(index: $0, step: $0 == 0 ? "appear" : "tap \"A\"") }
    return try Recording(header: Header(root: "V", engine: "test"), updates: updates).encoded()
  }

  private func image(_ grey: UInt8) throws -> Data {
    let pixels: [UInt8] = (0..<64).map { $0 % 4 == 3 ? 255 : grey }
    return try #require(PixelImage(width: 4, height: 4, pixels: pixels)).png
  }

  /// The baseline is written first; gives what a comparison with another candidate says.
  private func failure(_ folder: String, _ name: String, _ old: Data, _ new: Data, _ mode: RecordMode) throws
    -> Snapshot.Failure
  {
    let path = "\(folder)/__Snapshots__/T/\(name)"
    let first = try #require(Snapshot(path: path, candidate: old, mode: .missing).failure(pixels: PixelOptions()))
    #expect(first.message.contains("\nThe baseline was written to \(path)\n"))
    #expect(Snapshot(path: path, candidate: old, mode: .never).failure(pixels: PixelOptions()) == nil)
    return try #require(Snapshot(path: path, candidate: new, mode: mode).failure(pixels: PixelOptions()))
  }

  @Test func whatDiffersIsAttachedWithBothSides() throws {
    let svg = { (colour: String) in Data("<svg fill=\"\(colour)\"></svg>\n".utf8) }
    for (name, old, new, difference) in [
      ("a.jsonl", try recording(steps: 1), try recording(steps: 2), "a.difference.svg"),
      ("a.png", try image(0), try image(255), "a.difference.png"),
      ("a.svg", svg("red"), svg("blue"), "a.difference.txt"),
    ] {
      try inFolder { folder in
        let failure = try failure(folder, name, old, new, .never)
        let ending = (name as NSString).pathExtension
        #expect(failure.attachments.map(\.name) == ["a.baseline.\(ending)", "a.candidate.\(ending)", difference])
        #expect(failure.attachments[0].data == old && failure.attachments[1].data == new)
        #expect(failure.attachments.allSatisfy { !$0.data.isEmpty })
      }
    }
  }

  @Test func theMessageTellsTheNextCommands() throws {
    try inFolder { folder in
      let failure = try failure(folder, "a.svg", Data("<svg>1</svg>".utf8), Data("<svg>2</svg>".utf8), .never)
      let lines = failure.message.components(separatedBy: "\n")
      #expect(lines[0] == "a.svg differs from its baseline (drawing):")
      #expect(lines[2] == "The baseline is \(folder)/__Snapshots__/T/a.svg")
      #expect(lines[3].hasPrefix("To see both: graphdump compare '\(folder)/__Snapshots__/T/a.svg' '"))
      #expect(lines[3].hasSuffix("/T/a.svg' --mode never --report report"))
      #expect(lines[4].hasPrefix("To take what the test made: GRAPHDUMP_RECORD=failed swift test"))
    }
  }

  @Test(arguments: [(RecordMode.never, false), (.missing, false), (.failed, true), (.all, true)])
  func theModeSaysWhetherADifferenceIsWritten(mode: RecordMode, isWritten: Bool) throws {
    try inFolder { folder in
      let (old, new) = (Data("<svg>1</svg>".utf8), Data("<svg>2</svg>".utf8))
      let failure = try failure(folder, "a.svg", old, new, mode)
      #expect(failure.message.contains("\nThe baseline was written to ") == isWritten)
      let path = "\(folder)/__Snapshots__/T/a.svg"
      #expect(FileManager.default.contents(atPath: path) == (isWritten ? new : old))
      // Nothing else is left in the folders.
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).count == 3)
    }
  }

  @Test func aBaselineThatCannotBeReadIsNotReplaced() throws {
    try inFolder { folder in
      let path = "\(folder)/a.svg"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let snapshot = Snapshot(path: path, candidate: Data("<svg></svg>".utf8), mode: .all)
      #expect(
        snapshot.failure(pixels: PixelOptions())?.message.hasPrefix("the baseline “\(path)” can't be read") == true)
    }
  }

  @Test func artifactsAreFoldersThatCanBeCompared() throws {
    try inFolder { folder in
      let environment = ["GRAPHDUMP_ARTIFACTS": "\(folder)/artifacts"]
      let artifacts = Artifacts(for: "/x/RoomsTests/__Snapshots__/T/a.svg", environment: environment)
      let attached = [
        Snapshot.Attached(kind: .baseline, name: "a.baseline.svg", data: Data("x".utf8)),
        Snapshot.Attached(kind: .candidate, name: "a.candidate.svg", data: Data("y".utf8)),
        Snapshot.Attached(kind: .difference, name: "a.difference.txt", data: Data("z".utf8)),
      ]
      #expect(artifacts.write(attached) == "\(folder)/artifacts/candidates/RoomsTests/T/a.svg")
      let written = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/artifacts")
      #expect(
        written.filter { $0.contains(".") }.sorted() == [
          "baselines/RoomsTests/T/a.svg", "candidates/RoomsTests/T/a.svg", "differences/RoomsTests/T/a.difference.txt",
        ])
      // Of a test that has no baseline any more, no old one is left.
      _ = artifacts.write([attached[1]])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/artifacts/baselines/RoomsTests/T/a.svg"))
    }
  }

  @Test func artifactsAreInTheTemporaryFolderUnlessTheEnvironmentSaysOtherwise() {
    #expect(Artifacts.folder(environment: [:]).hasSuffix("/graphdump-artifacts-\(getuid())"))
    #expect(Artifacts.folder(environment: ["GRAPHDUMP_ARTIFACTS": "a"]) == "a")
  }
}
