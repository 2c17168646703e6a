// swift-format-ignore-file: ReplaceForEachWithForLoop

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

  /// The last values of two publishers, made into one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Operator<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// The last values of three publishers together.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> _Operator<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
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

  /// The values of two publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> _Operator<(Output, P.Output), Failure> where P.Failure == Failure {
    _Operator { emitter in
      var first: [Output] = []
      var second: [P.Output] = []
      func send() {
        guard !first.isEmpty, !second.isEmpty else { return }
        emitter.send((first.removeFirst(), second.removeFirst()))
      }
      let a = self.sink(receiveCompletion: { emitter.finish($0) }) {
        first.append($0)
        send()
      }
      let b = other.sink(receiveCompletion: { emitter.finish($0) }) {
        second.append($0)
        send()
      }
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

/// The names that operators have as types.
public enum Publishers {
  /// The last values of two publishers together.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }
}
