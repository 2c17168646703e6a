import Foundation

/// Runs what a program leaves for later one by one on the main thread, on a simulated clock.
///
/// The concurrency runtime has a hook for work that becomes ready; with it, tasks run in the order in which they became
/// ready. What waits for a time (`Task.sleep`, `asyncAfter`) is handed over by the functions that stand in for the
/// system's in a generated program; it becomes ready when the clock is moved on. Installed in programs of their own
/// only, never in people's tests.
@MainActor final class SimulatedExecutor {
  private static let shared = SimulatedExecutor()
  /// How many jobs may run in one update before it is stopped.
  private static let mostJobs = 100_000
  /// How long an update waits for blocks on other queues, in seconds of real time.
  private static let longestWait = 10.0

  private typealias Hook = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  static func install() -> SimulatedExecutor {
    let hook: Hook = { job, _ in WaitingWork.shared.add(unsafeBitCast(job, to: UnownedJob.self)) }
    for name in ["swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook"] {
      dlsym(nil, name)?.assumingMemoryBound(to: Hook.self).pointee = hook
    }
    WaitingWork.shared.isInstalled = true
    return shared
  }

  /// Runs what is ready; returns whether there was anything.
  func drain() -> Bool {
    var count = 0
    let begin = ContinuousClock.now
    while count < SimulatedExecutor.mostJobs {
      let blocks = runMainQueue()
      let jobs = WaitingWork.shared.takeReady()
      for job in jobs { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      count += jobs.count + (blocks ? 1 : 0)
      if !jobs.isEmpty || blocks { continue }
      // Blocks on other queues belong to the update that handed them over.
      guard WaitingWork.runningBlocks > 0, begin.duration(to: .now) < .seconds(SimulatedExecutor.longestWait) else {
        break
      }
      usleep(200)
    }
    return count > 0
  }

  /// Lets blocks run that were dispatched to the main queue; returns whether there were any.
  private func runMainQueue() -> Bool {
    let before = WaitingWork.shared.changes
    _ = RunLoop.main.run(mode: .default, before: Date.distantPast)
    return WaitingWork.shared.changes != before
  }

  /// Moves the clock on, and makes ready what was to wait until then, one time after another.
  ///
  /// - Parameter settle: called after each moment at which something was ready.
  func advance(by seconds: Double, settle: () -> Void) {
    let end = WaitingWork.shared.time(after: Int64(Int((seconds * 1e9).rounded(), within: 0...Int.max)))
    while let work = WaitingWork.shared.takeDue(until: end) {
      work()
      _ = drain()
      settle()
    }
    WaitingWork.shared.now = end
  }
}

extension Session {
  /// Runs tasks on the simulated clock from now on.
  func use(_ executor: SimulatedExecutor) {
    drainTasks = { executor.drain() }
    advanceClock = { seconds, settle in executor.advance(by: seconds, settle: settle) }
  }
}
