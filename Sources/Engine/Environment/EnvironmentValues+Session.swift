import Foundation

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: String, Hashable, Sendable { case compact, regular }

/// What a scene is doing.
public enum ScenePhase: String, Comparable, Hashable, Sendable {
  case background, inactive, active

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
    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  private final class Handler: @unchecked Sendable {
    let call: (URL) -> Result

    init(_ call: @escaping (URL) -> Result) { self.call = call }
  }
  private let handler: Handler?

  init() { handler = nil }

  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(handler) }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler?.call(url) }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler?.call(url)
    completion(handler != nil)
  }

  public static func == (a: OpenURLAction, b: OpenURLAction) -> Bool { a.handler === b.handler }
}

/// Asks for the data of a view anew.
public struct RefreshAction: @unchecked Sendable {
  let action: () async -> Void

  public func callAsFunction() async { await action() }
}

/// Opens a window; there is only one here.
public struct OpenWindowAction: Equatable, Sendable {
  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}

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
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var pixelLength: CGFloat { 1 / displayScale }

  public var accessibilityDifferentiateWithoutColor: Bool { false }

  public var accessibilityReduceTransparency: Bool { false }

  public var accessibilityVoiceOverEnabled: Bool { false }

  public var isFocused: Bool { false }
}
