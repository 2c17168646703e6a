import Foundation

/// How a view comes and goes, by a body.
///
/// Views come and go at once here: a transition is kept by its name, and its body is not made.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its coming and going.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What is to be known of the transition beside its body.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  /// The transition in words.
  nonisolated var _words: String { get }
}

extension Transition {
  /// The properties that transitions usually have.
  public static var properties: TransitionProperties { TransitionProperties() }

  public nonisolated var _words: String { TypeName.short(Self.self) }

  /// This transition together with another one.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    _NamedTransition(name: "\(_words) + \(other._words)")
  }

  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { _NamedTransition(name: _words) }
}

/// What is to be known of a transition beside its body.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something.
  public var hasMotion: Bool

  /// The properties of a transition that moves something, or not.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, and 1 after.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of the framework.
@MainActor @preconcurrency public protocol _BuiltInTransition: Transition {}

extension _BuiltInTransition {
  /// The content as it is: nothing of a transition is drawn.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition made of others.
public nonisolated struct _NamedTransition: _BuiltInTransition {
  let name: String
  init(name: String) { self.name = name }
  public var _words: String { name }
}
