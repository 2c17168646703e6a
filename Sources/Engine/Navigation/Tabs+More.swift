import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// The tab in which a person searches.
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together.
public nonisolated struct TabSection<Header: View, Content: View, Footer: View>: _WrappingView {
  let content: Content

  public typealias Body = Never
  public var _wrapped: Content { content }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Tabs that belong together; the localized title is not shown.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Tabs that belong together; the title is not shown.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension TabSection where Footer == EmptyView {
  /// Tabs that belong together; the header is not made.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content())
  }
}

extension Tab where Label == Engine.Label<Text, Image> {
  /// A tab with a role, which is not kept, and a localized title beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

  /// A tab with a localized title beside a picture; the role is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: Engine.Label(titleKey, image: image)) }
}

extension Tab where Value == Never, Label == Engine.Label<Text, Image> {
  /// A tab for no value, with a title taken as it is beside a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(title, systemImage: systemImage)) }

  /// A tab for no value with a role, which is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(titleKey, systemImage: systemImage)) }

  /// A tab for no value with a localized title beside a picture; the role is not kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: Engine.Label(titleKey, image: image)) }

  /// A tab for no value called “Search”, whatever the role.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: Engine.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never {
  /// A tab for no value with a view as title; the role is not kept.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab {
  /// A tab for a value of the selection with a view as title; the role is not kept.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Label == Engine.Label<Text, Image> {
  /// A tab for a value of the selection called “Search”, whatever the role.
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
  /// An arrangement as the code makes it: nothing of a person's is in it.
  public init() {}
}

/// A place of tabs.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// A place left to the tab view.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A style of tab views with tabs that may stand at the side.
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: tabs are not grouped here.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}
