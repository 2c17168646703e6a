import Foundation

/// Lets a view come and go without an effect.
public nonisolated struct IdentityTransition: _BuiltInTransition {
  public init() {}
  public var _words: String { "identity" }
}

/// Lets a view fade.
public nonisolated struct OpacityTransition: _BuiltInTransition {
  public init() {}
  public var _words: String { "opacity" }
}

/// Lets a view come from the leading edge and go to the trailing one.
public nonisolated struct SlideTransition: _BuiltInTransition {
  public init() {}
  public var _words: String { "slide" }
}

/// Lets a view grow and shrink.
public nonisolated struct ScaleTransition: _BuiltInTransition {
  public var scale: Double
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
  public var edge: Edge

  /// A transition from and to an edge.
  public init(edge: Edge) { self.edge = edge }
  public var _words: String { "move(\(edge))" }
}

/// Lets a view push another one away.
public nonisolated struct PushTransition: _BuiltInTransition {
  public var edge: Edge

  /// A transition from an edge.
  public init(edge: Edge) { self.edge = edge }
  public var _words: String { "push(\(edge))" }
}

/// Lets a view come from and go to a distance.
public nonisolated struct OffsetTransition: _BuiltInTransition {
  public var offset: CGSize

  /// A transition from and to a distance.
  public init(_ offset: CGSize) { self.offset = offset }
  public var _words: String { "offset" }
}

/// Lets a view come and go in a blur.
public nonisolated struct BlurReplaceTransition: _BuiltInTransition {
  /// Where the view moves.
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  public var configuration: Configuration

  /// A transition in a blur that moves.
  public init(configuration: Configuration) { self.configuration = configuration }
  public var _words: String { "blurReplace" }
}

/// Lets a symbol come and go by an effect of its own.
public nonisolated struct SymbolEffectTransition: _BuiltInTransition {
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
  init() {}
  public var _words: String { "symbolEffect" }
}

/// One way to come and another one to go.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _BuiltInTransition {
  public var insertion: Insertion
  public var removal: Removal

  /// A transition of two: the first for coming, the second for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public var _words: String { "\(insertion._words) / \(removal._words)" }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
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
