import Foundation

/// An animation that a program moves by itself.
///
/// Values arrive at their end at once here, so that none of its functions is called.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after a time, or `nil` where the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value changes after a time.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation goes on from another one that is under way.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// `nil`: how fast the value changes is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// `false`: the animation starts anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation remembers, and the environment around it.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers from one step to the next.
  public var state = AnimationState<Value>()

  /// Whether the animation counts as done for what waits for it.
  public var isLogicallyComplete = false

  /// The environment of the view that is animated.
  public private(set) var environment = EnvironmentValues()

  /// The same context for values of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }

  init(
    state: AnimationState<Value> = .init(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = .init()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }
}

/// What a custom animation remembers, by keys of its own.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An animation that remembers nothing yet.
  public init() {}

  /// What is kept under a key, or the key's default.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a custom animation remembers.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
