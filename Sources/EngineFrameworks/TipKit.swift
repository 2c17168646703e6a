import Engine
import Foundation

/// A hint for a person, which is shown once.
///
/// Tips are shown from `Tips.configure()` on, where all of their rules hold, until they are invalidated.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Option = TipOption

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the tip's type, where it has no other identity.
  public var id: String { "\(Self.self)" }
  /// `nil`: the tip says no more than its title.
  public var message: Text? { nil }
  /// `nil`: the tip has no picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// No rules, so that the tip is shown as soon as tips are.
  public var rules: [Rule] { [] }
  /// No options.
  public var options: [any TipOption] { [] }

  /// Whether the tip is to be shown now.
  public var shouldDisplay: Bool { TipStore.shared.shows(self) }

  /// What has become of the tip.
  public var status: Tips.Status {
    if let reason = TipStore.shared.reason(AnyHashable(id)) { return .invalidated(reason) }
    return shouldDisplay ? .available : .pending
  }

  /// Shows the tip no more.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.set(reason, for: AnyHashable(id))
  }

  /// Shows the tip again.
  public func resetEligibility() async {
    TipStore.shared.set(nil, for: AnyHashable(id))
  }
}

/// Says how a tip is shown.
public protocol TipOption: Sendable {}

/// What is the same for all tips of an app.
public enum Tips {
  /// Why a tip is shown no more.
  public enum InvalidationReason: Sendable, Codable {
    case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
  }

  /// What has become of a tip.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// Shows a tip so many times at most.
  public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }

  /// Shows a tip for so long at most.
  public struct MaxDisplayDuration: TipOption { public init(_ maxDisplayDuration: TimeInterval) {} }

  /// Shows a tip however long ago another one was.
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  /// How often tips are shown, and where it is kept what became of them.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public struct DisplayFrequency: Sendable {
      /// As soon as a tip may be shown; nothing follows.
      public static let immediate = DisplayFrequency()
      /// No more than one tip in an hour; nothing follows.
      public static let hourly = DisplayFrequency()
      /// No more than one tip in a day; nothing follows.
      public static let daily = DisplayFrequency()
      /// No more than one tip in a week; nothing follows.
      public static let weekly = DisplayFrequency()
      /// No more than one tip in a month; nothing follows.
      public static let monthly = DisplayFrequency()
    }

    /// Where it is kept what became of tips: here in memory.
    public struct DatastoreLocation: Sendable {
      /// Where the app keeps its files; nothing is written.
      public static let applicationDefault = DatastoreLocation()
      /// At an address; nothing is written.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      /// In a folder that several apps share; nothing is written.
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
    }

    /// Says how often tips are shown; it is not kept.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { .init() }
    /// Says where it is kept what became of tips; it is not kept.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption { .init() }
    /// Says where it is kept with others what became of tips; it is not kept.
    public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer) -> ConfigurationOption { .init() }

    /// Where it is kept with others what became of tips.
    public struct CloudKitContainer: Sendable {
      /// The first one that the app has; nothing is sent there.
      public static let automatic = CloudKitContainer()
      /// One by its name; nothing is sent there.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }
  }

  /// Shows tips from now on.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipStore.shared.configure(true)
  }

  /// Forgets what became of tips.
  public static func resetDatastore() throws { TipStore.shared.reset() }

  /// Shows all tips, whatever their rules are.
  public static func showAllTipsForTesting() { TipStore.shared.showAll() }

  /// Shows no tip.
  public static func hideAllTipsForTesting() { TipStore.shared.configure(false) }

  /// Shows some tips, whatever their rules are.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.showAll() }
}

/// What is known of tips.
final class TipStore: ObservableObject, @unchecked Sendable {
  static let shared = TipStore()

  private let lock = NSLock()
  private var isConfigured = false
  private var showsAll = false
  private var invalidated: [AnyHashable: Tips.InvalidationReason] = [:]

  /// Changes what is known, and tells who shows tips.
  private func change(_ body: () -> Void) {
    lock.withLock(body)
    objectWillChange.send()
  }

  func configure(_ shows: Bool) { change { isConfigured = shows } }

  func showAll() { change { showsAll = true } }

  func set(_ reason: Tips.InvalidationReason?, for id: AnyHashable) { change { invalidated[id] = reason } }

  func reset() { change { invalidated = [:] } }

  func reason(_ id: AnyHashable) -> Tips.InvalidationReason? { lock.withLock { invalidated[id] } }

  func shows(_ tip: some Tip) -> Bool {
    let id = AnyHashable(tip.id)
    let (mayShow, all) = lock.withLock { (isConfigured && invalidated[id] == nil, showsAll) }
    return mayShow && (all || tip.rules.allSatisfy { $0.holds() })
  }
}
