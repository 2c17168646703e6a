import Engine
import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline, accessoryCorner

  /// The size by its name in the code.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}

/// What a widget shows at a time.
public protocol TimelineEntry: SendableMetatype {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// `nil`: the entry matters as much as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much the entry matters, beside the other ones.
  public var score: Float
  /// For how many seconds the entry matters; 0 until the next one.
  public var duration: TimeInterval

  /// A score, and how long it holds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  /// After the last of the entries.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// Not before the program asks for it.
  public static let never = TimelineReloadPolicy(name: "never")
  /// As soon as a date has come.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after \(date)") }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, in order of time.
  public let entries: [EntryType]
  /// When the widget asks for more.
  public let policy: TimelineReloadPolicy

  /// Entries in order, and when more are asked for.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// What surrounds a widget.
public struct TimelineProviderContext {
  /// The size of the widget: always the small one.
  public let family: WidgetFamily
  /// Whether the widget is shown to be chosen: always `true`.
  public let isPreview: Bool
  /// How large the widget is, in points: always 158 by 158.
  public let displaySize: CGSize

  init() {
    family = .systemSmall
    isPreview = true
    displaySize = CGSize(width: 158, height: 158)
  }
}

/// Where the entries of a widget come from.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget without settings: a view for each of its entries.
///
/// It is shown with the entry of a preview, else with the snapshot, else with the placeholder.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let first: () -> Any?
  private let content: (Any) -> Content?

  /// A widget whose entries come from a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    nonisolated(unsafe) let provider = provider
    first = {
      let context = TimelineProviderContext()
      let snapshot = FirstEntry<Provider.Entry>()
      provider.getSnapshot(in: context) { snapshot.value = snapshot.value ?? $0 }
      return snapshot.value ?? provider.placeholder(in: context)
    }
    self.content = { ($0 as? Provider.Entry).map(content) }
  }

  public typealias Body = Never
  @MainActor public func _view(for entry: Any?) -> (any View)? { (entry ?? first()).flatMap(content) }
}

private final class FirstEntry<Entry>: @unchecked Sendable {
  var value: Entry?
}

extension WidgetConfiguration {
  /// Says in which sizes the widget comes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Says where the widget is not shown.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
}

/// A place of widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// Among the symbols of apps.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// Below the time, where the device is locked.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On a phone that is being charged on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a computer, from a phone that is near.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// On the screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Asks widgets for new entries; there are none outside of the program.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  /// Does nothing: no widget is shown elsewhere.
  public func reloadAllTimelines() {}
  /// Does nothing: no widget of the kind is shown elsewhere.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: no settings are proposed.
  public func invalidateConfigurationRecommendations() {}
  /// Calls the handler at once with no widget.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that a person has added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// What the program calls the widget.
  public let kind: String
  /// In which size the widget was added.
  public let family: WidgetFamily
  /// The same as ``kind``.
  public var id: String { kind }
}
