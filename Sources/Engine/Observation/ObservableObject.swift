/// A class that says before each change that it changes; every view that declares it runs then (D4).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties send through.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Emits before an observable object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Tells all subscribers that the object is about to change.
  public func send() { subject.send() }

  /// Attaches the subscriber, which is told of each change from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// The synthesised publishers, kept beside the objects.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let carried = Carried(object)
    return onMain {
      let object = carried.value
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
