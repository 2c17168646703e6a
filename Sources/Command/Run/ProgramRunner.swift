import Foundation
import Recording

/// Runs a compiled program and collects its recording.
struct ProgramRunner {
  let program: String
  let text: ProgramText
  let request: RunRequest
  let work: WorkFolder
  let console: Console

  struct Result {
    /// The recording as far as it came, in JSON Lines.
    var recording: Data
    /// What the program printed.
    var output: Data
    var failure: CommandError?
  }

  func run() throws -> Result {
    let recordingPath = "\(work.path)/recording.jsonl"
    let backtracePath = "\(work.path)/backtrace.txt"
    let process = ChildProcess(
      executable: program,
      arguments: ["--output", recordingPath] + request.words(declared: text.declared) + [
        // The host's own limit comes after ours, and helps only if we are gone.
        "--wall-limit", String(Int(request.timeLimit.rounded(.up)) + 5),
      ],
      environment: environment(backtrace: backtracePath), timeLimit: request.timeLimit)
    console.progress("running \(text.title)")
    var output = ProgramOutput(write: console.program)
    let ending = try process.run { output.take($0) }
    output.flush()
    if ending != .exited(3) { output.releaseStepLine() }
    let data = (try? Data(contentsOf: URL(fileURLWithPath: recordingPath))) ?? Data()
    let backtrace = (try? String(contentsOfFile: backtracePath, encoding: .utf8)) ?? ""
    let updates = max(0, data.count { $0 == UInt8(ascii: "\n") } - 1)
    return Result(
      recording: data, output: output.kept,
      failure: failure(ending, output: output, backtrace: backtrace, updates: updates))
  }

  /// The person's environment, with what would make runs differ set to one value.
  private func environment(backtrace: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["GRAPHDUMP_SEED"] = String(request.seed)
    environment["GRAPHDUMP_MEMORY"] = String(RunRequest.memoryLimit)
    environment["TZ"] = "UTC"
    environment["LANG"] = "en_US.UTF-8"
    environment["LC_ALL"] = "en_US.UTF-8"
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,registers=none,images=none,limit=32,output-to=\(backtrace)"
    return environment
  }

  private func failure(_ ending: ChildProcess.Ending, output: ProgramOutput, backtrace: String, updates: Int)
    -> CommandError?
  {
    switch ending {
    case .exited(0) where updates > request.updateCount: return nil
    case .exited(3):
      let step = request.step(ofUpdate: updates)
      return .running(.stepFailed(step: step?.text, reason: output.stepLine, at: step?.location))
    case .exited(let status): return .running(.failed(status: status, updates: updates))
    case .timedOut:
      return .running(.tookTooLong(seconds: request.timeLimit, during: stepName(updates), updates: updates))
    case .signalled(let signal):
      let report = CrashReport(files: text.copies.map(\.source))
      let (message, location) = report.message(in: output.fatalLines)
      return .running(
        .crashed(
          Crash(
            signal: CrashReport.name(ofSignal: signal), message: message ?? report.kind(inBacktrace: backtrace),
            location: report.location(inBacktrace: backtrace) ?? location, step: stepName(updates), updates: updates)))
    }
  }

  /// The step that was being taken when `updates` were recorded.
  private func stepName(_ updates: Int) -> String? { updates == 0 ? "appear" : request.step(ofUpdate: updates)?.text }
}
