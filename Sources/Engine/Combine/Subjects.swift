/// A publisher that values are sent to from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
  final class Link: Subscription {
    fileprivate let receiveValue: (Output) -> Void
    fileprivate let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    fileprivate weak var list: SubscriberList?
    fileprivate var isActive = true

    fileprivate init<S: Subscriber>(_ subscriber: S, _ list: SubscriberList)
    where S.Input == Output, S.Failure == Failure {
      receiveValue = { _ = subscriber.receive($0) }
      receiveCompletion = { subscriber.receive(completion: $0) }
      self.list = list
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      isActive = false
      list?.links.removeAll { $0 === self }
    }
  }
  private var links: [Link] = []
  private var completion: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let link = Link(subscriber, self)
    subscriber.receive(subscription: link)
    if let completion {
      subscriber.receive(completion: completion)
    } else if link.isActive {
      links.append(link)
    }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for link in links where link.isActive { link.receiveValue(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = links
    links = []
    for link in ended where link.isActive { link.receiveCompletion(completion) }
  }

  var hasCompleted: Bool { completion != nil }
}

/// A subject that passes on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let list = SubscriberList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Sends the value to all subscribers, in the order in which they came.
  public func send(_ value: Output) { list.send(value) }

  /// Ends all subscriptions; what is sent afterwards is left out.
  public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }

  /// Attaches the subscriber; it gets what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.add(subscriber)
  }
}

/// A subject that keeps the last value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let list = SubscriberList<Output, Failure>()
  private var current: Output

  /// A subject that begins with a value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps the value and sends it to all subscribers; after the end it does neither.
  public func send(_ value: Output) {
    guard !list.hasCompleted else { return }
    current = value
    list.send(value)
  }

  /// Ends all subscriptions; what is sent afterwards is left out.
  public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }

  /// Attaches the subscriber, and gives it the last value at once unless the subject has ended.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.add(subscriber)
    if !list.hasCompleted { _ = subscriber.receive(current) }
  }
}
