// swift-format-ignore-file: ReplaceForEachWithForLoop

import Foundation

/// Two gestures at the same time; a step does either.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What either of the gestures has come to.
  public struct Value {
    /// What the first gesture has come to; `nil` before it began.
    public var first: First.Value?
    /// What the second gesture has come to; `nil` before it began.
    public var second: Second.Value?
  }
  /// One of the two gestures.
  public var first: First
  /// The other of the two gestures.
  public var second: Second

  /// Two gestures that don't exclude each other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    let (a, b) = (first._answer(stimulus), second._answer(stimulus))
    if a == nil && b == nil { return nil }
    return _GestureAnswer(
      value: Value(first: a?.value, second: b?.value),
      changes: [
        { _ in
          if let a { a.changes.forEach { $0(a.value) } }
          if let b { b.changes.forEach { $0(b.value) } }
        }
      ],
      ends: [
        { _ in
          if let a { a.ends.forEach { $0(a.value) } }
          if let b { b.ends.forEach { $0(b.value) } }
        }
      ])
  }

  @MainActor public var _words: String { "\(first._words), \(second._words)" }
}

/// One gesture, or else another.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture that answers has come to.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The gesture that is asked first.
  public var first: First
  /// The gesture that is asked where the first one does not answer.
  public var second: Second

  /// Two gestures of which one answers.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    if let a = first._answer(stimulus) {
      return _GestureAnswer(
        value: .first(a.value), changes: [{ _ in for change in a.changes { change(a.value) } }],
        ends: [{ _ in for end in a.ends { end(a.value) } }])
    }
    return second._answer(stimulus).map { b in
      _GestureAnswer(
        value: .second(b.value), changes: [{ _ in for change in b.changes { change(b.value) } }],
        ends: [{ _ in for end in b.ends { end(b.value) } }])
    }
  }

  @MainActor public var _words: String { "\(first._words), \(second._words)" }
}
