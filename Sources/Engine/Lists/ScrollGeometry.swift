import Foundation
import Recording

/// What is seen of something that scrolls.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points; negative as far as the insets reach.
  public var contentOffset: CGPoint
  /// The size of the content in points, without the insets.
  public var contentSize: CGSize
  /// The insets around the content.
  public var contentInsets: EdgeInsets
  /// The size of what is seen at once, in points.
  public var containerSize: CGSize

  /// A geometry of these parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The insets around the content are no part of it: at the top of its content, a view is scrolled by less than nothing.
  @MainActor init(_ window: LazyWindow, in layout: LayoutItem) {
    let insets = window.insets
    self.init(
      contentOffset: CGPoint(x: window.offset.x - insets.leading, y: window.offset.y - insets.top),
      contentSize: CGSize(
        width: window.contentSize.width - insets.both(.horizontal),
        height: window.contentSize.height - insets.both(.vertical)), contentInsets: insets,
      containerSize: layout.frame.size)
  }

  /// The part of the content that is in sight, in its own coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same as ``visibleRect``.
  public var bounds: CGRect { visibleRect }
}

/// What scrolling is doing.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves, by a person or of itself.
  public var isScrolling: Bool { self != .idle }
}

/// What is known where the phase of scrolling changes.
public struct ScrollPhaseChangeContext {
  /// What is seen when the phase changes.
  public let geometry: ScrollGeometry
  /// How fast the content moves: always `nil`, as a step scrolls at once.
  public var velocity: CGVector? { nil }
}

/// Calls an action when something that is made of what is seen changes.
public nonisolated struct _ScrollGeometryModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  public typealias Body = Never
  public static var _name: String { ".onScrollGeometryChange" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ScrollGeometryNode(view, inputs)
    node.start()
    return node
  }
}

final class ScrollGeometryNode<Base: View, Value: Equatable>: ModifierNode<Base, _ScrollGeometryModifier<Value>>,
  ScrollFollower
{
  private var known: Value?

  override func start() {
    super.start()
    graph.windows.add(self)
  }

  func visibleRowsSettled() {
    guard let window = firstScrollWindow, let layout = window.layout else { return }
    let new = graph.untracked {
      value.modifier.transform(
        ScrollGeometry(window, in: layout))
    }
    defer { known = new }
    guard let known, known != new else { return }
    graph.untracked { value.modifier.action(known, new) }
  }

  override func willEnd() {
    graph.windows.remove(self)
    super.willEnd()
  }
}

extension View {
  /// Calls an action when a value made of what is seen of the view's scrolling changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }

  /// Calls an action when scrolling begins or ends; a step scrolls at once, so that it does neither.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { effect(_Names.OnScrollPhaseChange.self) }

  /// Calls an action when scrolling begins or ends; a step scrolls at once, so that it does neither.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { effect(_Names.OnScrollPhaseChange.self) }

  /// Calls an action when the view comes into sight or leaves it: when it appears and disappears.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }

  /// Calls an action when other rows are in sight; not called here.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { effect(_Names.OnScrollTargetVisibilityChange.self) }

  /// Shows how far the views below are scrolled for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    effect(_Names.ScrollIndicatorsFlash.self, "onAppear", onAppear)
  }

  /// Shows how far the views below are scrolled for a moment when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    effect(_Names.ScrollIndicatorsFlash.self, "trigger", _Worded(value))
  }

  /// Sets how the edge of scrolling content looks.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    effect(_Names.ScrollEdgeEffectStyle.self)
  }
}

/// How the edge of scrolling content looks.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The look that fits the place.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line, behind which nothing shines through.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A fading edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension ViewAlignedScrollTargetBehavior {
  /// Whether a swipe goes no further than one view.
  public struct LimitBehavior: Sendable {
    /// A limit that fits the place.
    public static let automatic = LimitBehavior()
    /// Always limited.
    public static let always = LimitBehavior()
    /// Limited to a few views.
    public static let alwaysByFew = LimitBehavior()
    /// Limited to one view.
    public static let alwaysByOne = LimitBehavior()
    /// Not limited.
    public static let never = LimitBehavior()
  }

  /// A behaviour with a limit, which is not kept.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behaviour, without the limit.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
}

extension ScrollTransitionConfiguration {
  /// The interactive configuration; the curve is not kept.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }

  /// The same configuration: the threshold is not kept.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The same configuration: the animation is not kept.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How far a view has to be in sight.
  public struct Threshold: Sendable {
    /// Wholly in sight.
    public static let visible = Threshold()
    /// Wholly out of sight.
    public static let hidden = Threshold()
    /// In the middle.
    public static let centered = Threshold()
    /// In sight by a part of the view, which is not kept.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// The same threshold: the distance is not kept.
    public func inset(by distance: Double) -> Threshold { self }
    /// The same threshold: nothing is kept of the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }
}

extension View {
  /// Changes how a view is seen while it scrolls in and out, in one way and the other.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { effect(_Names.ScrollTransition.self) }
}
