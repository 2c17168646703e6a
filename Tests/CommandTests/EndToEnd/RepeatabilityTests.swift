import Foundation
import Testing

@testable import Command

/// What a program that links EngineRuntime reads of chance and time.
@Suite struct RepeatabilityTests {
  #if os(Linux)
    @Test func chanceAndTimeAreTheSameInEveryRunAndTheRestWorks() throws {
      let source = """
        import Foundation
        print(Int.random(in: 0..<1_000_000), [1, 2, 3, 4, 5, 6].shuffled(), UUID(), Set(["a", "b", "c", "d"]))
        print(Date(), Double.random(in: 0...1), UUID())
        let path = CommandLine.arguments[1]
        try "text".write(toFile: path, atomically: true, encoding: .utf8)
        print(try String(contentsOfFile: path, encoding: .utf8))
        let done = DispatchSemaphore(value: 0)
        let start = ContinuousClock.now
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done.signal() }
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.05) { done.signal() }
        done.wait()
        done.wait()
        print(ContinuousClock.now - start >= .milliseconds(50))
        let end = Date().addingTimeInterval(0.01)
        while Date() < end {}

        """
      try inTemporaryFolder { (folder: String) throws in
        try WholeFile.write(Data(source.utf8), to: "\(folder)/main.swift")
        let build = BuiltCommand.folder
        let words = ["\(folder)/main.swift", "-L", build, "-lEngineRuntime", "-Xlinker", "-rpath", "-Xlinker", build]
        let compiled = try run(Compiler.find().path, words + ["-o", "\(folder)/program"])
        try #require(compiled.0 == .exited(0), "\(compiled.1)")
        let runs = try ["0", "0", "5"].map { try run("\(folder)/program", ["\(folder)/file"], seed: $0) }
        #expect(runs[0].0 == .exited(0))
        #expect(runs[0].1 == runs[1].1)
        #expect(runs[0].1 != runs[2].1)
        #expect(runs[0].1.contains("2025-01-01 09:41:00 +0000"))
        #expect(runs[0].1.hasSuffix("text\ntrue\n"))
      }
    }

    private func run(_ path: String, _ words: [String], seed: String = "0") throws -> (ChildProcess.Ending, String) {
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      environment["GRAPHDUMP_SEED"] = seed
      let process = ChildProcess(executable: path, arguments: words, environment: environment, timeLimit: 120)
      var output = Data()
      let ending = try process.run { output.append($0) }
      return (ending, String(decoding: output, as: UTF8.self))
    }
  #endif
}
