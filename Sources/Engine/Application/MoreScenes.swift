import Foundation

/// One window.
public nonisolated struct Window<Content: View>: Scene {
  let content: () -> Content

  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { _SceneRoot<_WindowName, Content>(content: content) }
}

/// The window of an app's settings, which is not the first one shown.
public nonisolated struct Settings<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
}

/// An item in the bar of menus, which is not shown.
public nonisolated struct MenuBarExtra<Content: View>: Scene {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
}

/// What menus contain.
@MainActor @preconcurrency public protocol Commands {}

/// A menu of commands.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place of the menus.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus.
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
}

/// Makes commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}

extension Scene {
  /// Adds commands to the menus.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Sets the size of a window at first.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets what a window's size follows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the style of a window.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Calls an action when a value of the scene changes; here a scene has no body that runs again.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
}

/// What a window's size follows.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle {}

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
