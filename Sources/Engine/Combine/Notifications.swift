import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name, in the order in which they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications.
  public struct Publisher: Engine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The center that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Who must have posted them; `nil` for anybody.
    public let object: AnyObject?

    /// A publisher of a center's notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the center for as long as the subscription lasts.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Observation(self, subscriber))
    }

    /// An observer of the center, for as long as the subscription lasts.
    private final class Observation: Subscription {
      private let center: NotificationCenter
      private var observer: (any NSObjectProtocol)?

      init<S: Subscriber>(_ publisher: Publisher, _ subscriber: S) where S.Input == Notification {
        center = publisher.center
        nonisolated(unsafe) let receive: (Notification) -> Void = { _ = subscriber.receive($0) }
        observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { receive($0) }
      }

      func request(_ demand: Subscribers.Demand) {}

      func cancel() {
        if let observer { center.removeObserver(observer) }
        observer = nil
      }
    }
  }
}
