import Foundation

/// What the background of a container is for.
public struct ContainerBackgroundPlacement: Sendable {
  /// Behind a stack of screens.
  public static let navigation = ContainerBackgroundPlacement()
  /// Behind a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// Behind a tab view.
  public static let tabView = ContainerBackgroundPlacement()
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement()
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement()
  /// Behind a shop of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement()
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It acts again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// In what a view is previewed.
public protocol PreviewContext {
  /// Puts what surrounds the preview into its environment.
  func _apply(to values: inout EnvironmentValues)
}

extension PreviewContext {
  public func _apply(to values: inout EnvironmentValues) {}
}

/// A view behind the content of a container.
public nonisolated struct _ContainerBackgroundModifier<Background: View>: _SecondaryModifier {
  /// Where the background lies: how it stands to the content.
  public let alignment: Alignment
  /// What lies behind the content.
  public let secondary: Background
  public static var _name: String { ".containerBackground" }
}

/// How a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
}

/// The room between sections.
public struct ListSectionSpacing: Sendable {
  let name: String
  /// The usual room.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less than usual.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: Describer.number(Double(spacing)))
  }
}

/// The colour of a row.
public struct ListItemTint: Sendable {
  /// No colour.
  public static let monochrome = ListItemTint()
  /// A colour, whatever a person prefers; it is not kept.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour that a person may change; it is not kept.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How a picker of effects shows its choice.
public struct PaletteSelectionEffect: Sendable {
  /// What fits the place.
  public static let automatic = PaletteSelectionEffect()
  /// As the views themselves show it.
  public static let custom = PaletteSelectionEffect()
  /// By a variant of the symbol, which is not kept.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}

/// How far help with writing goes.
public struct WritingToolsBehavior: Sendable {
  /// What fits the place.
  public static let automatic = WritingToolsBehavior()
  /// All the help that there is.
  public static let complete = WritingToolsBehavior()
  /// Help beside the text, which does not change it.
  public static let limited = WritingToolsBehavior()
  /// No help.
  public static let disabled = WritingToolsBehavior()
}

/// Whether the bar of tabs folds when content is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// It does not fold.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How the source of a zoom looks.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source of a zoom as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The same source: the colour is not kept.
  public func background(_ style: Color) -> Self { self }
  /// The same source: the shape is not kept.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// The same source: the shadow is not kept.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have a radius each.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension SymbolEffectOptions {
  /// These options, a number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(name: "\(name), repeat \(count)") }

  /// Without an end, whatever the behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }

  /// The same options: the behaviour is not kept.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// The same options.
  public var repeating: SymbolEffectOptions { self }
  /// The same options.
  public var nonRepeating: SymbolEffectOptions { self }

  /// How a symbol's animation is repeated.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// With pauses; neither their length nor how often is kept.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}
