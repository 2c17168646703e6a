// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation

/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  associatedtype _Items: View

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency var _items: _Items { get }
}

extension ToolbarContent {
  @MainActor @preconcurrency public var _items: Body._Items { body._items }
}

extension Never: ToolbarContent {
  public var _items: EmptyView { EmptyView() }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content and has no body") }
}

/// Where an item stands in a toolbar.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  /// Where such an item fits.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the way back is.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where less important actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where it is told how things stand.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where what was begun is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where what was begun is given up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The beginning of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The beginning of the navigation bar: the older name of that of the top bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The end of the navigation bar: the older name of that of the top bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public typealias Body = Never
  public var _items: _ToolbarItems<Content> {
    _ToolbarItems(name: "ToolbarItem", placement: placement, content: content)
  }
}

extension ToolbarItem where ID == Void {
  /// An item of the views that the closure makes.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item that a person may arrange; neither the id nor whether it is shown at first is kept.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items of which each view that the closure makes is one.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public typealias Body = Never
  public var _items: _ToolbarItems<Content> {
    _ToolbarItems(name: "ToolbarItemGroup", placement: placement, content: content)
  }
}

/// The views of toolbar items.
public nonisolated struct _ToolbarItems<Content: View>: _ContainerView {
  let name: String
  let placement: ToolbarItemPlacement
  let content: Content

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: ToolbarItemPlacement { placement }
}

/// Several pieces of toolbar content.
public nonisolated struct _TupleToolbarContent<Items: View>: ToolbarContent {
  let items: Items
  public typealias Body = Never
  public var _items: Items { items }
}

/// Makes toolbar content from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// The item of one statement, unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The item of one statement, unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items of several statements, in order.
  @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<TupleView<(repeat (each Content)._Items)>> {
    _TupleToolbarContent(items: TupleView((repeat (each content)._items)))
  }

  /// The item of an `if` without `else`; `nil` where the condition does not hold.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The item of the first branch, where that is taken.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The item of the second branch, where that is taken.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The item behind an `#available`, unchanged.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var _items: Wrapped._Items? { map { $0._items } }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor @preconcurrency public var _items: _ConditionalContent<TrueContent._Items, FalseContent._Items> {
    switch storage {
    case .trueContent(let content): _ConditionalContent<_, _>(storage: .trueContent(content._items))
    case .falseContent(let content): _ConditionalContent<_, _>(storage: .falseContent(content._items))
    }
  }
}

extension View {
  /// Puts views into the toolbar.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.Toolbar.self, nil, content())
  }

  /// Puts items into the toolbar.
  @MainActor public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { attached(_Names.Toolbar.self, nil, content()._items) }

  /// Shows bars, or not.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    effect(_Names.Toolbar.self, "_ for", visibility, bars.map(\.name))
  }

  /// Fills the background of bars with a style.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    effect(_Names.ToolbarBackground.self, "_", _StyleValue(style))
  }

  /// Shows the background of bars, or not.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    effect(_Names.ToolbarBackground.self, "_", visibility)
  }

  /// Shows the background of bars, or not.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { effect(_Names.ToolbarBackgroundVisibility.self, "_", visibility) }

  /// Sets the colours of bars.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    effect(_Names.ToolbarColorScheme.self, "_", colorScheme)
  }

  /// Says what the title's menu contains.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    attached(_Names.ToolbarTitleMenu.self, nil, content())
  }

  /// Says what the toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { effect(_Names.ToolbarRole.self, "_", role) }
}

/// A bar.
public struct ToolbarPlacement: Equatable, Sendable {
  let name: String
  /// The bars that are there.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a toolbar is for.
public enum ToolbarRole: Equatable, Sendable { case automatic, navigationStack, browser, editor }

extension _ToolbarItems: NamedViewType { static var viewName: String { "ToolbarItem" } }
