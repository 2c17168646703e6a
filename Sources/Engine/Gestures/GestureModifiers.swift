// swift-format-ignore-file: ReplaceForEachWithForLoop

import Foundation

/// Lets a view answer to a gesture.
@MainActor @preconcurrency public protocol _GestureModifier: _PrimitiveModifier {
  associatedtype G: Gesture
  nonisolated var gesture: G { get }
}

extension _GestureModifier {
  public var _words: String? { gesture._words }
  public func _isSame(as other: Self) -> Bool { true }

  func accepts(_ stimulus: Stimulus) -> Bool { gesture._answer(stimulus, at: .zero) != nil }

  func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard let answer = gesture._answer(stimulus, at: node.middle) else { return }
    answer.changes.forEach { $0(answer.value) }
    // The views follow while the gesture goes on, and again when it has ended.
    if !answer.changes.isEmpty, node.graph.hasWork { node.graph.settlePhase?() }
    answer.ends.forEach { $0(answer.value) }
  }
}

/// Lets a view answer to a gesture.
public nonisolated struct AddGestureModifier<G: Gesture>: _GestureModifier, Responder {
  var name: StaticString = ".gesture"
  /// The gesture that the view answers to.
  public let gesture: G
  public static var _name: String { ".gesture" }
  public var _label: String { "\(name)" }
  /// A tap needs no words beside its name.
  var hasWords = true
  @MainActor public var _words: String? { hasWords ? gesture._words : nil }
}

/// Lets a view answer to a gesture, before those of the views below.
public nonisolated struct HighPriorityGestureModifier<G: Gesture>: _GestureModifier, Responder {
  /// The gesture that the view answers to.
  public let gesture: G
  public static var _name: String { ".highPriorityGesture" }
}

/// Lets a view answer to a gesture, together with those of the views below.
public nonisolated struct SimultaneousGestureModifier<G: Gesture>: _GestureModifier, Responder {
  /// The gesture that the view answers to.
  public let gesture: G
  public static var _name: String { ".simultaneousGesture" }
}

extension Gesture {
  fileprivate func _answer(_ stimulus: Stimulus, at place: CGPoint) -> _GestureAnswer<Value>? {
    switch stimulus {
    case .tap: _answer(_GestureStimulus.tap(at: place))
    case .drag(let x, let y): _answer(_GestureStimulus.drag(CGSize(width: x, height: y)))
    default: nil
    }
  }
}

extension View {
  /// Lets the view answer to a gesture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(AddGestureModifier(gesture: gesture))
  }

  /// Lets the view answer to a gesture, before those of the views below.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(HighPriorityGestureModifier(gesture: gesture)) }

  /// Lets the view answer to a gesture, together with those of the views below.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(SimultaneousGestureModifier(gesture: gesture)) }

  /// Calls `action` when the view is pressed for some time.
  @MainActor @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      AddGestureModifier(
        name: ".onLongPressGesture",
        gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }))
  }

  /// Calls `action` when the pointer enters or leaves the view; no step does it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { effect(_Names.OnHover.self) }
}

/// Which gestures of a view are active.
public struct GestureMask: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture at all.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
