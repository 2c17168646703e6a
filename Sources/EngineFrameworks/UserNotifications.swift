import Engine
import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line; always empty.
  public internal(set) var title = ""
}

/// What a notification is to say.
public final class UNMutableNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  public var title = ""
  /// The second line.
  public var subtitle = ""
  public var body = ""
  /// The number at the app's symbol; `nil` leaves it as it is.
  public var badge: NSNumber?
  /// What is heard; `nil` for nothing.
  public var sound: UNNotificationSound?
  /// What the app gives itself.
  public var userInfo: [AnyHashable: Any] = [:]
  /// Which actions a person is offered, by a name.
  public var categoryIdentifier = ""
  public override init() {}
}

/// A sound.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The sound that is always heard.
  public static let defaultCritical = UNNotificationSound()
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// After how many seconds.
  public let timeInterval: TimeInterval
  /// A trigger after a number of seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// At which date: whatever is not said may be anything.
  public let dateComponents: DateComponents
  /// A trigger at a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells the notification from others.
  public let identifier: String
  /// What it is to say.
  public let content: UNMutableNotificationContent
  /// When it is to come; `nil` for at once.
  public let trigger: UNNotificationTrigger?
  /// A request; nothing comes of it.
  public init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's symbol.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A message on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Quiet messages, without asking first.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may be noticed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// What an app may do.
public struct UNNotificationSettings: Sendable {
  /// Whether the app may be noticed: never decided.
  public let authorizationStatus: UNAuthorizationStatus
}

/// Keeps what notifications are asked for. None ever comes here: a person who is asked says no.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private var requests: [UNNotificationRequest] = []
  /// Who would be told of notifications; nobody is, as none comes.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The only center.
  public static func current() -> UNUserNotificationCenter { center }

  /// Answers at once that the app may not; no error is given.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Whether the app may: always `false`. Nothing is thrown.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  /// Answers at once that nothing was decided.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings(authorizationStatus: .notDetermined))
  }

  /// What was decided: nothing.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: .notDetermined)
  }

  /// Keeps the request, and calls the handler without an error.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.append(request)
    completionHandler?(nil)
  }

  /// Gives the requests that were kept, in their order.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(requests) }

  /// Forgets requests by what tells them from others.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Forgets all requests.
  public func removeAllPendingNotificationRequests() { requests = [] }

  /// Does nothing: no notification has come.
  public func removeAllDeliveredNotifications() {}

  /// Calls the handler without an error; the number is not kept.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    handler?(nil)
  }
}

/// Told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}
