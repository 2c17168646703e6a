import Foundation

/// How a view comes and goes.
public struct AnyTransition: Equatable, Sendable {
  let name: String

  /// The view is there at once.
  public static let identity = AnyTransition(name: "identity")
  /// More or less transparent.
  public static let opacity = AnyTransition(name: "opacity")
  /// In from the beginning of a line, out at its end.
  public static let slide = AnyTransition(name: "slide")
  /// Larger or smaller.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  /// Larger or smaller; how much and from where is not kept.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// In from an edge, and out there again.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }

  /// In from an edge, while what was there goes out opposite.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }

  /// Moved away; how far is not kept.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }

  /// Moved away in two directions; how far is not kept.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }

  /// One transition to come and another one to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(insertion.name) / \(removal.name)")
  }

  /// By a modifier, which is kept by its type alone.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: TypeName.short(E.self))
  }

  /// This transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name) + \(other.name)") }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// A transition of any type.
  public init<T: Transition>(_ transition: T) { name = transition._words }

  init(name: String) { self.name = name }
}

extension AnyTransition: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { name }
}

/// How content of a view changes in place.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// The new content is there at once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades out, the other one in.
  public static let opacity = ContentTransition(name: "opacity")
  /// Texts are moved letter by letter where they can be.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As symbols take each other's place.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// As digits count; in which direction is not kept.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }

  /// As digits count to a value, which is not kept.
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }

  /// As symbols take each other's place; with which effect is not kept.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

protocol TransitionHolder {
  var transition: AnyTransition { get }
}

extension View {
  /// Says how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View { trait(TransitionTraitKey.self, t) }

  /// Says how the view comes and goes.
  @_disfavoredOverload public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    trait(TransitionTraitKey.self, AnyTransition(transition))
  }

  /// Says how content changes in place.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    effect(_Names.ContentTransition.self, "_", transition.name)
  }

  /// Animates changes below when a value changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(parameters: .init("_ value", animation, value)))
  }

  /// Animates all changes below.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_ImplicitAnimationModifier(parameters: .init("_", animation)))
  }

  /// Changes the transaction of changes below.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(parameters: .init()))
  }

  /// Goes through phases when a value changes; here the view is shown in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases.prefix(1)).first
    return first.map { content(self, $0) }
  }

  /// Goes through phases when a value changes; here the view is shown in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases.prefix(1)).first
    return first.map { content(self, $0) }
  }
}
