/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (any Subscriber<Output, Failure>) -> Void

  /// Wraps a publisher; a subscriber is attached to that one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { subscriber in
      func open<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
      }
      open(subscriber)
    }
  }

  /// Attaches the subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribe(subscriber)
  }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// What an operator sends on.
final class Emitter<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
  private(set) var isEnded = false
  /// Whether it ended by itself.
  private(set) var isFinished = false

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    value = { _ = subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  func send(_ output: Output) { if !isEnded { value(output) } }

  func finish(_ end: Subscribers.Completion<Failure>) {
    if isEnded { return }
    isEnded = true
    isFinished = true
    completion(end)
  }

  func cancel() { isEnded = true }
}

/// A publisher whose subscriptions are made by a closure: what operators are made of.
public struct _Operator<Output, Failure: Error>: Publisher {
  let start: (Emitter<Output, Failure>) -> AnyCancellable?

  /// Starts the operator anew for the subscriber; cancelling stops what it started.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let emitter = Emitter<Output, Failure>(subscriber)
    let subscription = OperatorSubscription { emitter.cancel() }
    subscriber.receive(subscription: subscription)
    subscription.upstream = start(emitter)
    if emitter.isEnded { subscription.upstream = nil }
  }
}

final class OperatorSubscription: Subscription {
  var upstream: AnyCancellable?
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    end()
    upstream = nil
  }
}

/// Emits one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value that each subscriber gets.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Gives the subscriber the value at once, then the end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OperatorSubscription {})
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// Emits nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the end follows at once; else nothing ever does.
  public let completeImmediately: Bool

  /// A publisher that emits nothing, and ends at once where nothing else is said.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher that emits nothing, its types said in words.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Ends at once, or never.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OperatorSubscription {})
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How it fails.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) { self.error = error }

  /// A publisher that fails, its type of values said in words.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Tells the subscriber of the failure at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: OperatorSubscription {})
    subscriber.receive(completion: .failure(error))
  }
}

/// Emits one value when it is there.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Emitter<Output, Failure>] = []

  /// Calls the closure at once; what it is answered first counts, and further answers are left out.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let emitters = waiting
      waiting = []
      for emitter in emitters { Future.send(result, emitter) }
    }
  }

  private static func send(_ result: Result<Output, Failure>, _ emitter: Emitter<Output, Failure>) {
    switch result {
    case .success(let value):
      emitter.send(value)
      emitter.finish(.finished)
    case .failure(let error): emitter.finish(.failure(error))
    }
  }

  /// Gives the subscriber the value or the failure: at once where it is there, else when it comes.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let emitter = Emitter<Output, Failure>(subscriber)
    subscriber.receive(subscription: OperatorSubscription { emitter.cancel() })
    if let result { Future.send(result, emitter) } else { waiting.append(emitter) }
  }
}

extension Sequence {
  /// A publisher of the elements, one after another.
  public var publisher: _Operator<Element, Never> {
    _Operator { emitter in
      for element in self { emitter.send(element) }
      emitter.finish(.finished)
      return nil
    }
  }
}
