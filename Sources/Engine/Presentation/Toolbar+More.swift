import Foundation

/// Room in a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  /// How much room.
  public enum Sizing: Sendable { case fixed, flexible }

  public nonisolated init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content and has no body")
  }
  public var _items: EmptyView { EmptyView() }
}

/// What the menu of a title contains.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated init() where Content == EmptyView { content = EmptyView() }

  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content and has no body")
  }
  public var _items: _ToolbarItems<Content> {
    _ToolbarItems(name: "ToolbarTitleMenu", placement: .automatic, content: content)
  }
}

/// An item that the system makes, at a place of one's own; nothing is shown for it here.
public struct DefaultToolbarItem: ToolbarContent {
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content and has no body")
  }
  public var _items: EmptyView { EmptyView() }
}

/// How a title stands in a toolbar.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// An item that a toolbar has without being told.
public struct ToolbarDefaultItemKind: Sendable {
  public static let sidebarToggle = ToolbarDefaultItemKind()
  public static let title = ToolbarDefaultItemKind()
  public static let search = ToolbarDefaultItemKind()
}

extension View {
  /// Sets how the title stands in the toolbar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    effect(_Names.ToolbarTitleDisplayMode.self, "_", mode.name)
  }

  /// Shows bars, or not.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    effect(_Names.ToolbarVisibility.self, "_ for", visibility, bars.map(\.name))
  }

  /// Sets the colours of what stands in bars.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  { effect(_Names.ToolbarForegroundStyle.self, "_", _StyleValue(style)) }

  /// Takes items out of the toolbar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    effect(_Names.Toolbar.self)
  }

  /// Puts items into a toolbar that a person can arrange.
  @MainActor public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { attached(_Names.Toolbar.self, nil, content()._items) }
}

extension ToolbarContent {
  /// Sets how an item may be arranged.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent {
    self
  }

  /// Gives an item the background of glass, or not.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// How an item may be arranged.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

extension ToolbarItemPlacement {
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
}
