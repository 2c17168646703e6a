import Engine
import Foundation

/// The background of a small widget: one displayable that takes the room it is offered.
public struct AccessoryWidgetBackground: _LeafView {
  /// A background in a colour of the system.
  public nonisolated init() {}
  public typealias Body = Never
  public var _name: String? { nil }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Hashable, CustomStringConvertible, Sendable {
  /// The mode by its name in the code.
  public let description: String
  /// In all colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two groups of one colour each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In shades without colours.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct RenderingKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }

extension EnvironmentValues {
  /// The size of the widget that the view is in.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How the colours of the widget are shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// Whether the background of the widget is shown.
  public var showsWidgetContainerBackground: Bool { true }

  /// Whether the label of the widget is shown.
  public var showsWidgetLabel: Bool { false }

  /// The margins around the content of the widget.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

/// The size of a widget in a preview.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// A preview of a size.
  public init(family: WidgetFamily) { self.family = family }

  public func _apply(to values: inout EnvironmentValues) { values.widgetFamily = family }
}

/// Makes the entries of a preview from the statements of a closure.
@resultBuilder public struct _TimelineBuilder {
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  /// One entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// The entries of a loop, in order.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// What `#Preview(as:widget:timeline:)` stands for: the widget with the first of the entries.
@MainActor @ViewBuilder public func _widgetPreview<W: Widget>(
  as family: WidgetFamily, widget: @MainActor () -> W, @_TimelineBuilder timeline: @MainActor () -> [any TimelineEntry]
) -> some View {
  let view = widget().body._view(for: timeline().first)
  view.map { AnyView($0) }.environment(\.widgetFamily, family)
}

/// What `#Preview(as:widget:timelineProvider:)` stands for: the widget as it is at first.
@MainActor @ViewBuilder public func _widgetPreview<W: Widget, Provider: TimelineProvider>(
  as family: WidgetFamily, widget: @MainActor () -> W, timelineProvider: @MainActor () -> Provider
) -> some View {
  let view = widget().body._view(for: nil)
  view.map { AnyView($0) }.environment(\.widgetFamily, family)
}
