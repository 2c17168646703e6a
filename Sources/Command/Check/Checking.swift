import Foundation
import GraphDump
import Recording

/// `graphdump check`: a budget or an expectation file in CI.
struct Checking {
  let recorder: Recorder

  private var arguments: Arguments { recorder.arguments }

  func run() throws -> Int32 {
    let budget = try budget()
    let path = arguments[.expect].last
    guard !budget.isEmpty || path != nil else { throw CommandError.comparing(.nothingToCheck) }
    let recorded = try recorder.record(arguments.inputs[0])
    if let failure = recorded.failure { return Verb.status(failure, recorder.console) }
    if arguments.has(.write) {
      guard let path else { throw CommandError.comparing(.nothingToCheck) }
      try WholeFile.write(Data(Expectation(of: recorded.recording).text.utf8), to: path)
      recorder.console.note("wrote \(path); look at it, and keep it beside the source")
      return 0
    }
    var lines = budget.violations(by: recorded.recording).map(\.sentence)
    if let path {
      for violation in try expectation(path).violations(by: recorded.recording) {
        lines.append("\(path):\(violation.line ?? 1): \(violation.sentence)")
      }
    }
    for line in lines { try StandardOutput.write(line + "\n") }
    if let path, !lines.isEmpty {
      recorder.console.note(
        "if this is as it should be: graphdump check \(arguments.inputs[0]) --expect \(path) --write")
    }
    return lines.isEmpty ? 0 : 1
  }

  private func expectation(_ path: String) throws -> Expectation {
    let text = String(decoding: try Input.read(path), as: UTF8.self)
    do { return try Expectation(parsing: text) } catch {
      throw CommandError.comparing(
        .badExpectation(at: SourceLocation(path: path, line: error.line), reason: error.reason))
    }
  }

  private func budget() throws -> Budget {
    let reason = "a number of bodies is a whole number, from 0"
    var budget = Budget()
    budget.bodies = try arguments.counts(.maxBodies, in: 0...Int.max, reason: reason).last
    budget.bodiesPerStep = try arguments.counts(.maxBodiesPerStep, in: 0...Int.max, reason: reason).last
    budget.allowsRecreated = !arguments.has(.noRecreated)
    budget.allowsStateLoss = !arguments.has(.noStateLoss)
    budget.forbiddenRules = arguments[.noLint]
    return budget
  }
}
