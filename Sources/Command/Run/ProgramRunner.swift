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
    let failurePath = "\(work.path)/failure.txt"
    let process = ChildProcess(
      executable: program,
      arguments: ["--output", recordingPath, "--failure", failurePath] + request.words(declared: text.declared) + [
        // The host's own limit comes after ours, and helps only if we are gone.
        "--wall-limit", String(Int(request.timeLimit.rounded(.up)) + 5),
      ],
      environment: environment(backtrace: backtracePath), timeLimit: request.timeLimit)
    console.progress("running \(text.title)")
    var output = ProgramOutput(write: console.program)
    let ending = try process.run { output.take($0) }
    output.flush()
    if case .exited = ending { output.releaseFatalLines() }
    let data = (try? Data(contentsOf: URL(fileURLWithPath: recordingPath))) ?? Data()
    let backtrace = (try? String(contentsOfFile: backtracePath, encoding: .utf8)) ?? ""
    let reason = try? String(contentsOfFile: failurePath, encoding: .utf8)
    let updates = max(0, data.count { $0 == UInt8(ascii: "\n") } - 1)
    return Result(
      recording: data, output: output.kept,
      failure: failure(ending, reason: reason, output: output, backtrace: backtrace, updates: updates))
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
      "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,registers=crashed,images=none,limit=32,output-to=\(backtrace)"
    return environment
  }

  /// - Parameter reason: what the host says where it was the host that gave up.
  private func failure(
    _ ending: ChildProcess.Ending, reason: String?, output: ProgramOutput, backtrace: String, updates: Int
  ) -> CommandError? {
    switch ending {
    case .exited(0) where updates > request.updateCount: return nil
    case .exited(let status):
      let step = request.step(ofUpdate: updates)
      guard let reason else {
        return .running(
          .failed(status: status, during: stepName(updates), at: step?.location, updates: updates))
      }
      return .running(updates == 0 ? .refused(reason) : .stepFailed(reason: reason, at: step?.location))
    case .timedOut:
      return .running(.tookTooLong(seconds: request.timeLimit, during: stepName(updates), updates: updates))
    case .signalled(let signal):
      let report = CrashReport(files: text.copies.map(\.source))
      return .running(
        .crashed(
          report.crash(
            signal: signal, lines: output.fatalLines, backtrace: backtrace, step: stepName(updates), updates: updates)))
    }
  }

  /// The step that was being taken when `updates` were recorded.
  private func stepName(_ updates: Int) -> String? { updates == 0 ? "appear" : request.step(ofUpdate: updates)?.text }
}
