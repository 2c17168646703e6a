import Foundation

/// What is ready to run, and what waits for its time on the simulated clock. Used from all threads.
final class WaitingWork: @unchecked Sendable {
  static let shared = WaitingWork()

  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private struct Delayed {
    var time: Int64
    var order: Int
    var run: () -> Void
  }
  private let lock = NSLock()
  private var ready: [UnownedJob] = []
  private var delayed: [Delayed] = []
  private var order = 0
  private var present: Int64 = 0
  private var changeCount = 0
  private var isActive = false

  var isInstalled: Bool {
    get { lock.withLock { isActive } }
    set { lock.withLock { isActive = newValue } }
  }

  /// Nanoseconds since the program began.
  var now: Int64 {
    get { lock.withLock { present } }
    set { lock.withLock { present = newValue } }
  }

  /// Counts what was added, to see whether running something led to more.
  var changes: Int { lock.withLock { changeCount } }

  func add(_ job: UnownedJob) {
    lock.withLock {
      ready.append(job)
      changeCount += 1
    }
  }

  func takeReady() -> [UnownedJob] {
    lock.withLock {
      defer { ready = [] }
      return ready
    }
  }

  /// The time so many nanoseconds from now, at most a century after the program began: a wait that never ends is asked
  /// for with the greatest number there is.
  func time(after delay: Int64) -> Int64 { lock.withLock { unlockedTime(after: delay) } }

  private func unlockedTime(after delay: Int64) -> Int64 {
    let (time, isTooMuch) = present.addingReportingOverflow(max(0, delay))
    return isTooMuch ? Self.lastTime : min(time, Self.lastTime)
  }

  private static let lastTime: Int64 = 100 * 366 * 86_400 * 1_000_000_000

  /// Adds work for later; false where nothing drives the clock.
  func add(after delay: Int64, _ run: @escaping () -> Void) -> Bool {
    lock.withLock {
      guard isActive else { return false }
      order += 1
      delayed.append(Delayed(time: unlockedTime(after: delay), order: order, run: run))
      return true
    }
  }

  /// The next work whose time comes by `end`; the clock then stands at its time.
  func takeDue(until end: Int64) -> (() -> Void)? {
    lock.withLock {
      guard
        let index = delayed.indices.min(by: {
          (delayed[$0].time, delayed[$0].order) < (delayed[$1].time, delayed[$1].order)
        }), delayed[index].time <= end
      else { return nil }
      let next = delayed.remove(at: index)
      present = max(present, next.time)
      return next.run
    }
  }

  /// Blocks that other queues than the main one have not ended yet.
  static var runningBlocks: Int64 {
    guard let symbol = dlsym(nil, "graphdump_running_blocks") else { return 0 }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int64).self)()
  }
}

/// Takes work that a program wants done later. Called by the functions that stand in for the system's.
@_cdecl("graphdump_after")
public func _graphdumpAfter(
  _ delay: Int64, _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ isTask: Int32
) -> Int32 {
  nonisolated(unsafe) let (queue, context) = (queue, context)
  let isTaken = WaitingWork.shared.add(after: delay) {
    // A task's job runs here, in order; a person's block on the queue it was meant for.
    if isTask != 0 {
      work(context)
    } else {
      dispatchAsync(queue, context, work)
    }
  }
  return isTaken ? 1 : 0
}

@_silgen_name("dispatch_async_f")
private func dispatchAsync(
  _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void)

/// The simulated time, in nanoseconds since the program began.
@_cdecl("graphdump_simulated_nanoseconds")
public func _graphdumpSimulatedNanoseconds() -> Int64 { WaitingWork.shared.now }
