import Foundation

/// Room in a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  /// How much room.
  public enum Sizing: Sendable { case fixed, flexible }

  /// Room of a kind at a place; neither is kept, and nothing stands for it.
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

  /// A menu of the views that the closure makes, which can be tapped at any time.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu without content.
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
  /// An item of a kind at a place; neither is kept.
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
  /// As fits the place.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Within the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, within the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// An item that a toolbar has without being told.
public struct ToolbarDefaultItemKind: Sendable {
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// The field to search in.
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
  /// It can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// It can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// It can be neither.
  public static let disabled = ToolbarCustomizationBehavior()
}

extension ToolbarItemPlacement {
  /// In a bar below the toolbar; the id is not kept, so that it is the default place.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// In place of the second line of the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// At the end of the top bar, where it is never folded away.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
}
