import Engine
import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline, accessoryCorner

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
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after \(date)") }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// What surrounds a widget.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
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
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Asks widgets for new entries; there are none outside of the program.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that a person has added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}
