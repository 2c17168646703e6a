// swift-format-ignore-file: OnlyOneTrailingClosureArgument, ReplaceForEachWithForLoop

extension Publisher {
  /// The values of the publishers that a closure makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _Operator<P.Output, P.Failure> where P.Failure == Failure {
    _Operator { emitter in
      var inner: [AnyCancellable] = []
      var running = 1
      func ended(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return emitter.finish(completion) }
        running -= 1
        if running == 0 { emitter.finish(.finished) }
      }
      let outer = self.sink(receiveCompletion: ended) { value in
        running += 1
        inner.append(transform(value).sink(receiveCompletion: ended) { emitter.send($0) })
      }
      return AnyCancellable {
        outer.cancel()
        inner.forEach { $0.cancel() }
      }
    }
  }

  /// The last values of two publishers together.
  public func combineLatest<P: Publisher>(_ other: P) -> _Operator<(Output, P.Output), Failure>
  where P.Failure == Failure {
    _Operator { emitter in
      var first: Output?
      var second: P.Output?
      var running = 2
      func send() { if let first, let second { emitter.send((first, second)) } }
      func ended(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return emitter.finish(completion) }
        running -= 1
        if running == 0 { emitter.finish(.finished) }
      }
      let a = self.sink(receiveCompletion: ended) {
        first = $0
        send()
      }
      let b = other.sink(receiveCompletion: ended) {
        second = $0
        send()
      }
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }

  /// The values of two publishers, as they come.
  public func merge<P: Publisher>(with other: P) -> _Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _Operator { emitter in
      var running = 2
      func ended(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return emitter.finish(completion) }
        running -= 1
        if running == 0 { emitter.finish(.finished) }
      }
      let a = self.sink(receiveCompletion: ended) { emitter.send($0) }
      let b = other.sink(receiveCompletion: ended) { emitter.send($0) }
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }

  /// The values of two publishers in pairs; it ends when one of the two has ended and no pair can follow.
  public func zip<P: Publisher>(_ other: P) -> _Operator<(Output, P.Output), Failure> where P.Failure == Failure {
    _Operator { emitter in
      var first: [Output] = []
      var second: [P.Output] = []
      var (isFirstEnded, isSecondEnded) = (false, false)
      func send() {
        while !first.isEmpty, !second.isEmpty { emitter.send((first.removeFirst(), second.removeFirst())) }
        if isFirstEnded && first.isEmpty || isSecondEnded && second.isEmpty { emitter.finish(.finished) }
      }
      let a = self.sink(
        receiveCompletion: {
          if case .failure = $0 { return emitter.finish($0) }
          isFirstEnded = true
          send()
        },
        receiveValue: {
          first.append($0)
          send()
        })
      let b = other.sink(
        receiveCompletion: {
          if case .failure = $0 { return emitter.finish($0) }
          isSecondEnded = true
          send()
        },
        receiveValue: {
          second.append($0)
          send()
        })
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the last publisher that was emitted.
  public func switchToLatest() -> _Operator<Output.Output, Failure> {
    _Operator { emitter in
      var inner: AnyCancellable?
      let outer = self.sink(
        receiveCompletion: { if case .failure = $0 { emitter.finish($0) } },
        receiveValue: { publisher in
          inner?.cancel()
          inner = publisher.sink(
            receiveCompletion: { if case .failure = $0 { emitter.finish($0) } },
            receiveValue: { emitter.send($0) })
        })
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}
