import Foundation

/// Runs the concurrency runtime's jobs one by one on the main thread, on a simulated clock.
///
/// The runtime has hooks for work that becomes ready; with them a program's tasks run in the order in which they became
/// ready, and a `Task.sleep` ends when the simulated clock reaches its time. Installed in programs of their own only,
/// never in people's tests.
@MainActor final class SimulatedExecutor {
  private struct Delayed {
    var time: Double
    var order: Int
    var job: UnownedJob
  }
  nonisolated(unsafe) private static var shared: SimulatedExecutor?
  nonisolated(unsafe) private static var ready: [UnownedJob] = []
  nonisolated(unsafe) private static var delayed: [Delayed] = []
  nonisolated(unsafe) private static var order = 0
  /// Seconds since the program began.
  nonisolated(unsafe) static var now: Double = 0
  private nonisolated static let lock = NSLock()
  /// How many jobs may run in one update before it counts as endless.
  private static let mostJobs = 100_000

  static func install() -> SimulatedExecutor {
    if let shared { return shared }
    let executor = SimulatedExecutor()
    shared = executor
    set("swift_task_enqueueMainExecutor_hook") { (job: UnsafeRawPointer, _: UnsafeRawPointer) in
      SimulatedExecutor.enqueue(job)
    }
    set("swift_task_enqueueGlobal_hook") { (job: UnsafeRawPointer, _: UnsafeRawPointer) in
      SimulatedExecutor.enqueue(job)
    }
    setDelayHooks()
    return executor
  }

  private typealias Hook = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  private typealias DelayHook = @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer) -> Void
  private typealias DeadlineHook =
    @convention(c) (Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer, UnsafeRawPointer) -> Void

  private static func set(_ name: String, _ hook: @escaping Hook) {
    guard let place = dlsym(nil, name) else { return }
    place.assumingMemoryBound(to: Hook.self).pointee = hook
  }

  private static func setDelayHooks() {
    if let place = dlsym(nil, "swift_task_enqueueGlobalWithDelay_hook") {
      let hook: DelayHook = { delay, job, _ in
        SimulatedExecutor.enqueue(job, after: Double(delay) / 1e9)
      }
      place.assumingMemoryBound(to: DelayHook.self).pointee = hook
    }
    if let place = dlsym(nil, "swift_task_enqueueGlobalWithDeadline_hook") {
      let hook: DeadlineHook = { seconds, nanoseconds, _, _, clock, job, _ in
        SimulatedExecutor.enqueue(job, atDeadline: Double(seconds) + Double(nanoseconds) / 1e9, clock: clock)
      }
      place.assumingMemoryBound(to: DeadlineHook.self).pointee = hook
    }
  }

  nonisolated private static func enqueue(_ job: UnsafeRawPointer) {
    lock.withLock { ready.append(unsafeBitCast(job, to: UnownedJob.self)) }
  }

  nonisolated private static func enqueue(_ job: UnsafeRawPointer, after delay: Double) {
    lock.withLock {
      order += 1
      delayed.append(Delayed(time: now + delay, order: order, job: unsafeBitCast(job, to: UnownedJob.self)))
    }
  }

  /// A deadline is told on the clock it was asked for: what is left of it counts from the simulated now.
  nonisolated private static func enqueue(_ job: UnsafeRawPointer, atDeadline deadline: Double, clock: Int32) {
    var time = timespec()
    clock_gettime(clock == 1 ? CLOCK_MONOTONIC : continuousClock, &time)
    let present = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    // The clocks differ by what passed in real time between asking and this call; whole milliseconds are meant.
    let delay = max(0, ((deadline - present) * 1000).rounded() / 1000)
    enqueue(job, after: delay)
  }

  /// Runs what is ready; returns whether there was anything.
  func drain() -> Bool {
    var count = 0
    while count < SimulatedExecutor.mostJobs {
      runMainQueue()
      let jobs = SimulatedExecutor.lock.withLock {
        defer { SimulatedExecutor.ready = [] }
        return SimulatedExecutor.ready
      }
      if jobs.isEmpty { break }
      for job in jobs { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      count += jobs.count
    }
    return count > 0
  }

  /// Lets blocks run that were dispatched to the main queue.
  private func runMainQueue() { _ = RunLoop.main.run(mode: .default, before: Date.distantPast) }

  /// Moves the clock on, and makes ready what was to wait until then, one time after another.
  func advance(by seconds: Double) {
    let end = SimulatedExecutor.now + seconds
    while true {
      let next = SimulatedExecutor.lock.withLock { () -> UnownedJob? in
        guard
          let index = SimulatedExecutor.delayed.indices.min(by: { a, b in
            let (x, y) = (SimulatedExecutor.delayed[a], SimulatedExecutor.delayed[b])
            return (x.time, x.order) < (y.time, y.order)
          }), SimulatedExecutor.delayed[index].time <= end + 1e-9
        else { return nil }
        let entry = SimulatedExecutor.delayed.remove(at: index)
        SimulatedExecutor.now = max(SimulatedExecutor.now, entry.time)
        return entry.job
      }
      guard let next else { break }
      next.runSynchronously(on: MainActor.sharedUnownedExecutor)
      _ = drain()
    }
    SimulatedExecutor.now = end
  }
}

#if os(Linux)
  private let continuousClock = CLOCK_BOOTTIME
#else
  private let continuousClock = CLOCK_MONOTONIC
#endif

extension Session {
  /// Runs tasks on the simulated clock from now on.
  func use(_ executor: SimulatedExecutor) {
    drainTasks = { executor.drain() }
    advanceClock = { executor.advance(by: $0) }
  }
}
