import Foundation

/// A turn of two fingers; no step does it.
public nonisolated struct RotateGesture: Gesture {
  /// How far a turn has come.
  public struct Value: Equatable, Sendable {
    /// When it was: always the same moment.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// How far it has turned.
    public var rotation: Angle
    /// How fast it turns: always not at all.
    public var velocity: Angle { .zero }
    /// The point of the view about which it turns.
    public var startAnchor: UnitPoint
    /// Where it began: always the upper left corner.
    public var startLocation: CGPoint { .zero }
  }

  /// A turn; how little counts is not kept.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? { nil }

  public var _words: String { "rotate" }
}

/// One gesture and then another: a tap answers the first alone, a drag goes on to the second.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Two gestures, one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    let tap: _GestureStimulus = if case .tap = stimulus { stimulus } else { .tap(at: .zero) }
    guard let begin = first._answer(tap) else { return nil }
    if case .tap = stimulus {
      return _GestureAnswer(
        value: .first(begin.value), changes: [{ _ in for change in begin.changes { change(begin.value) } }],
        ends: [{ _ in for end in begin.ends { end(begin.value) } }])
    }
    guard let then = second._answer(stimulus) else { return nil }
    return _GestureAnswer(
      value: .second(begin.value, then.value),
      changes: [
        { _ in
          for change in begin.changes { change(begin.value) }
          for end in begin.ends { end(begin.value) }
          for change in then.changes { change(then.value) }
        }
      ], ends: [{ _ in for end in then.ends { end(then.value) } }])
  }

  @MainActor public var _words: String { "\(first._words), then \(second._words)" }
}

/// A gesture of any type with a value.
public nonisolated struct AnyGesture<Value>: Gesture {
  private let answer: @MainActor (_GestureStimulus) -> _GestureAnswer<Value>?
  private let words: @MainActor () -> String

  /// Wraps a gesture, with what it answers and its words.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    answer = { gesture._answer($0) }
    words = { gesture._words }
  }

  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? { answer(stimulus) }

  @MainActor public var _words: String { words() }
}

extension Optional: Gesture where Wrapped: Gesture {
  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Wrapped.Value>? {
    self?._answer(stimulus)
  }

  @MainActor public var _words: String { self?._words ?? "none" }
}

extension Gesture {
  /// The gesture while keys are held.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> Self { self }

  /// This gesture and then another.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension SpatialTapGesture {
  /// A tap whose place is told; neither the count nor the space is kept.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.init(count: count) }
}

extension View {
  /// Lets the view answer to a gesture, where it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(isEnabled ? gesture : nil)
  }

  /// Calls `action` when the view is pressed for some time, and `pressing` when it begins and ends.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload @MainActor @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
