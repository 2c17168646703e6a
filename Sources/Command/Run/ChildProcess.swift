import Foundation

/// Another program, run to its end in a process group of its own, with a time limit.
struct ChildProcess {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// In seconds.
  var timeLimit: Double

  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  /// Runs it, handing on what it prints to both outputs as it comes.
  ///
  /// When it ends, or its time is over, everything in its group is stopped.
  func run(onOutput: (Data) -> Void) throws -> Ending {
    var pipe: [Int32] = [0, 0]
    guard Foundation.pipe(&pipe) == 0 else { throw notStarted(errno) }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do { process = try spawn(output: pipe[1]) } catch {
      close(pipe[0])
      close(pipe[1])
      throw error
    }
    close(pipe[1])
    Interruption.began(process)
    defer {
      kill(-process, SIGKILL)
      Interruption.ended(process)
      close(pipe[0])
    }
    return wait(for: process, output: pipe[0], onOutput: onOutput)
  }

  private func notStarted(_ code: Int32) -> CommandError {
    .running(.notStarted(path: executable, reason: String(cString: strerror(code))))
  }

  private func spawn(output: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw notStarted(code) }
    return process
  }

  private func wait(for process: pid_t, output: Int32, onOutput: (Data) -> Void) -> Ending {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(timeLimit)
    var isOpen = true
    while true {
      if isOpen { isOpen = read(output, milliseconds: 20, onOutput) } else { usleep(1000) }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        while isOpen, hasOutput(output, milliseconds: 0) { isOpen = read(output, milliseconds: 0, onOutput) }
        return Self.ending(status)
      }
      if clock.now >= deadline {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        return .timedOut
      }
    }
  }

  private func hasOutput(_ file: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Reads what is there; `false` at the end of the output.
  private func read(_ file: Int32, milliseconds: Int32, _ onOutput: (Data) -> Void) -> Bool {
    guard hasOutput(file, milliseconds: milliseconds) else { return true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(file, &buffer, buffer.count)
    if count > 0 { onOutput(Data(buffer[..<count])) }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  private static func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
