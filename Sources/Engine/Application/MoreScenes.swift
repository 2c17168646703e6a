import Foundation

/// One window.
public nonisolated struct Window<Content: View>: Scene {
  let content: () -> Content

  /// A window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// A window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// A window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { _SceneRoot<_WindowName, Content>(content: content) }
}

/// What menus contain.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive menu and has no body") }
}

/// A menu of commands.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  /// A menu that is not shown; the closure is not called.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place of the menus.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  /// Commands in place of others; the closure is not called.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands before others; the closure is not called.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands after others; the closure is not called.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus.
public struct CommandGroupPlacement: Sendable {
  /// Where something new is begun.
  public static let newItem = CommandGroupPlacement()
  /// Where a document is saved.
  public static let saveItem = CommandGroupPlacement()
  /// Where it is told what the app is.
  public static let appInfo = CommandGroupPlacement()
  /// Where help is.
  public static let help = CommandGroupPlacement()
  /// Where the sidebar is shown or hidden.
  public static let sidebar = CommandGroupPlacement()
  /// Where something is undone.
  public static let undoRedo = CommandGroupPlacement()
  /// Where something is copied and pasted.
  public static let pasteboard = CommandGroupPlacement()
}

extension CommandGroupPlacement {
  /// Where the app's settings are.
  public static let appSettings = CommandGroupPlacement()
  /// Where the app is left.
  public static let appTermination = CommandGroupPlacement()
  /// Where the app is hidden.
  public static let appVisibility = CommandGroupPlacement()
  /// Where documents come in and go out.
  public static let importExport = CommandGroupPlacement()
  /// Where a document is printed.
  public static let printItem = CommandGroupPlacement()
  /// Where a window is listed that there is one of.
  public static let singleWindowList = CommandGroupPlacement()
  /// Where services of the system are.
  public static let systemServices = CommandGroupPlacement()
  /// Where texts are searched and checked.
  public static let textEditing = CommandGroupPlacement()
  /// Where the form of texts is changed.
  public static let textFormatting = CommandGroupPlacement()
  /// Where toolbars are shown and arranged.
  public static let toolbar = CommandGroupPlacement()
  /// Where windows are arranged.
  public static let windowArrangement = CommandGroupPlacement()
  /// Where windows are listed.
  public static let windowList = CommandGroupPlacement()
  /// Where a window is made larger or smaller.
  public static let windowSize = CommandGroupPlacement()
}

/// The system's commands for a sidebar.
public struct SidebarCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// The system's commands for editing texts.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// The system's commands for the forms of texts.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// The system's commands for toolbars.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// The system's commands for an inspector.
public struct InspectorCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// The system's commands for pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  /// Commands that are not shown.
  public nonisolated init() {}
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// No commands.
  public nonisolated init() {}
}

/// Commands that are there where a condition holds.
public struct _CommandsIf<Content: Commands>: Commands {
  public typealias Body = Never
}

/// Makes commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// The commands of one statement, unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The commands of several statements, of which none is kept.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsIf<Content> { _CommandsIf() }

  /// The commands of the first branch, of which none is kept.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }

  /// The commands of the second branch, of which none is kept.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }

  /// The commands behind an `#available`, unchanged.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
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
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Calls an action when a value of the scene changes; here a scene has no body that runs again.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Puts an observable model into the environment of the scene's views, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(scene: self) { $0.environment(object) }
  }

  /// Puts an observable object into the environment of the scene's views, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(scene: self) { $0.environmentObject(object) }
  }

  /// Sets a value of the environment of the scene's views.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _ModifiedScene(scene: self) { $0.environment(keyPath, value) }
  }

  /// Sets the defaults of `@AppStorage` in the scene's views.
  public nonisolated func defaultAppStorage(_ store: StandIns.UserDefaults) -> some Scene { self }

  /// Says which events from outside open the scene.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Calls an action when a value of the scene changes; here a scene has no body that runs again.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
}

/// A scene whose views are given something more.
public nonisolated struct _ModifiedScene<Base: Scene>: Scene {
  let scene: Base
  let modify: (any View) -> any View
  public typealias Body = Never
  @MainActor public var _root: (any View)? { scene._root.map(modify) }
  @MainActor public var _secondRoot: (any View)? { scene._secondRoot.map(modify) }
}

extension WindowGroup {
  /// A window for a value, of which the first one shows none.
  public nonisolated init<D: Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }

  /// A window for a value, of which the first one shows none.
  public nonisolated init<D: Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }

  /// A window with a title for a value, of which the first one shows none.
  public nonisolated init<D: Hashable>(
    _ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }

  /// A window with a title for a value, of which the first one shows none.
  public nonisolated init<D: Hashable>(
    _ title: String, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }

  /// A window for a value, of which the first one shows the default.
  public nonisolated init<D: Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) { self.init { content(.constant(defaultValue())) } }
}
