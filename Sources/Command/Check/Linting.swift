import GraphDump

/// `graphdump lint`: what is wrong in the updates, with evidence.
struct Linting {
  let recorder: Recorder

  func run() throws -> Int32 {
    let recorded = try recorder.record(recorder.arguments.inputs[0])
    let findings = recorded.recording.findings(withTimings: recorder.arguments.has(.timings))
    try StandardOutput.write(FindingText(findings).text)
    let status = Verb.status(recorded.failure, recorder.console)
    return status != 0 ? status : findings.isEmpty ? 0 : 1
  }
}
