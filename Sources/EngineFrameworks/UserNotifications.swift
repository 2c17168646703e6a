import Engine
import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var title = ""
}

/// What a notification is to say.
public final class UNMutableNotificationContent: NSObject, @unchecked Sendable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
  public override init() {}
}

/// A sound.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNMutableNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may be noticed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// What an app may do.
public struct UNNotificationSettings: Sendable {
  public let authorizationStatus: UNAuthorizationStatus
}

/// Keeps what notifications are asked for. None ever comes here: a person who is asked says no.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private var requests: [UNNotificationRequest] = []
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public static func current() -> UNUserNotificationCenter { center }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings(authorizationStatus: .notDetermined))
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: .notDetermined)
  }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.append(request)
    completionHandler?(nil)
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(requests) }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  public func removeAllPendingNotificationRequests() { requests = [] }

  public func removeAllDeliveredNotifications() {}

  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    handler?(nil)
  }
}

/// Told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}
