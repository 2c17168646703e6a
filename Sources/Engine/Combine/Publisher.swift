/// Delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// Receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// An activity that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps the activity for as long as the collection lives.
  public func store(in collection: inout Set<AnyCancellable>) { collection.insert(AnyCancellable(self)) }

  /// Keeps the activity for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// Stops an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Calls `cancel` once, when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Cancels another activity once, when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Stops the activity; a second call does nothing.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells streams apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: ObjectIdentifier

  /// The identifier of an object, for as long as that lives.
  public init(_ object: AnyObject) { value = ObjectIdentifier(object) }

  /// A number, which differs from run to run.
  public var description: String { "\(value.hashValue)" }
}

/// A stream that can be told apart from others.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object itself.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
