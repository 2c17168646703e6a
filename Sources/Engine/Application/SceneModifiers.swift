import Foundation

// Modifiers of windows: there is one window here, whose size is the session's, so that they change nothing.

/// What a window's size follows.
public struct WindowResizability: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = WindowResizability()
  /// Exactly as large as the content; nothing follows.
  public static let contentSize = WindowResizability()
  /// At least as large as the content's least size; nothing follows.
  public static let contentMinSize = WindowResizability()
}

/// Before or behind other windows.
public struct WindowLevel: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = WindowLevel()
  /// Among the other windows; nothing follows.
  public static let normal = WindowLevel()
  /// Before the other windows; nothing follows.
  public static let floating = WindowLevel()
  /// Behind the other windows; nothing follows.
  public static let desktop = WindowLevel()
}

/// What a scene does when its app starts.
public struct SceneLaunchBehavior: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = SceneLaunchBehavior()
  /// The scene opens by itself; nothing follows.
  public static let presented = SceneLaunchBehavior()
  /// The scene does not open by itself; nothing follows.
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a scene comes back as it was.
public struct SceneRestorationBehavior: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = SceneRestorationBehavior()
  /// The scene starts anew each time; nothing follows.
  public static let disabled = SceneRestorationBehavior()
}

/// What a person may do with a window.
public struct WindowInteractionBehavior: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = WindowInteractionBehavior()
  /// A person may do it; nothing follows.
  public static let enabled = WindowInteractionBehavior()
  /// A person may not do it; nothing follows.
  public static let disabled = WindowInteractionBehavior()
}

/// What a window is for.
public struct WindowManagerRole: Sendable {
  /// What the system chooses; nothing follows.
  public static let automatic = WindowManagerRole()
  /// The window that the app is mostly used in; nothing follows.
  public static let principal = WindowManagerRole()
  /// A window that goes with another one; nothing follows.
  public static let associated = WindowManagerRole()
}

/// Where a window is put, and how large it is.
public struct WindowPlacement: Sendable {
  /// A window at a point of the screen, with a size; neither is kept.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// A window at a point of the screen, with a width and a height; nothing of it is kept.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// A window at a distance from the corner, with a size; nothing of it is kept.
  public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) {}
  /// A window at a distance from the corner, with a width and a height; nothing of it is kept.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What is known where a window is put.
public struct WindowPlacementContext {
  /// The screen.
  public struct DisplayProxy: Sendable {
    /// The whole screen, in points.
    public let bounds: CGRect
    /// The part of the screen without bars: all of it.
    public var visibleRect: CGRect { bounds }
    /// How far bars reach into the screen: not at all.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  }
  /// The only screen, of 1440 by 900 points.
  public var defaultDisplay: DisplayProxy { DisplayProxy(bounds: CGRect(x: 0, y: 0, width: 1440, height: 900)) }
}

/// The content of a window that is put somewhere.
@MainActor public struct WindowLayoutRoot {
  /// The size that the content chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// How a window looks.
public protocol WindowStyle {}

/// The system's style of windows.
public struct DefaultWindowStyle: WindowStyle { public init() {} }

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }

/// A window without anything around its content.
public struct PlainWindowStyle: WindowStyle { public init() {} }

/// A window with a depth.
public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  /// A window that the system styles; it looks like any other here.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without its bar for a title; it looks like any other here.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with its bar for a title; it looks like any other here.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window of its content alone; it looks like any other here.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window whose content has a depth; it looks like any other here.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// The system's style of toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// A toolbar with or without the title; it is not kept which.
  public init(showsTitle: Bool = true) {}
}

/// A small toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// A toolbar with or without the title; it is not kept which.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// A toolbar that the system styles; it looks like any other here.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar with a row of its own; it looks like any other here.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar in one row with the title; it looks like any other here.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A toolbar in one row, with or without the title; it looks like any other here.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A toolbar in one low row with the title; it looks like any other here.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// A toolbar in one low row, with or without the title; it looks like any other here.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets how an item in the bar of menus shows its content.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Sets how the toolbar of a window looks.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets the labels of a window's toolbar.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Sets whether a window is before or behind others.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets what a window is for.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether a person may drag a window by its background.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// Sets how large a window is at first.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how large and deep a window is at first.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene { self }

  /// Sets how large and deep a window is at first, in a unit of length.
  public nonisolated func defaultSize(
    width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength
  ) -> some Scene { self }

  /// Sets where a window is at first.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets where a window is at first, and how large it is.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets where a window is, and how large it is, when it fills the screen.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets what a scene does when its app starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Sets whether a scene comes back as it was.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Takes the commands out of the menus that the system adds.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Puts commands in the place of those that the system adds.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Sets the keys that open a window.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Sets the keys that open a window.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Does work while the app is not in front; it always is here.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Changes the environment of the scene's views.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { _ModifiedScene(scene: self) { $0.transformEnvironment(keyPath, transform: transform) } }
}

/// Work that the system starts while an app is not in front.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Work to have something new to show; it is never started.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Work after transfers in the background, for any of them; it is never started.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
  /// Work after transfers of one session; it is never started.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

/// How the labels of a toolbar look.
public enum ToolbarLabelStyle: Hashable, Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }
