/// A tab, or several of them, in a tab view whose selection is of the type `TabValue`.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent { public typealias TabValue = Value }

extension TabSection: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

/// Makes tabs from the statements of a closure: each stands for a value of the type of the selection.
@resultBuilder public nonisolated struct TabContentBuilder<TabValue: Hashable> {
  /// The tab of one statement, unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The tab of one statement, unchanged.
  public static func buildBlock<C: View>(_ content: C) -> C { content }

  /// The tabs of several statements, in order.
  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
    TupleView((repeat each content))
  }

  /// The tab of an `if` without `else`; `nil` where the condition does not hold.
  public static func buildIf<C: View>(_ content: C?) -> C? { content }

  /// The tab of the first branch, where that is taken.
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(first: first)
  }

  /// The tab of the second branch, where that is taken.
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(second: second)
  }

  /// The tab behind an `#available`, its type erased.
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

extension TabView {
  /// Makes a tab view of tabs that stand for values of the selection's type.
  public nonisolated init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(selection: Optional(selection), content: content) }
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: _PrimitiveModifier {
  public typealias TabValue = Content.TabValue
}

/// The modifiers of tabs: what is modified is still a tab, and its value that of the selection.
extension TabContent {
  /// Puts a number beside the title.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { effect(_Names.Badge.self, "_", count) }

  /// Puts a text beside the title.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    effect(_Names.Badge.self, "_", key?.text)
  }

  /// Puts a text beside the title.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    effect(_Names.Badge.self, "_", label?.content)
  }

  /// Names a tab for arranging it.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    effect(_Names.CustomizationID.self, "_", id)
  }

  /// Says where a tab stands.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: TabPlacement...
  ) -> some TabContent<TabValue> { effect(_Names.DefaultVisibility.self, "_", visibility) }
}
