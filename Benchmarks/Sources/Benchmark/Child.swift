import Foundation

/// A program that did not end well.
struct ChildError: Error, CustomStringConvertible {
  var words: [String]
  var status: Int32

  var description: String { "“\(words.joined(separator: " "))” ended with \(status)" }
}

enum Child {
  /// How long a program takes, in seconds.
  static func time(_ words: [String]) throws -> Double { try seconds { try run(words) } }

  /// How long work takes that can fail.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let time = start.duration(to: clock.now).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// How long this process computes for work, in seconds: what else the machine does is not counted.
  static func computing(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
  }

  static func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Foundation's own waiting looks every 50 ms only, which is longer than most of what is timed.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else { throw ChildError(words: words, status: process.terminationStatus) }
  }

  /// The greatest memory that a program takes, in bytes.
  static func memory(_ words: [String]) throws -> Int {
    let quiet = ["/bin/sh", "-c", #"exec "$@" >/dev/null 2>&1"#, "sh"] + words
    var arguments = quiet.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawnp(&process, quiet[0], nil, nil, &arguments, environ) == 0 else {
      throw ChildError(words: words, status: -1)
    }
    var (status, usage) = (Int32(), rusage())
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw ChildError(words: words, status: -1) }
    }
    guard status == 0 else { throw ChildError(words: words, status: status) }
    #if os(macOS)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
