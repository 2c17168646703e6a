// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// Operators that put values off. There is one thread, and the clock may be a simulated one.
extension Publisher {
  /// The values on a scheduler: in their order, after what is running now.
  ///
  /// A value that arrives this way is written after the present update, as with SwiftUI, where it makes another one. With
  /// `ImmediateScheduler` it is delivered at once.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Operator<Output, Failure> {
    scheduler._isImmediate ? operate { $1.send($0) } : delayed(by: 0)
  }

  /// The work on another scheduler: here there is one thread.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> _Operator<
    Output, Failure
  > { operate { $1.send($0) } }

  /// The values some time later.
  public func delay<S: Scheduler>(
    for interval: S.Stride, tolerance: S.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> { delayed(by: interval._seconds) }

  private func delayed(by seconds: Double) -> _Operator<Output, Failure> {
    operate(state: { Waiting() }) { waiting, value, emitter in
      waiting.add(seconds) { emitter.send(value) }
    } end: { waiting, completion, emitter in
      waiting.add(seconds) { emitter.finish(completion) }
    }
  }

  /// The last value when none has followed for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> {
    operate(state: { AnyCancellable?.none }) { waiting, value, emitter in
      waiting?.cancel()
      waiting = CombineClocks.current.schedule(after: dueTime._seconds) { emitter.send(value) }
    }
  }

  /// The first value, and then one in each span of time: the last one that came in it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.Stride, scheduler: S, latest: Bool
  ) -> _Operator<Output, Failure> {
    operate(state: { Throttle<Output>() }) { state, value, emitter in
      let kept = state
      if kept.isWaiting {
        if latest || kept.pending == nil { kept.pending = value }
        return
      }
      emitter.send(value)
      kept.wait(interval._seconds) { emitter.send($0) }
    }
  }

  /// The values; it ends when none comes for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> _Operator<Output, Failure> {
    _Operator { emitter in
      var alarm: AnyCancellable?
      func wait() {
        alarm = CombineClocks.current.schedule(after: interval._seconds) {
          emitter.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      let values = self.sink(
        receiveCompletion: {
          alarm?.cancel()
          emitter.finish($0)
        },
        receiveValue: {
          alarm?.cancel()
          emitter.send($0)
          if !emitter.isEnded { wait() }
        })
      return AnyCancellable {
        alarm?.cancel()
        values.cancel()
      }
    }
  }
}

/// What a subscription has put off; it is left out when the subscription ends.
private final class Waiting {
  private var last = 0
  private var actions: [Int: AnyCancellable] = [:]

  func add(_ seconds: Double, _ action: @escaping () -> Void) {
    last += 1
    let number = last
    actions[number] = CombineClocks.current.schedule(after: seconds) { [weak self] in
      self?.actions[number] = nil
      action()
    }
  }
}

/// What a throttled subscription waits for.
private final class Throttle<Output> {
  var pending: Output?
  private var window: AnyCancellable?
  var isWaiting: Bool { window != nil }

  func wait(_ seconds: Double, _ send: @escaping (Output) -> Void) {
    window = CombineClocks.current.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      window = nil
      guard let value = pending else { return }
      pending = nil
      send(value)
      wait(seconds, send)
    }
  }
}
