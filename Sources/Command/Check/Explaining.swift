import GraphDump

/// `graphdump explain`: why a view ran, or did not.
struct Explaining {
  let recorder: Recorder

  func run() throws -> Int32 {
    let recorded = try recorder.record(recorder.arguments.inputs[0])
    let name = recorder.arguments.inputs[1]
    var recording = recorded.recording
    if let dialect = recorder.arguments.dialect() { recording.header.dialect = dialect }
    guard let explanation = Explanation(of: name, in: recording) else {
      throw recorded.failure
        ?? CommandError.comparing(.noSuchView(name, candidates: Explanation.names(in: recording)))
    }
    try StandardOutput.write(explanation.text)
    return Verb.status(recorded.failure, recorder.console)
  }
}
