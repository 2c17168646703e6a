import Foundation

/// Lets a view come and go without an effect.
public nonisolated struct IdentityTransition: _BuiltInTransition {
  /// A transition that changes nothing.
  public init() {}
  public var _words: String { "identity" }
}

/// Lets a view fade.
public nonisolated struct OpacityTransition: _BuiltInTransition {
  /// A transition from and to no opacity.
  public init() {}
  public var _words: String { "opacity" }
}

/// Lets a view come from the leading edge and go to the trailing one.
public nonisolated struct SlideTransition: _BuiltInTransition {
  /// A transition from one side to the other.
  public init() {}
  public var _words: String { "slide" }
}

/// Lets a view grow and shrink.
public nonisolated struct ScaleTransition: _BuiltInTransition {
  /// How large the view is before it comes and after it goes; 1 for its own size.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// A transition from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public var _words: String { "scale" }
}

/// Lets a view come from and go to an edge.
public nonisolated struct MoveTransition: _BuiltInTransition {
  /// The edge from which the view comes, and to which it goes.
  public var edge: Edge

  /// A transition from and to an edge.
  public init(edge: Edge) { self.edge = edge }
  public var _words: String { "move(\(edge))" }
}

/// Lets a view push another one away.
public nonisolated struct PushTransition: _BuiltInTransition {
  /// The edge from which the view comes; it goes to the opposite one.
  public var edge: Edge

  /// A transition from an edge.
  public init(edge: Edge) { self.edge = edge }
  public var _words: String { "push(\(edge))" }
}

/// Lets a view come from and go to a distance.
public nonisolated struct OffsetTransition: _BuiltInTransition {
  /// How far from its place the view comes, and goes.
  public var offset: CGSize

  /// A transition from and to a distance.
  public init(_ offset: CGSize) { self.offset = offset }
  public var _words: String { "offset" }
}

/// Lets a view come and go in a blur.
public nonisolated struct BlurReplaceTransition: _BuiltInTransition {
  /// Where the view moves.
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  /// How the view moves in the blur; kept only, as nothing of it is drawn.
  public var configuration: Configuration

  /// A transition in a blur that moves.
  public init(configuration: Configuration) { self.configuration = configuration }
  public var _words: String { "blurReplace" }
}

/// Lets a symbol come and go by an effect of its own.
public nonisolated struct SymbolEffectTransition: _BuiltInTransition {
  /// A transition by an effect, which is not kept.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
  init() {}
  public var _words: String { "symbolEffect" }
}

/// One way to come and another one to go.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _BuiltInTransition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// A transition of two: the first for coming, the second for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public var _words: String { "\(insertion._words) / \(removal._words)" }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes without an effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge, and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a size, and shrinks to it, around a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge, and goes to the same one.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Comes from an edge, and goes to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a distance, and goes to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a distance in each direction, and goes to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Comes and goes in a blur, the first of the two ways.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Comes and goes in a blur that moves as given.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes by the symbol's usual effect.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// Comes and goes by an effect of the symbol, which is not kept.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension Transition {
  /// One transition for coming and another one for going.
  public static func asymmetric<I: Transition, R: Transition>(
    insertion: I, removal: R
  ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
