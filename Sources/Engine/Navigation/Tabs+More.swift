import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together.
public nonisolated struct TabSection<Header: View, Content: View, Footer: View>: _WrappingView {
  let content: Content

  public typealias Body = Never
  public var _wrapped: Content { content }
}

extension TabSection where Header == Text, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension TabSection where Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content())
  }
}

extension Tab where Label == Engine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: Engine.Label(titleKey, image: image)) }
}

extension Tab where Value == Never, Label == Engine.Label<Text, Image> {
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(title, systemImage: systemImage)) }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(titleKey, systemImage: systemImage)) }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(titleKey, image: image)) }

  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: Engine.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Label == Engine.Label<Text, Image> {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: Engine.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension View {
  /// Keeps how a person arranged the tabs.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    effect(_Names.TabViewCustomization.self)
  }

  /// Names a tab for arranging it.
  public nonisolated func customizationID(_ id: String) -> some View { effect(_Names.CustomizationID.self, "_", id) }

  /// Says where a tab stands.
  public nonisolated func defaultVisibility(_ visibility: Visibility, for placements: TabPlacement...) -> some View {
    effect(_Names.DefaultVisibility.self, "_", visibility)
  }

  /// Puts views at the end of a sidebar of tabs.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.TabViewSidebarBottomBar.self, nil, content())
  }
}

/// How a person arranged tabs.
public struct TabViewCustomization: Codable, Sendable {
  public init() {}
}

/// A place of tabs.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A style of tab views with tabs that may stand at the side.
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}
