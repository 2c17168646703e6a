/// The kinds of subscribers, and what they say to publishers.
public enum Subscribers {
  /// How a stream ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// `nil` for all there are.
    public let max: Int?

    /// All values that there are.
    public static let unlimited = Demand(max: nil)
    /// No further value.
    public static let none = Demand(max: 0)

    /// So many values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// A demand is less where it asks for fewer values.
    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? Int.max) < (b.max ?? Int.max) }
  }

  /// Calls closures with what it receives.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveValue: (Input) -> Void
    private let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// A subscriber that asks for all values and hands them to closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands the value to the closure; there is nothing more to ask for.
    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .none
    }

    /// Hands the end to the closure and leaves the publisher.
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      receiveCompletion(completion)
    }

    /// Leaves the publisher; a second call does nothing.
    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher {
  /// Calls closures with the values and the end of the stream, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
