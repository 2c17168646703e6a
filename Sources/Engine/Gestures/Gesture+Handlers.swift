// swift-format-ignore-file: ReplaceForEachWithForLoop

import Foundation

/// A gesture with something to do when it changes or ends.
public nonisolated struct _HandledGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let change: @MainActor (_GestureAnswer<Base.Value>) -> _GestureAnswer<Value>

  @MainActor public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    base._answer(stimulus).map(change)
  }

  @MainActor public var _words: String { base._words }
}

extension Gesture {
  /// Calls `action` when the gesture ends.
  @MainActor @preconcurrency public func onEnded(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self, Value> {
    _HandledGesture(base: self) { answer in changed(answer) { $0.ends.append(action) } }
  }

  /// Calls `action` while the gesture goes on.
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self, Value>
  {
    _HandledGesture(base: self) { answer in changed(answer) { $0.changes.append(action) } }
  }

  /// Keeps a state up to date while the gesture goes on; it goes back when the gesture ends.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _HandledGesture<Self, Value> {
    _HandledGesture(base: self) { answer in
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
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Value) -> T) -> _HandledGesture<Self, T> {
    _HandledGesture(base: self) { answer in
      _GestureAnswer(
        value: body(answer.value), changes: [{ _ in answer.changes.forEach { $0(answer.value) } }],
        ends: [{ _ in answer.ends.forEach { $0(answer.value) } }])
    }
  }

  /// This gesture and another at the same time; a step does either.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> _EitherGesture<Self, Other> {
    _EitherGesture(self, other)
  }

  /// This gesture, or else another.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> _EitherGesture<Self, Other> {
    _EitherGesture(self, other)
  }
}

/// One of two gestures.
public nonisolated struct _EitherGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What either of the gestures has come to.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

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

/// Lets a view answer to a gesture.
public nonisolated struct _GestureModifier<G: Gesture>: _PrimitiveModifier, Responder {
  let name: StaticString
  let gesture: G
  public typealias Body = Never
  public static var _name: String { ".gesture" }
  @MainActor public var _label: String { "\(name)" }
  @MainActor public var _words: String? { gesture._words }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor func accepts(_ stimulus: Stimulus) -> Bool { gesture._answer(stimulus) != nil }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard let answer = gesture._answer(stimulus) else { return }
    answer.changes.forEach { $0(answer.value) }
    answer.ends.forEach { $0(answer.value) }
  }
}

extension Gesture {
  fileprivate func _answer(_ stimulus: Stimulus) -> _GestureAnswer<Value>? {
    switch stimulus {
    case .tap: _answer(_GestureStimulus.tap)
    case .drag(let x, let y): _answer(_GestureStimulus.drag(CGSize(width: x, height: y)))
    default: nil
    }
  }
}

extension View {
  /// Lets the view answer to a gesture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(name: ".gesture", gesture: gesture))
  }

  /// Lets the view answer to a gesture, before those of the views below.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(name: ".highPriorityGesture", gesture: gesture)) }

  /// Lets the view answer to a gesture, together with those of the views below.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(_GestureModifier(name: ".simultaneousGesture", gesture: gesture)) }

  /// Calls `action` when the view is pressed for some time.
  @MainActor @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        name: ".onLongPressGesture",
        gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }))
  }

  /// Calls `action` when the pointer enters or leaves the view; no step does it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { effect(".onHover") }
}

/// Which gestures of a view are active.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
