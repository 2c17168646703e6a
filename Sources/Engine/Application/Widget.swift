import Foundation

/// What an app shows outside of its windows.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension Widget {
  /// The view of the widget as it is at first.
  public var _root: (any View)? { body._view(for: nil) }

  /// Shows the widget.
  @MainActor public static func main() { GraphDumpHost.run(app: Self.self, configuration: .fromCommandLine()) }
}

/// What a widget is: where its entries come from, and what shows them.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  /// The view for an entry; for `nil`, that of the entry that is shown at first.
  func _view(for entry: Any?) -> (any View)?
}

extension WidgetConfiguration {
  public func _view(for entry: Any?) -> (any View)? { Body.self == Never.self ? nil : body._view(for: entry) }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive configuration and has no body") }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  /// A configuration that shows nothing.
  public nonisolated init() {}
}

/// Several widgets of one app.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// The view of the first widget.
  public var _root: (any View)? { body._root }

  /// Shows the first widget.
  @MainActor public static func main() { GraphDumpHost.run(app: Self.self, configuration: .fromCommandLine()) }
}

/// The first of several widgets, which is the one shown.
public struct _TupleWidget<First: Widget>: Widget {
  private let first: First
  /// Makes the first widget.
  public init() { first = First() }
  init(_ first: First) { self.first = first }
  public var body: First.Body { first.body }
}

/// Makes a bundle from the statements of a closure.
@MainActor @resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock<First: Widget, each Other: Widget>(
    _ first: First, _ other: repeat each Other
  ) -> _TupleWidget<First> { _TupleWidget(first) }

  /// Takes a widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Takes a widget of a later system as it is.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content { content }

  /// Takes the widget of an `if`, and a new one of its type where it does not hold.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> _TupleWidget<Content> {
    _TupleWidget(content ?? Content())
  }
}

extension WidgetConfiguration {
  /// Names the widget where a person adds it.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Names the widget where a person adds it.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }

  /// Names the widget where a person adds it.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Describes the widget where a person adds it.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Describes the widget where a person adds it.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Describes the widget where a person adds it.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Takes the margins around the content away.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Lets the background be taken away, or not.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

  /// Calls an action when data has come while the app was not in front.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
