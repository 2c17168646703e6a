import Foundation

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: String, Hashable, Sendable { case compact, regular }

/// What a scene is doing.
public enum ScenePhase: String, Comparable, Hashable, Sendable {
  case background, inactive, active

  /// A phase is less the less a scene is in use.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool {
    let order: [ScenePhase] = [.background, .inactive, .active]
    return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
  }
}

/// Whether colours stand out.
public enum ColorSchemeContrast: String, CaseIterable, Sendable { case standard, increased }

/// Opens an address; here it only says that it did.
public struct OpenURLAction: Equatable, @unchecked Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let name: String
    /// The handler opened the address itself.
    public static let handled = Result(name: "handled")
    /// The address is not to be opened.
    public static let discarded = Result(name: "discarded")
    /// The system is to open the address.
    public static let systemAction = Result(name: "systemAction")

    /// The system is to open another address, which is not kept.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  private final class Handler: @unchecked Sendable {
    let call: (URL) -> Result

    init(_ call: @escaping (URL) -> Result) { self.call = call }
  }
  private let handler: Handler?

  init() { handler = nil }

  /// An action that calls `handler` with each address; two of them are never equal.
  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(handler) }

  /// Calls the handler, where there is one; what it answers changes nothing.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler?.call(url) }

  /// Calls the handler, and then `completion` with whether there was one.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler?.call(url)
    completion(handler != nil)
  }

  public static func == (a: OpenURLAction, b: OpenURLAction) -> Bool { a.handler === b.handler }
}

/// Asks for the data of a view anew.
public struct RefreshAction: @unchecked Sendable {
  let action: () async -> Void

  /// Calls the action that it was made with, and returns when that is done.
  public func callAsFunction() async { await action() }
}

/// Opens a window; there is only one here.
public struct OpenWindowAction: Equatable, Sendable {
  /// Does nothing: there is no window with the id.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  /// Does nothing: there is no window for the value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing: there is no window with the id for the value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct OpenKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private struct ZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct MotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  /// How wide the window is: compact where nothing above sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// How high the window is: regular where nothing above sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// What the scene is doing: active where nothing above sets it.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// Opens an address; by default it does nothing, as only a handler set above is called.
  public var openURL: OpenURLAction {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }

  /// Asks for the data of the views below anew: `nil` unless it is set here, as `refreshable` does not set it.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// The calendar of the person: the Gregorian one where nothing above sets it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person: that of Greenwich where nothing above sets it.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  /// Why the content below is hidden: empty unless it is set here, as `redacted` does not set it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// How many pixels a point has: one where nothing above sets it.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Whether the person wants less motion; `false` where nothing above sets it.
  public var accessibilityReduceMotion: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }

  /// Whether colours stand out more; standard where nothing above sets it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Opens a window, which does nothing here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether colour alone may tell nothing: always `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether nothing shines through: always `false`.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the screen is read aloud: always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the nearest view that can be focused is: always `false`.
  public var isFocused: Bool { false }
}
