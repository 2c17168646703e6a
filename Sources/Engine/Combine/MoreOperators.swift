// swift-format-ignore-file: OnlyOneTrailingClosureArgument

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// The subscription that goes on, of several in turn.
private final class Turn {
  var current: AnyCancellable?
}

extension Publisher {
  /// Subscribes again when an error comes, so many times.
  public func retry(_ retries: Int) -> _Operator<Output, Failure> {
    _Operator { emitter in
      let turn = Turn()
      func subscribe(_ left: Int) {
        turn.current = self.sink(
          receiveCompletion: { completion in
            if case .failure = completion, left > 0 { subscribe(left - 1) } else { emitter.finish(completion) }
          }, receiveValue: { emitter.send($0) })
      }
      subscribe(retries)
      return AnyCancellable { turn.current?.cancel() }
    }
  }

  /// Ends when no value comes for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> _Operator<Output, Failure> {
    _Operator { emitter in
      let turn = Turn()
      func wait() {
        turn.current?.cancel()
        turn.current = CombineClocks.current.schedule(after: interval._seconds) {
          emitter.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      let inner = self.sink(
        receiveCompletion: {
          turn.current?.cancel()
          emitter.finish($0)
        },
        receiveValue: {
          emitter.send($0)
          wait()
        })
      return AnyCancellable {
        turn.current?.cancel()
        inner.cancel()
      }
    }
  }

  /// The last value, at the end.
  public func last() -> _Operator<Output, Failure> { last { _ in true } }

  /// The last value for which a closure is true, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate(state: { Output?.none }) { last, value, _ in
      if predicate(value) { last = value }
    } end: { last, completion, emitter in
      if case .finished = completion, let last { emitter.send(last) }
      emitter.finish(completion)
    }
  }

  /// The value with a number, counted from 0.
  public func output(at index: Int) -> _Operator<Output, Failure> { dropFirst(index).prefix(1) }

  /// The values with some numbers, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> _Operator<Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// The values as long as a closure is true.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate { if predicate($0) { $1.send($0) } else { $1.finish(.finished) } }
  }

  /// The values until another publisher emits one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> _Operator<Output, Failure> {
    _Operator { emitter in
      let stop = other.sink(receiveCompletion: { _ in }, receiveValue: { _ in emitter.finish(.finished) })
      let inner = self.sink(receiveCompletion: { emitter.finish($0) }, receiveValue: { emitter.send($0) })
      return AnyCancellable {
        stop.cancel()
        inner.cancel()
      }
    }
  }

  /// The values from the first one on for which a closure is false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate(state: { true }) { isDropping, value, emitter in
      if isDropping, predicate(value) { return }
      isDropping = false
      emitter.send(value)
    }
  }

  /// How many values there were, at the end.
  public func count() -> _Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Only the end.
  public func ignoreOutput() -> _Operator<Output, Failure> { filter { _ in false } }

  /// Whether a closure is true for some value: once it is, or at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> _Operator<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Whether a closure is true for all values: once it is not, or at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> _Operator<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Some values before those of the publisher.
  public func prepend(_ elements: Output...) -> _Operator<Output, Failure> {
    _Operator { emitter in
      for element in elements { emitter.send(element) }
      return self.sink(receiveCompletion: { emitter.finish($0) }, receiveValue: { emitter.send($0) })
    }
  }

  /// Some values after those of the publisher.
  public func append(_ elements: Output...) -> _Operator<Output, Failure> {
    operate {
      $1.send($0)
    } end: { completion, emitter in
      if case .finished = completion { for element in elements { emitter.send(element) } }
      emitter.finish(completion)
    }
  }

  /// The values in lists of so many.
  public func collect(_ count: Int) -> _Operator<[Output], Failure> {
    operate(state: { [Output]() }) { list, value, emitter in
      list.append(value)
      if list.count == count {
        emitter.send(list)
        list = []
      }
    } end: { list, completion, emitter in
      if case .finished = completion, !list.isEmpty { emitter.send(list) }
      emitter.finish(completion)
    }
  }

  /// The values for which a closure is true that may throw.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> _Operator<Output, any Error> {
    tryMap { (value: $0, isIncluded: try isIncluded($0)) }.compactMap { $0.isIncluded ? $0.value : nil }
  }

  /// The values that a closure that may throw makes something of.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> _Operator<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value comes: once it does, or at the end.
  public func contains(_ output: Output) -> _Operator<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The largest value, at the end.
  public func max() -> _Operator<Output, Failure> { largest { $0 < $1 } }

  /// The smallest value, at the end.
  public func min() -> _Operator<Output, Failure> { largest { $0 > $1 } }

  private func largest(_ isBefore: @escaping (Output, Output) -> Bool) -> _Operator<Output, Failure> {
    reduce(Output?.none) { best, value in
      guard let best, !isBefore(best, value) else { return value }
      return best
    }.compactMap { $0 }
  }
}
