// swift-format-ignore-file: OnlyOneTrailingClosureArgument

/// Subscribes once, and hands what comes to all of its subscribers.
final class SharedSource<Output, Failure: Error> {
  private var emitters: [Emitter<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstream: AnyCancellable?

  func attach(_ emitter: Emitter<Output, Failure>) -> AnyCancellable {
    if let completion { emitter.finish(completion) } else { emitters.append(emitter) }
    return AnyCancellable { [weak self] in self?.detach(emitter) }
  }

  func connect<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    guard upstream == nil, completion == nil else { return }
    // A publisher that emits at once must not be subscribed to again by what that sets off.
    upstream = AnyCancellable {}
    upstream = publisher.sink(
      receiveCompletion: { [weak self] in self?.finish($0) },
      receiveValue: { [weak self] value in for emitter in self?.emitters ?? [] { emitter.send(value) } })
  }

  func disconnect() { upstream = nil }

  private func finish(_ end: Subscribers.Completion<Failure>) {
    completion = end
    for emitter in emitters { emitter.finish(end) }
    emitters = []
  }

  /// Nobody is left: the next subscriber begins anew.
  private func detach(_ emitter: Emitter<Output, Failure>) {
    emitters.removeAll { $0 === emitter }
    if emitters.isEmpty { upstream = nil }
  }
}

extension Publisher {
  /// The same publisher for all subscribers: it is subscribed to once.
  public func share() -> _Operator<Output, Failure> {
    let source = SharedSource<Output, Failure>()
    return _Operator { emitter in
      let attached = source.attach(emitter)
      source.connect(to: self)
      return attached
    }
  }

  /// The values handed on by a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }

  /// The values handed on by a subject that a closure makes, once it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: createSubject()) }
}

extension Publisher where Failure == Never {
  /// A publisher that begins when it is told to.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  /// Hands the values of a publisher on by a subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    /// Attaches the subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Subscribes to the publisher; cancelling the result ends that.
    public func connect() -> any Cancellable {
      upstream.sink(
        receiveCompletion: { [subject] in subject.send(completion: $0) },
        receiveValue: { [subject] in subject.send($0) })
    }
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made by the closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes a publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: _Operator<Wrapped, Never> {
    _Operator { emitter in
      if let value = self { emitter.send(value) }
      emitter.finish(.finished)
      return nil
    }
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: _Operator<Success, Failure> {
    _Operator { emitter in
      switch self {
      case .success(let value):
        emitter.send(value)
        emitter.finish(.finished)
      case .failure(let error): emitter.finish(.failure(error))
      }
      return nil
    }
  }
}
