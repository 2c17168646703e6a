/// A part of an app's interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The first view that the scene shows.
  var _root: (any View)? { get }
  /// What the scene shows where no window is: a menu's content, or settings.
  var _secondRoot: (any View)? { get }
}

extension Scene {
  public var _root: (any View)? { Body.self == Never.self ? nil : body._root }
  public var _secondRoot: (any View)? { Body.self == Never.self ? nil : body._secondRoot }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// Makes scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// The scene of a single statement, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of several statements, of which the first with a view is shown.
  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene {
    var root: (any View)?
    var second: (any View)?
    for scene in repeat each content {
      root = root ?? scene._root
      second = second ?? scene._secondRoot
    }
    return _TupleScene(root: root, second: second)
  }

  /// The scene of one statement, unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The scene of an `if` without `else`.
  @MainActor public static func buildIf<Content: Scene>(_ content: Content?) -> _SceneIf<Content> {
    _SceneIf(content: content)
  }

  /// The scene behind an `#available`, unchanged.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that is there where a condition holds.
public struct _SceneIf<Content: Scene>: Scene {
  let content: Content?
  public typealias Body = Never
  public var _root: (any View)? { content?._root }
  public var _secondRoot: (any View)? { content?._secondRoot }
}

/// Several scenes, of which the first one is shown.
public struct _TupleScene: Scene {
  let root: (any View)?
  let second: (any View)?
  public typealias Body = Never
  public var _root: (any View)? { root }
  public var _secondRoot: (any View)? { second }
}

/// A window, or several of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  /// Windows of the view that the closure makes when one opens.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The same with an id by which windows are opened, which is not kept.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The same with a title, which is not kept.
  public nonisolated init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The same with a title and an id, which are not kept.
  public nonisolated init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { _SceneRoot<_WindowGroupName, Content>(content: content) }
}

/// The content of a scene, made when the window opens. It goes by the name of the scene, which is what a person wrote.
struct _SceneRoot<Name: _SceneName, Content: View>: View, NamedViewType {
  let content: () -> Content
  static var viewName: String { Name.name }
  var body: Content { content() }
}

/// What a scene is called.
protocol _SceneName {
  @MainActor static var name: String { get }
}

enum _WindowGroupName: _SceneName {
  static var name: String { "WindowGroup" }
}

enum _MenuBarExtraName: _SceneName {
  static var name: String { "MenuBarExtra" }
}

enum _SettingsName: _SceneName {
  static var name: String { "Settings" }
}

enum _ImmersiveSpaceName: _SceneName {
  static var name: String { "ImmersiveSpace" }
}

enum _WindowName: _SceneName {
  static var name: String { "Window" }
}

/// The entry point of an application.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Shows the app's first scene; an application for the graph runs under its host.
  @MainActor public static func main() { GraphDumpHost.run(app: Self.self, configuration: .fromCommandLine()) }
}
