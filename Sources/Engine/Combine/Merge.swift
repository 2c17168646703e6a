extension Publishers {
  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// A publisher of the values of these two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all of them for the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// A publisher of the values of these three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all of them for the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }

  /// The values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output,
    D.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// A publisher of the values of these four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all of them for the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c, d).receive(subscriber: subscriber)
    }
  }

  /// The values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are emitted.
    public let publishers: [Upstream]

    /// A publisher of the values of these.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher of the values of a sequence of publishers.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all of them for the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The values of three publishers, as they come.
  public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> _Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  /// The values of four publishers, as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with second: P, _ third: Q, _ fourth: R
  ) -> _Operator<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  { merge(with: second).merge(with: third).merge(with: fourth) }
}
