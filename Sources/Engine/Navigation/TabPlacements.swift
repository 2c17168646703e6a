import Foundation

/// Where tabs that adapt are at first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// Beside the content.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What a person may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// A person may move the tab.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// A person may do nothing with the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// When the search of tabs begins.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// As soon as the tab for the search is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension TabContent {
  /// Says where a tab stands.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    effect(_Names.TabLook.self, "_", placement)
  }

  /// Says what a person may do with a tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { effect(_Names.TabLook.self, "_", behavior) }

  /// Hides a tab.
  public nonisolated func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    effect(_Names.TabLook.self, "hidden", hidden)
  }

  /// Names a tab for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    effect(_Names.TabLook.self, "identifier", identifier)
  }

  /// Says what is shown beside the tabs of a section, which is not shown here.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { effect(_Names.TabLook.self) }
}

extension View {
  /// Says where tabs that adapt are at first.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { effect(_Names.TabLook.self, "_", placement) }

  /// Puts views at the top of a sidebar of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.TabViewSidebarHeader.self, nil, content())
  }

  /// Puts views below the tabs of a sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.TabViewSidebarFooter.self, nil, content())
  }

  /// Says when the search of tabs begins.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    effect(_Names.TabLook.self, "_", activation)
  }

  /// Says what is shown beside the rows of a section in a sidebar, which is not shown here.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    effect(_Names.TabLook.self)
  }
}

extension EnvironmentValues {
  /// Whether tabs show their sections: not on a phone.
  public var isTabBarShowingSections: Bool { false }
}

extension _Names {
  /// The name of the modifiers that change how tabs look.
  public enum TabLook: _ModifierName { public static var name: StaticString { ".tabLook" } }
  /// The name of ``View/tabViewSidebarHeader(content:)``.
  public enum TabViewSidebarHeader: _ModifierName {
    /// `.tabViewSidebarHeader`, as dumps write it.
    public static var name: StaticString { ".tabViewSidebarHeader" }
  }
  /// The name of ``View/tabViewSidebarFooter(content:)``.
  public enum TabViewSidebarFooter: _ModifierName {
    /// `.tabViewSidebarFooter`, as dumps write it.
    public static var name: StaticString { ".tabViewSidebarFooter" }
  }
}
