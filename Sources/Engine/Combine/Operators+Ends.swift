// swift-format-ignore-file: OnlyOneTrailingClosureArgument

/// Operators that begin, end or go on with something else.
extension Publisher {
  /// The last value, at the end.
  public func last() -> _Operator<Output, Failure> {
    operate(state: { Output?.none }) { last, value, _ in
      last = value
    } end: { last, completion, emitter in
      if case .finished = completion, let last { emitter.send(last) }
      emitter.finish(completion)
    }
  }

  /// The last value for which a closure is true, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    filter(predicate).last()
  }

  /// The values while a closure is true.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate { predicate($0) ? $1.send($0) : $1.finish(.finished) }
  }

  /// The values until another publisher emits one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> _Operator<Output, Failure> {
    _Operator { emitter in
      let end = other.sink(receiveCompletion: { _ in }) { _ in emitter.finish(.finished) }
      let values = self.sink(receiveCompletion: { emitter.finish($0) }) { emitter.send($0) }
      return AnyCancellable {
        end.cancel()
        values.cancel()
      }
    }
  }

  /// The values from the first on for which a closure is false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate(state: { true }) { isDropping, value, emitter in
      if isDropping, predicate(value) { return }
      isDropping = false
      emitter.send(value)
    }
  }

  /// The values that come after another publisher's first one.
  public func drop<P: Publisher>(untilOutputFrom other: P) -> _Operator<Output, Failure> where P.Failure == Failure {
    _Operator { emitter in
      var isOpen = false
      let begin = other.sink(receiveCompletion: { if case .failure = $0 { emitter.finish($0) } }) { _ in isOpen = true }
      let values = self.sink(receiveCompletion: { emitter.finish($0) }) { if isOpen { emitter.send($0) } }
      return AnyCancellable {
        begin.cancel()
        values.cancel()
      }
    }
  }

  /// The value at a place.
  public func output(at index: Int) -> _Operator<Output, Failure> { dropFirst(index).prefix(1) }

  /// The values at some places.
  public func output<R: RangeExpression>(in range: R) -> _Operator<Output, Failure> where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// The values after some others.
  public func prepend(_ elements: Output...) -> _Operator<Output, Failure> { prepend(elements) }

  /// The values after those of a sequence.
  public func prepend<S: Sequence>(_ elements: S) -> _Operator<Output, Failure> where S.Element == Output {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }

  /// The values after those of another publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> _Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// Some values after the publisher's own.
  public func append(_ elements: Output...) -> _Operator<Output, Failure> { append(elements) }

  /// The values of a sequence after the publisher's own.
  public func append<S: Sequence>(_ elements: S) -> _Operator<Output, Failure> where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Another publisher's values after the publisher's own.
  public func append<P: Publisher>(_ publisher: P) -> _Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _Operator { emitter in
      var second: AnyCancellable?
      let first = self.sink(
        receiveCompletion: {
          if case .failure = $0 { return emitter.finish($0) }
          second = publisher.sink(receiveCompletion: { emitter.finish($0) }) { emitter.send($0) }
        }, receiveValue: { emitter.send($0) })
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// The publisher again where it fails, so many times.
  public func retry(_ retries: Int) -> _Operator<Output, Failure> {
    retries < 1
      ? operate { $1.send($0) }
      : _Operator { emitter in
        var again: AnyCancellable?
        let first = self.sink(
          receiveCompletion: {
            guard case .failure = $0 else { return emitter.finish($0) }
            again = self.retry(retries - 1).sink(receiveCompletion: { emitter.finish($0) }) { emitter.send($0) }
          }, receiveValue: { emitter.send($0) })
        return AnyCancellable {
          first.cancel()
          again?.cancel()
        }
      }
  }

  /// The end alone.
  public func ignoreOutput() -> _Operator<Never, Failure> { operate { _, _ in } }

  /// The publisher, of which it is said that it can't fail: a failure ends it.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> _Operator<Output, Never> {
    _Operator { emitter in self.sink(receiveCompletion: { _ in emitter.finish(.finished) }) { emitter.send($0) } }
  }
}
