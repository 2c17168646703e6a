/// A tab, or several of them, in a tab view whose selection is of the type `TabValue`.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent { public typealias TabValue = Value }

extension TabSection: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

/// Makes tabs from the statements of a closure: each stands for a value of the type of the selection.
@resultBuilder public nonisolated struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  public static func buildBlock<C: View>(_ content: C) -> C { content }

  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
    TupleView((repeat each content))
  }

  public static func buildIf<C: View>(_ content: C?) -> C? { content }

  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(second: second)
  }

  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

extension TabView {
  /// Makes a tab view of tabs that stand for values of the selection's type.
  public nonisolated init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(selection: Optional(selection), content: content) }
}
