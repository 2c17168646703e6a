import Foundation

/// Where a value goes over time, in one track or several.
///
/// Values arrive at their end at once here: what counts of keyframes is the value that the last one leaves.
public protocol Keyframes<Value> {
  associatedtype Value

  /// Moves a value to where the keyframes leave it.
  func _finish(_ value: inout Value)
}

/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  /// The value that the last keyframe leaves, if there is one.
  var _end: Value? { get }
}

/// The keyframes of a part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the property at a path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _finish(_ value: inout Root) { if let end = content._end { value[keyPath: path] = end } }
}

/// A keyframe that is reached in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// A value to reach; neither the duration nor the curve is kept.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { self.to = to }

  public var _end: Value? { to }
}

/// A keyframe that is reached as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// A value to reach; neither the duration nor the spring is kept.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) { self.to = to }

  public var _end: Value? { to }
}

/// A keyframe that is reached in a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// A value to reach; neither the duration nor the velocities are kept.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
  }

  public var _end: Value? { to }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// A value to be at.
  public init(_ to: Value) { self.to = to }

  public var _end: Value? { to }
}

/// Several keyframes, one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _end: Value?
}

/// A keyframe that is there where a condition holds.
public struct _KeyframeIf<Content: KeyframeTrackContent>: KeyframeTrackContent {
  let content: Content?
  public typealias Value = Content.Value
  public var _end: Content.Value? { content?._end }
}

/// Several tracks beside each other.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]

  public func _finish(_ value: inout Value) { for track in tracks { track._finish(&value) } }
}

/// Makes keyframes from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// The keyframe of one statement, unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No keyframes: the value stays as it is.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_end: nil) }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// The keyframes so far, and one that follows: the last one that leaves a value counts.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(_end: next._end ?? accumulated._end)
  }

  /// The keyframe of an `if` without `else`.
  public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeIf<K>
  where K.Value == Value { _KeyframeIf(content: component) }

  /// The keyframe of the first branch, where that is taken.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_end: component._end) }

  /// The keyframe of the second branch, where that is taken.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_end: component._end) }

  /// The keyframes of all passes of a loop, of which the last one counts.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_end: components.last?._end) }
}

/// Makes tracks from the statements of a closure; keyframes that stand there alone are of the value itself.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// The track of one statement.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks(tracks: [expression])
  }

  /// Keyframes that stand alone, as a track of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks(tracks: [KeyframeTrack { expression }]) }

  /// Tracks beside each other; a later one has the last word on what it moves.
  public static func buildBlock(_ components: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: components.flatMap(\.tracks))
  }

  /// The tracks of an `if` without `else`.
  public static func buildOptional(_ component: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: component?.tracks ?? [])
  }

  /// The tracks of the first branch, where that is taken.
  public static func buildEither(first component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

  /// The tracks of the second branch, where that is taken.
  public static func buildEither(second component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }
}
