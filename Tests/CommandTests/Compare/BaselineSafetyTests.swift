import Foundation
import Testing

@testable import Command

/// Whatever happens to a run, the baselines are whole: as they were, or as they are to be.
@Suite(.serialized) struct BaselineSafetyTests {
  private static let count = 24

  /// Files that take a while to write, with the same names each time.
  private func files(_ look: String) -> [String: String] {
    let filler = "<!-- \(String(repeating: look, count: 20_000)) -->\n"
    return Dictionary(
      uniqueKeysWithValues: (0..<Self.count).map { ("\($0 % 4)/\($0).svg", FilePairs.svg(look) + filler) })
  }

  /// How many baselines hold the text of each kind; a file that holds neither, or is not one of them, fails the test.
  private func counts(_ pairs: FilePairs, _ kinds: [[String: String]]) throws -> [Int] {
    var counts = [Int](repeating: 0, count: kinds.count)
    for name in try pairs.baselines() where !["0", "1", "2", "3"].contains(name) {
      let text = try pairs.baseline(name)
      if let kind = kinds.firstIndex(where: { $0[name] == text }) {
        counts[kind] += 1
      } else {
        Issue.record("“\(name)” is neither old nor new: \(text.count) characters")
      }
    }
    return counts
  }

  private func start(_ pairs: FilePairs, _ words: [String]) throws -> Process {
    let process = BuiltCommand.process(["compare", pairs.old, pairs.new] + words)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test(arguments: [SIGINT, SIGKILL], [["--accept"], ["--mode", "all"]])
  func anInterruptedRunLeavesOnlyWholeBaselines(signal: Int32, words: [String]) throws {
    let (ran, skipped) = (files("ran"), files("skipped"))
    try withFilePairs { pairs in
      try pairs.write(old: ran, new: skipped)
      let clock = ContinuousClock()
      let time = try clock.measure {
        let process = try start(pairs, words)
        process.waitUntilExit()
      }
      #expect(try counts(pairs, [ran, skipped]) == [0, Self.count])
      for part in 1...6 {
        try FileManager.default.removeItem(atPath: pairs.old)
        try pairs.write(old: ran, new: [:])
        let first = FileIdentity(of: "\(pairs.old)/0/0.svg")
        let process = try start(pairs, words)
        if part % 2 == 0 {
          usleep(UInt32(time / .microseconds(1) * Double(part + 3) / 10))
        } else {
          // As soon as the first baseline is another file.
          while process.isRunning, FileIdentity(of: "\(pairs.old)/0/0.svg") == first { usleep(100) }
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(try counts(pairs, [ran, skipped]).reduce(0, +) == Self.count)
        let left = try FileManager.default.contentsOfDirectory(atPath: pairs.home).filter { $0.hasPrefix(".") }
        if signal == SIGINT { #expect(left == []) }
      }
    }
  }

  @Test func runsAtTheSameTimeLoseNothing() throws {
    let (ran, skipped) = (files("ran"), files("skipped"))
    try withFilePairs { pairs in
      let other = FilePairs(home: "\(pairs.home)/other")
      for _ in 0..<3 {
        try? FileManager.default.removeItem(atPath: pairs.old)
        try pairs.write(old: [:], new: ran)
        try FilePairs.write(skipped, to: other.new)
        let runs = try [pairs.new, other.new, pairs.new, other.new].map { candidates in
          let process = BuiltCommand.process(["compare", pairs.old, candidates, "--accept"])
          process.standardOutput = FileHandle.nullDevice
          process.standardError = FileHandle.nullDevice
          try process.run()
          return process
        }
        for run in runs {
          run.waitUntilExit()
          #expect(run.terminationReason == .exit)
          #expect(run.terminationStatus == 0)
        }
        #expect(try counts(pairs, [ran, skipped]).reduce(0, +) == Self.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: pairs.home).filter { $0.hasPrefix(".") } == [])
      }
    }
  }

  @Test func aBaselineThatCannotBeWrittenIsToldAndTheOthersAre() throws {
    try withFilePairs { pairs in
      try pairs.write(
        old: [:], new: ["a.svg": FilePairs.svg("ran"), "b/c.svg": FilePairs.svg("ran"), "d.svg": FilePairs.svg("ran")])
      // Where a folder is wanted, a file is.
      try FilePairs.write(["b": "no folder"], to: pairs.old)
      let result = try pairs.compare(["--accept"])
      #expect(result.status == 2)
      #expect(result.output.contains("unreadable b/c.svg\n  the baseline is left as it was: "))
      #expect(try pairs.baselines() == ["a.svg", "b", "d.svg"])
    }
  }
}
