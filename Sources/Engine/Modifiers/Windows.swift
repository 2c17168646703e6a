import Foundation

// Modifiers of the window that a view is in: there is one window here, whose size is the session's.

extension View {
  /// Sets whether a person may close the window.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets whether the window may fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets whether the window may be made small.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets whether a person may change the window's size.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets which point of the window stays when its size changes.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { effect(_Names.WindowBehavior.self) }

  /// Shows the toolbar of a window that fills the screen, or not.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { effect(_Names.WindowBehavior.self) }

  /// Sets how windows that the view opens look.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets how the toolbars of windows that the view opens look.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Calls an action when a person begins and ends to change the window's size; no step does.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Keeps the app running while the view is presented.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Keeps the app running while a dialog is there.
  public nonisolated func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Sets how materials look in a window that is not in front.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    effect(_Names.WindowBehavior.self)
  }

  /// Keeps the content out of what is captured of the screen.
  public nonisolated func contentCaptureProtected(_ isProtected: Bool) -> some View {
    effect(_Names.WindowBehavior.self)
  }
}

/// When the toolbar of a window that fills the screen is shown.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the top.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// How materials look in a window that is not in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in a window in front.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in a window that is not in front.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window itself looks.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension _Names {
  /// The name of the modifiers of a view's window.
  public enum WindowBehavior: _ModifierName { public static var name: StaticString { ".window" } }
}
