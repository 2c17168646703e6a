import Foundation
import Testing

@testable import Command

@Suite struct ChildProcessTests {
  private func run(_ script: String, timeLimit: Double = 20) throws -> (ChildProcess.Ending, String) {
    let process = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin", "A": "b"],
      timeLimit: timeLimit)
    var output = Data()
    let ending = try process.run { output.append($0) }
    return (ending, String(decoding: output, as: UTF8.self))
  }

  @Test func bothOutputsAndTheStatusComeBack() throws {
    let (ending, output) = try run("echo out $A; echo err >&2; exit 7")
    #expect(ending == .exited(7))
    #expect(output == "out b\nerr\n")
  }

  @Test func aSignalIsTold() throws {
    #expect(try run("kill -TRAP $$").0 == .signalled(SIGTRAP))
  }

  @Test func anEndlessProgramIsStopped() throws {
    let start = ContinuousClock.now
    #expect(try run("while :; do echo x; done", timeLimit: 0.3).0 == .timedOut)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func whatAProgramLeavesBehindIsStoppedToo() throws {
    try inTemporaryFolder { (folder: String) throws in
      _ = try run("(sleep 1; touch \(folder)/late) & exit 0")
      Thread.sleep(forTimeInterval: 1.5)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/late"))
    }
  }

  @Test func whatIsNotThereCanNotBeStarted() {
    let process = ChildProcess(executable: "/nowhere/x", arguments: [], environment: [:], timeLimit: 1)
    #expect(throws: CommandError.self) { try process.run { _ in } }
  }
}
