import Foundation

/// Screens on top of each other, as it was named before ``NavigationStack``.
public nonisolated struct NavigationView<Content: View>: _WrappingView {
  let content: Content

  /// A stack around the root that the closure makes; its path is its own.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _wrapped: some View {
    NavigationStack<NavigationPath, Content>(path: nil, root: content, name: "NavigationStack")
  }
}

/// Two or three columns, of which each decides what the next one shows.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _WrappingView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Three columns side by side, the first and the last with a stack of their own.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Three columns, all of which are shown: the binding is neither read nor written.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  public typealias Body = Never
  public var _wrapped: some View {
    HStack(spacing: 0) {
      NavigationStack<NavigationPath, Sidebar>(path: nil, root: sidebar)
      content
      NavigationStack<NavigationPath, Detail>(path: nil, root: detail)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns side by side, with nothing between them.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Two columns, both of which are shown: the binding is neither read nor written.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String
  /// The columns that fit the window.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns of three.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Registers the screen for values of a type while the view below lives.
public nonisolated struct _DestinationModifier<Value: Hashable, Destination: View>: _LifecycleModifier {
  let make: (Value) -> Destination
  public typealias Body = Never
  public static var _name: String { ".navigationDestination" }
  public var _words: String? { TypeName.short(Value.self) }

  @MainActor public func _began(_ node: _ViewNode) { register(node) }

  /// A closure that captured something else makes the screens anew (E8).
  @MainActor public func _updated(from old: Self, _ memory: inout Void, _ node: _ViewNode) {
    if isEqualAsField(old.make, make, Comparison.ofField(((Value) -> Destination).self)) { return }
    register(node)
    node.environment.values.navigation?.stack?.destinationsChanged()
  }

  @MainActor private func register(_ node: _ViewNode) {
    let make = make
    let destination = NavigationContext.Destination(owner: node) {
      $0 is Value
    } make: { value in
      (value as? Value).map { ErasedViewOf(make($0)) }
    }
    node.environment.values.navigation?.register(Value.self, destination)
  }

  @MainActor public func _ended(_ memory: inout Void, _ node: _ViewNode) {
    node.environment.values.navigation?.unregister(node)
  }
}

extension View {
  /// Makes the screen for values of a type that are pushed.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(_DestinationModifier(make: destination)) }

  /// Pushes a screen while the binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { presenting(_Names.NavigationDestination.self, isPresented, cover: .stack, content: destination) }

  /// Pushes a screen for an item while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    presenting(
      _Names.NavigationDestination.self, item, identity: { AnyHashable($0) }, cover: .stack, content: destination)
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    effect(_Names.NavigationTitle.self, "_", titleKey.text)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    effect(_Names.NavigationTitle.self, "_", String(title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    effect(_Names.NavigationTitle.self, "_", title)
  }

  /// Sets the title of the screen, which a person can edit.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    effect(_Names.NavigationTitle.self, "_", title.wrappedValue)
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    effect(_Names.NavigationBarTitle.self, "_", titleKey.text)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    effect(_Names.NavigationBarTitle.self, "_", String(title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    effect(_Names.NavigationBarTitle.self, "_", title)
  }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect(_Names.NavigationBarTitle.self, "_ displayMode", titleKey.text, displayMode) }

  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect(_Names.NavigationBarTitle.self, "_ displayMode", String(title), displayMode) }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect(_Names.NavigationBarTitle.self, "_ displayMode", title, displayMode) }

  /// Sets the second line of the title.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    effect(_Names.NavigationSubtitle.self, "_", String(subtitle))
  }

  /// Sets how the title is shown.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    effect(_Names.NavigationBarTitleDisplayMode.self, "_", mode)
  }

  /// Hides the back button.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    effect(_Names.NavigationBarBackButtonHidden.self, "_", hides)
  }

  /// Hides the navigation bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    effect(_Names.NavigationBarHidden.self, "_", hidden)
  }

  /// Puts items into the navigation bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    attached(_Names.NavigationBarItems.self, nil, TupleView((leading, trailing)))
  }

  /// Puts items into the navigation bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    attached(_Names.NavigationBarItems.self, nil, leading)
  }

  /// Puts items into the navigation bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    attached(_Names.NavigationBarItems.self, nil, trailing)
  }

  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    effect(_Names.NavigationSplitViewColumnWidth.self, "_", width)
  }

  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { effect(_Names.NavigationSplitViewColumnWidth.self, "min ideal max", min, ideal, max) }

  /// Says how a screen comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    effect(_Names.NavigationTransition.self)
  }
}

/// How a screen comes and goes.
public protocol NavigationTransition {}

/// The transition that fits the place.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A zoom from a source.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that fits the place; none is drawn.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the view that `sourceID` names; neither is kept.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What stands in a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: String, Sendable { case automatic, inline, large, inlineLarge }
}
