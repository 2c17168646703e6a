import Foundation

extension View {
  /// Lets the views below scroll, or not.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    effect(_Names.ScrollDisabled.self, "_", disabled)
  }

  /// Shows how far the views below are scrolled, or not.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { effect(_Names.ScrollIndicators.self, "_", visibility.name) }

  /// Sets how the views below bounce at their ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { effect(_Names.ScrollBounceBehavior.self, "_", behavior.name) }

  /// Shows the background of scrolling content, or not.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    effect(_Names.ScrollContentBackground.self, "_", visibility)
  }

  /// Lets scrolling dismiss the keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    effect(_Names.ScrollDismissesKeyboard.self, "_", mode.name)
  }

  /// Sets where scrolling comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    effect(_Names.ScrollTargetBehavior.self, "_", _Worded(words: TypeName.short(type(of: behavior))))
  }

  /// Changes how a view is seen while it scrolls in and out.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { effect(_Names.ScrollTransition.self) }

  /// Shows content outside the frame of a view that scrolls.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    effect(_Names.ScrollClipDisabled.self, "_", disabled)
  }

  /// Sets where scrolling begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    effect(_Names.DefaultScrollAnchor.self, "_", anchor)
  }

  /// Sets the margins of the content of the views below that scroll.
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    contentMargins(edges, length, for: .automatic)
  }

  /// Sets the margins of a part of the scrolling views below.
  ///
  /// The frame of a view that scrolls stays as it is; its content begins and ends further in (I1).
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View { modifier(_ContentMarginsModifier(edges: edges, length: length, placement: placement)) }

  /// Sets the margins of a part of the scrolling views below.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the margins of the content of the views below that scroll.
  public nonisolated func contentMargins(_ length: CGFloat) -> some View {
    contentMargins(.all, length, for: .automatic)
  }

  /// Sets the margins of a part of the scrolling views below.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement)) }
}

/// Sets how far content is moved in at some edges, for the views below that scroll.
public nonisolated struct _ContentMarginsModifier: _EnvironmentModifier, Equatable {
  var edges: Edge.Set
  var length: CGFloat?
  var insets: EdgeInsets?
  var placement: ContentMarginPlacement
  public typealias Body = Never
  public static var _name: String { ".contentMargins" }
  public var _affectsLayout: Bool { true }

  public var _words: String? {
    let words = insets.map(\.words) ?? length.map { lengthWords($0) } ?? "default"
    return edges == .all ? words : "\(edges.words) \(words)"
  }

  public func _set(_ values: inout EnvironmentValues) {
    if placement == .scrollIndicators { return }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      values.contentMargins[edge] = insets?[edge] ?? length ?? 0
    }
  }
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

/// What margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The signs of how far it is scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Whether it is shown how far a view is scrolled.
public struct ScrollIndicatorVisibility: Sendable {
  let name: String
  /// As fits the place.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown, where a person does not prefer otherwise.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, where a person does not prefer otherwise.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling bounces.
public struct ScrollBounceBehavior: Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more content than is seen.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As the finger moves over it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Where scrolling is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// The point of that part that is brought to the same point of what is seen; `nil` where that is open.
  public var anchor: UnitPoint?
}

/// What is known when scrolling is about to come to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where scrolling would come to rest without a behaviour.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of what is seen at once, in points.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
}

/// Where scrolling comes to rest: a step scrolls to a place itself, so that no behaviour is asked.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// By default the target stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The next page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The next view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// How a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// As far as the view has scrolled in.
  public static let interactive = ScrollTransitionConfiguration()
  /// Without a change.
  public static let identity = ScrollTransitionConfiguration()
  /// At once, animated, when the view has scrolled in far enough.
  public static let animated = ScrollTransitionConfiguration()

  /// At once, animated; how is not kept.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
}

/// How far a view has scrolled in.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 while it comes in from above, 0 in sight, 1 while it comes in from below.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
