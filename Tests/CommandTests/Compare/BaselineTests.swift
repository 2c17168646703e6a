import Foundation
import Testing

@Suite(.serialized) struct BaselineTests {
  @Test func aNewBaselineFailsTheRunThatWroteItAndHoldsInTheNext() throws {
    try withFilePairs { pairs in
      try FilePairs.write(["a.svg": FilePairs.svg("ran")], to: pairs.new)
      let first = try pairs.compare()
      #expect(first.status == 1)
      #expect(first.output.contains("new        a.svg (baseline written)\n"))
      #expect(try pairs.compare().status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: pairs.home).filter { $0.hasPrefix(".graphdump") } == [])
    }
  }

  struct Mode: Sendable, CustomTestStringConvertible {
    var name: String
    var status: Int32
    /// What is said of the changed, the missing and the same file.
    var words: [String]
    /// Whether `changed.svg` and `missing.svg` are written.
    var written: [Bool]

    var testDescription: String { name }
  }

  static let modes = [
    Mode(
      name: "never", status: 1, words: ["changed    changed.svg: behaviour", "missing    missing.svg"],
      written: [false, false]),
    Mode(
      name: "missing", status: 1,
      words: ["changed    changed.svg: behaviour", "new        missing.svg (baseline written)"], written: [false, true]),
    Mode(
      name: "failed", status: 1,
      words: ["changed    changed.svg: behaviour (baseline written)", "new        missing.svg (baseline written)"],
      written: [true, true]),
    Mode(
      name: "all", status: 1,
      words: [
        "changed    changed.svg: behaviour (baseline written)", "new        missing.svg (baseline written)",
        "same       same.svg (baseline written)",
      ], written: [true, true]),
  ]

  /// In each way that a mode can be given.
  @Test(arguments: modes, [true, false]) func theModeSaysWhatIsWritten(mode: Mode, isOption: Bool) throws {
    try withFilePairs { pairs in
      let (ran, skipped) = (FilePairs.svg("ran"), FilePairs.svg("skipped"))
      try pairs.write(
        old: ["changed.svg": ran, "same.svg": ran], new: ["changed.svg": skipped, "missing.svg": ran, "same.svg": ran])
      let result = try pairs.compare(
        isOption ? ["--mode", mode.name] : [], environment: isOption ? [:] : ["GRAPHDUMP_RECORD": mode.name])
      #expect(result.status == mode.status)
      #expect(result.output.components(separatedBy: "\n").filter { $0.contains(".svg") } == mode.words)
      #expect(try pairs.baseline("changed.svg") == (mode.written[0] ? skipped : ran))
      #expect(try pairs.baselines() == ["changed.svg"] + (mode.written[1] ? ["missing.svg"] : []) + ["same.svg"])
    }
  }

  @Test func inCINothingIsWritten() throws {
    try withFilePairs { pairs in
      try pairs.write(
        old: ["a.svg": FilePairs.svg("ran")], new: ["a.svg": FilePairs.svg("skipped"), "b.svg": FilePairs.svg("ran")])
      let result = try pairs.compare(environment: ["CI": "true"])
      #expect(result.status == 1)
      #expect(result.output.contains("missing    b.svg\n"))
      #expect(result.errors == "to take the candidates: graphdump compare \(pairs.old) \(pairs.new) --accept\n")
      #expect(try pairs.baselines() == ["a.svg"])
      #expect(try pairs.baseline("a.svg") == FilePairs.svg("ran"))
    }
  }

  @Test func aReviewAsksForEachInTurn() throws {
    try withFilePairs { pairs in
      let (ran, skipped) = (FilePairs.svg("ran"), FilePairs.svg("skipped"))
      try pairs.write(
        old: ["a.svg": ran, "b.svg": ran, "gone.svg": ran], new: ["a.svg": skipped, "b.svg": skipped, "c.svg": ran])
      let result = try BuiltCommand.run(
        ["compare", pairs.old, pairs.new, "--review", "--mode", "never"], home: pairs.home, input: "y\nn\nyes\n")
      #expect(result.status == 1)
      #expect(result.errors.components(separatedBy: "accept it? [y/N] ").count == 4)
      #expect(
        result.errors.hasPrefix("changed a.svg\n  in update 1: `A` was re-evaluated, is skipped\naccept it? [y/N] "))
      #expect(try pairs.baseline("a.svg") == skipped)
      #expect(try pairs.baseline("b.svg") == ran)
      #expect(try pairs.baseline("c.svg") == ran)
      #expect(try pairs.baselines() == ["a.svg", "b.svg", "c.svg", "gone.svg"])
      let all = try BuiltCommand.run(
        ["compare", pairs.old, pairs.new, "--review", "--strict"], home: pairs.home, input: "y\ny\n")
      #expect(all.status == 0)
      #expect(try pairs.baselines() == ["a.svg", "b.svg", "c.svg"])
      #expect(try pairs.compare(["--strict"]).status == 0)
    }
  }

  @Test func anObsoleteBaselineIsListedAndFailsAStrictRun() throws {
    try withFilePairs { pairs in
      try pairs.write(
        old: ["a.svg": FilePairs.svg("ran"), "b/gone.svg": FilePairs.svg("ran")], new: ["a.svg": FilePairs.svg("ran")])
      let lax = try pairs.compare()
      #expect(lax.status == 0)
      #expect(lax.output == "obsolete   b/gone.svg\n2 compared: 1 same, 1 obsolete\n")
      let report = "\(pairs.home)/report"
      #expect(try pairs.compare(["--strict", "--report", report]).status == 1)
      #expect(
        try String(contentsOfFile: "\(report)/junit.xml", encoding: .utf8).contains(
          #"failures="1" errors="0" skipped="0""#))
    }
  }

  @Test func anAcceptedCandidatePasses() throws {
    try withFilePairs { pairs in
      try FilePairs.write(["a.svg": FilePairs.svg("ran"), "gone.svg": FilePairs.svg("ran")], to: pairs.old)
      try FilePairs.write(["a.svg": FilePairs.svg("skipped"), "b.svg": FilePairs.svg("ran")], to: pairs.new)
      #expect(try pairs.compare(["--accept"]).status == 0)
      #expect(try pairs.compare().status == 0)
      #expect(try pairs.compare(["--strict"]).status == 1)
      #expect(try pairs.compare(["--strict", "--accept"]).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: pairs.old).sorted() == ["a.svg", "b.svg"])
    }
  }

  @Test func whatAKilledRunLeftIsRemovedAndALiveOneIsNot() throws {
    try withFilePairs { pairs in
      try FilePairs.write(["a.svg": FilePairs.svg("ran")], to: pairs.new)
      let (dead, live) = ("\(pairs.home)/.graphdump-99999999-x", "\(pairs.home)/.graphdump-\(getpid())-x")
      for folder in [dead, live] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let old = Date(timeIntervalSinceNow: -3600)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder)
      }
      #expect(try pairs.compare().status == 1)
      #expect(!FileManager.default.fileExists(atPath: dead))
      #expect(FileManager.default.fileExists(atPath: live))
    }
  }
}
