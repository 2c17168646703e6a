// swift-format-ignore-file: ReplaceForEachWithForLoop

import Foundation

/// A gesture that makes something of another one's answers.
@MainActor @preconcurrency public protocol _DerivedGesture: Gesture {
  associatedtype Base: Gesture
  nonisolated var base: Base { get }
  nonisolated var change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Value> { get }
}

extension _DerivedGesture {
  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? { base._answer(stimulus).map(change) }

  public var _words: String { base._words }
}

/// A gesture with something to do when it ends.
public nonisolated struct _EndedGesture<Base: Gesture>: _DerivedGesture {
  public typealias Value = Base.Value
  /// The gesture whose end is answered.
  public let base: Base
  /// Adds what is done at the end to the gesture's answer.
  public let change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Base.Value>

  init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    nonisolated(unsafe) let action = action
    change = { answer in changed(answer) { $0.ends.append(action) } }
  }
}

/// A gesture with something to do while it goes on.
public nonisolated struct _ChangedGesture<Base: Gesture>: _DerivedGesture {
  public typealias Value = Base.Value
  /// The gesture whose values are answered.
  public let base: Base
  /// Adds what is done with each value to the gesture's answer.
  public let change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Base.Value>
}

/// A gesture that keeps a state up to date while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: _DerivedGesture {
  public typealias Value = Base.Value
  /// The gesture whose values the state follows.
  public let base: Base
  /// Adds what is done with the state to the gesture's answer.
  public let change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Base.Value>
}

/// A gesture with other values.
public nonisolated struct _MapGesture<Base: Gesture, Value>: _DerivedGesture {
  /// The gesture whose values are changed.
  public let base: Base
  /// Changes the values of the gesture's answer.
  public let change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Value>
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  @MainActor @preconcurrency public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Calls `action` while the gesture goes on.
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self) { answer in changed(answer) { $0.changes.append(action) } }
  }

  /// Keeps a state up to date while the gesture goes on; it goes back when the gesture ends.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self) { answer in
      changed(answer) { answer in
        answer.changes.append { value in
          guard let location = state.location else { return }
          onMain((location, value)) { location, value in
            var new = location.get(marking: false)
            var transaction = Transaction()
            body(value, &new, &transaction)
            location.set(new)
          }
        }
        answer.ends.append { _ in
          guard let location = state.location else { return }
          onMain((location, state.seed)) { $0.set($1) }
        }
      }
    }
  }

  /// The gesture with its values changed.
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self) { answer in
      _GestureAnswer(
        value: body(answer.value), changes: [{ _ in answer.changes.forEach { $0(answer.value) } }],
        ends: [{ _ in answer.ends.forEach { $0(answer.value) } }])
    }
  }

  /// This gesture and another at the same time; a step does either.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
