import Foundation
import Recording

extension Verb {
  /// Does what the arguments ask for; gives the exit status.
  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has(.help) {
      try StandardOutput.write(Help.of(arguments.verb))
      return 0
    }
    let console = Console(isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
    let recorder = Recorder(arguments: arguments, console: console)
    switch arguments.verb {
    case .samples: return try listSamples()
    case .man:
      try StandardOutput.write(ManualPage.text)
      return 0
    case .completions:
      let shell = arguments.inputs[0]
      guard let script = Completions.script(for: shell) else {
        throw CommandError.usage(.unknownShell(shell, known: Completions.shells))
      }
      try StandardOutput.write(script)
      return 0
    case .changes: return try printChanges(recorder)
    case .record: return try writeRecording(recorder)
    case .render: return try Rendering(recorder: recorder).run()
    case .explain: return try Explaining(recorder: recorder).run()
    case .lint: return try Linting(recorder: recorder).run()
    case .check: return try Checking(recorder: recorder).run()
    case .compare: return try Comparing(recorder: recorder).run()
    }
  }

  private static func listSamples() throws -> Int32 {
    let samples = try Samples.all()
    let width = samples.map(\.name.count).max() ?? 0
    for sample in samples {
      let space = String(repeating: " ", count: width - sample.name.count + 2)
      try StandardOutput.write("\(sample.name)\(space)\(sample.summary)\n")
    }
    return 0
  }

  private static func printChanges(_ recorder: Recorder) throws -> Int32 {
    let recorded = try recorder.record(recorder.arguments.inputs[0])
    let dialect = recorder.arguments.dialect() ?? recorded.recording.header.dialect ?? .keypath
    try StandardOutput.write(
      recorded.recording.changesText(in: dialect, withDisplayList: recorder.arguments.has(.displayList)))
    return status(recorded.failure, recorder.console)
  }

  private static func writeRecording(_ recorder: Recorder) throws -> Int32 {
    let recorded = try recorder.record(recorder.arguments.inputs[0])
    let data = try recorded.recording.encoded()
    switch recorder.arguments[.output].last {
    case nil, "-": try StandardOutput.write(data)
    case let path?:
      try WholeFile.write(data, to: path)
      let count = recorded.recording.updates.count
      recorder.console.note("wrote \(path) (\(count == 1 ? "1 update" : "\(count) updates"))")
    }
    return status(recorded.failure, recorder.console)
  }

  /// Says what went wrong while the recording was made, if anything did.
  static func status(_ failure: CommandError?, _ console: Console) -> Int32 {
    guard let failure else { return 0 }
    console.error(failure.message)
    return 2
  }
}
