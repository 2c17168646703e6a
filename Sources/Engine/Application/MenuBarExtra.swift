import Foundation

/// An item in the bar of menus: shown where an app has no window.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let content: () -> Content

  /// An item with a label of its own.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
  }

  /// An item with a label of its own, which is there or not.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
  @MainActor public var _secondRoot: (any View)? { _SceneRoot<_MenuBarExtraName, Content>(content: content) }
}

extension MenuBarExtra where Label == Text {
  /// An item with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// An item with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// An item with a title, which is there or not.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a title, which is there or not.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}

extension MenuBarExtra where Label == Engine.Label<Text, Image> {
  /// An item with a picture of the system.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture of the system.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture of the system, which is there or not.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture of the system, which is there or not.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// An item with a picture, which is there or not.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}

/// How an item in the bar of menus shows its content.
public protocol MenuBarExtraStyle {}

/// The system's style.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

/// Content as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

/// Content in a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The way that the system chooses.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The content as the items of a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The content in a window below the bar.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The window of an app's settings: shown where an app has no other one.
public nonisolated struct Settings<Content: View>: Scene {
  private let content: () -> Content

  /// Settings of an app.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
  @MainActor public var _secondRoot: (any View)? { _SceneRoot<_SettingsName, Content>(content: content) }
}

/// A window that helps with another one.
public nonisolated struct UtilityWindow<Content: View>: Scene {
  private let content: () -> Content

  /// A window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
  @MainActor public var _secondRoot: (any View)? { _SceneRoot<_WindowName, Content>(content: content) }
}
